import { isObject } from '../../../core/document/isObject.ts'
import { unspoken } from '../../../core/kit/languageOf.ts'
import { escapeKey, keysOf } from '../../../core/model/schema/path.ts'
import type { SharedView } from '../types/context.ts'

/** One thing that was read of the shared context, and what stood there. */
export type Read = readonly [question: string, answer: string]

/** The languages of the view's kit with their tags: as they are with this kit, so that which one it is says all of it. */
type Languages = ReadonlyMap<unknown, string>

const languagesIn = ({ kit }: SharedView): Languages =>
  new Map(
    Object.entries(kit.languages).flatMap(([tag, language]) => [
      [language, tag],
      [unspoken(language), `not ${tag}`],
    ]),
  )

/** What is seen of a value without looking further: of an object that it is there, of a language which, else the value. Lists are short, and seldom read in part. */
const answerFor = (value: unknown, languages?: Languages): string => {
  if (isObject(value)) return languages?.get(value) ?? '{'
  return value === undefined || typeof value === 'function' ? '' : JSON.stringify(value)
}

/** A place of a view, the same for all documents of a run: questions are put into words once. */
class ReadNode {
  private readonly inner = new Map<string, ReadNode>()
  private list: Read | undefined
  readonly read: Read
  constructor(
    readonly pointer: string,
    readonly value: unknown,
    private readonly languages: Languages,
  ) {
    this.read = [`at ${pointer}`, answerFor(value, languages)]
  }
  /** What is there below a key. */
  below(key: string): ReadNode {
    const known = this.inner.get(key)
    if (known) return known
    const place = new ReadNode(
      `${this.pointer}/${escapeKey(key)}`,
      Reflect.get(this.value as object, key),
      this.languages,
    ) // asked of objects alone
    this.inner.set(key, place)
    return place
  }
  /** Nothing below it is asked for. */
  get isWhole(): boolean {
    return !isObject(this.value) || this.languages.has(this.value)
  }
  get keys(): Read {
    this.list ??= [`keys ${this.pointer}`, JSON.stringify(Object.keys(this.value as object))] // as above
    return this.list
  }
}

/** What stands at a place, as something of the same look that notes what is read of it. Made anew for each document, so that nobody keeps what another one read. */
const recorded = (place: ReadNode, found: Set<Read>, made: Map<ReadNode, object>): unknown => {
  const { value } = place
  if (typeof value === 'function') return value
  found.add(place.read)
  if (place.isWhole || !isObject(value)) return value
  const before = made.get(place)
  if (before) return before
  const entry = (key: string | symbol): unknown =>
    typeof key === 'symbol' ? Reflect.get(value, key) : recorded(place.below(key), found, made)
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
      found.add(place.keys)
      return Reflect.ownKeys(target)
    },
  })
  made.set(place, seen)
  return seen
}

const factQuestion = (name: string, format: string | undefined) =>
  `fact ${name}${format === undefined ? '' : `|${format}`}`

/** A view for one document, the same as that of the run, which notes what is read of it; `reads` gives that, each thing once. */
export type Recording = { readonly view: SharedView; readonly reads: () => readonly Read[] }

/** Makes recordings of a run's view, one for each document. */
export const recordReads = (view: SharedView): (() => Recording) => {
  const root = new ReadNode('', view, languagesIn(view))
  const facts = new Map<string, Read>()
  const readFact = (name: string, format: string | undefined, text: string | undefined): Read => {
    const question = factQuestion(name, format)
    const read: Read = facts.get(question) ?? [question, answerFor(text)]
    facts.set(question, read)
    return read
  }
  return () => {
    const found = new Set<Read>()
    const lookup: SharedView['lookup'] = (name, format) => {
      const text = view.lookup(name, format)
      found.add(readFact(name, format, text))
      return text
    }
    const tree = recorded(root, found, new Map()) as SharedView // of the same look
    return {
      view: Object.create(tree, {
        lookup: { value: lookup },
        kit: { value: view.kit },
      }) as SharedView,
      reads: () => [...found],
    }
  }
}

const valueAt = (view: SharedView, place: string): unknown =>
  keysOf(place).reduce<unknown>(
    (value, key) => (isObject(value) ? Reflect.get(value, key) : undefined),
    view,
  )

const answerTo = (question: string, view: SharedView, languages: Languages): string => {
  const space = question.indexOf(' ')
  const [kind, place] = [question.slice(0, space), question.slice(space + 1)]
  if (kind === 'fact') {
    const bar = place.indexOf('|')
    return answerFor(
      bar < 0
        ? view.lookup(place, undefined)
        : view.lookup(place.slice(0, bar), place.slice(bar + 1)),
    )
  }
  const value = valueAt(view, place)
  if (kind === 'at') return answerFor(value, languages)
  return isObject(value) ? JSON.stringify(Object.keys(value)) : ''
}

/** Tells whether what was read before would be read again. Each question is answered once. */
export const readsHold = (view: SharedView): ((reads: readonly Read[]) => boolean) => {
  const answers = new Map<string, string>()
  const languages = languagesIn(view)
  return (reads) =>
    reads.every(([question, answer]) => {
      const now = answers.get(question) ?? answerTo(question, view, languages)
      answers.set(question, now)
      return now === answer
    })
}
