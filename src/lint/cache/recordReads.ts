import { escapeKey, keysOf } from '../../model/path.ts'
import type { SharedView } from '../context.ts'

/** One thing that was read of the shared context, and what stood there. */
export type Read = readonly [question: string, answer: string]

type Note = (question: string, answer: string) => void

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is seen of a value without looking further: of an object that it is there, else the value. Lists are short, and seldom read in part. */
const answerFor = (value: unknown): string => (isTree(value) ? '{' : value === undefined || typeof value === 'function' ? '' : JSON.stringify(value))

/** A value of the same look that notes what is read of it: values by their place, and which keys an object has. Only methods are not data. */
const recorded = (value: unknown, place: string, note: Note, made: Map<string, object>): unknown => {
  if (typeof value === 'function') return value
  note(`at ${place}`, answerFor(value))
  if (!isTree(value)) return value
  const before = made.get(place)
  if (before) return before // one place holds one object, however often it is looked at
  const entry = (key: string | symbol) => {
    const found: unknown = Reflect.get(value, key)
    return typeof key === 'symbol' ? found : recorded(found, `${place}/${escapeKey(key)}`, note, made)
  }
  const seen = new Proxy(value, {
    get: (_, key) => entry(key),
    has: (target, key) => {
      entry(key)
      return Reflect.has(target, key)
    },
    getOwnPropertyDescriptor: (target, key) => {
      const { get: _get, set: _set, ...own } = Reflect.getOwnPropertyDescriptor(target, key) ?? {}
      return own.configurable === undefined ? undefined : { ...own, value: entry(key) }
    },
    ownKeys: (target) => {
      note(`keys ${place}`, JSON.stringify(Object.keys(target)))
      return Reflect.ownKeys(target)
    },
  })
  made.set(place, seen)
  return seen
}

const factQuestion = (name: string, format: string | undefined) => `fact ${name}${format === undefined ? '' : `|${format}`}`

/** The same view, which notes what is read of it. `reads` gives that, each thing once. */
export const recordReads = (view: SharedView): { readonly view: SharedView; readonly reads: () => readonly Read[] } => {
  const found = new Map<string, string>()
  const note: Note = (question, answer) => found.set(question, answer)
  const lookup: SharedView['lookup'] = (name, format) => {
    const text = view.lookup(name, format)
    note(factQuestion(name, format), answerFor(text))
    return text
  }
  const tree = recorded(view, '', note, new Map()) as SharedView // of the same look
  return { view: Object.create(tree, { lookup: { value: lookup }, kit: { value: view.kit } }) as SharedView, reads: () => [...found] }
}

const valueAt = (view: SharedView, place: string): unknown =>
  keysOf(place).reduce<unknown>((value, key) => (isTree(value) ? Reflect.get(value, key) : undefined), view)

const answerTo = (question: string, view: SharedView): string => {
  const space = question.indexOf(' ')
  const [kind, place] = [question.slice(0, space), question.slice(space + 1)]
  if (kind === 'fact') {
    const bar = place.indexOf('|')
    return answerFor(bar < 0 ? view.lookup(place, undefined) : view.lookup(place.slice(0, bar), place.slice(bar + 1)))
  }
  const value = valueAt(view, place)
  if (kind === 'at') return answerFor(value)
  return isTree(value) ? JSON.stringify(Object.keys(value)) : ''
}

/** Tells whether what was read before would be read again. Each question is answered once. */
export const readsHold = (view: SharedView): ((reads: readonly Read[]) => boolean) => {
  const answers = new Map<string, string>()
  return (reads) =>
    reads.every(([question, answer]) => {
      const now = answers.get(question) ?? answerTo(question, view)
      answers.set(question, now)
      return now === answer
    })
}
