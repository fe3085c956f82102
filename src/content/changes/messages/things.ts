import { plainDay } from '../../../core/model/text/plainDay.ts'
import type { MessageOf } from '../../../core/text/MessageOf.ts'
import { lower, phrase, quoted, run, upper, type Words } from './Words.ts'

type Named = { readonly name?: string | undefined }
type Titled = { readonly title?: string | undefined }
/** The number of an entry in its list, from 1; undefined where it is the only one, or no entry of a list. */
type Numbered = { readonly number?: number | undefined }

/** A name; a day is read as one. */
export const nameInWords = (name: string): Words => quoted(plainDay(name))
const numbered = ({ number }: Numbered) => (number === undefined ? '' : ` ${number}`)
const after = (words: string, { name }: Named) =>
  name === undefined ? [words] : phrase`${words} ${nameInWords(name)}`

/** What surrounds a change: blocks, entries of lists, objects. */
const thingTexts = {
  block: ({ name }: { readonly name: string }) => nameInWords(name),
  onlyBlock: ({ title }: { readonly title: string }) => phrase`the ${lower(title)}`,
  numberedBlock: ({ title, ...data }: Titled & Numbered) =>
    phrase`block${numbered(data)}${title === undefined ? '' : ` (${lower(title)})`}`,
  part: ({ title }: { readonly title: string }) => phrase`the ${lower(title)}`,
  field: ({ name }: { readonly name: string }) => after('the field', { name }),
  fact: (data: Named) => after('the figure', data),
  entry: ({ title = 'entry', name, ...data }: Titled & Named & Numbered) =>
    name === undefined
      ? phrase`${lower(title)}${numbered(data)}`
      : after(`the ${lower(title)}`, { name }),
}
export type Thing = MessageOf<typeof thingTexts>

type AnyText = (data: unknown) => Words
const render = (
  texts: object,
  { code, data }: { readonly code: string; readonly data?: unknown },
): Words => (texts as Readonly<Record<string, AnyText>>)[code]?.(data) ?? [code] // the types of messages tie data to code

export const thingInWords = (thing: Thing): Words => render(thingTexts, thing)
export const thingFirst = (thing: Thing): Words =>
  thingInWords(thing).map((part, index) =>
    index === 0 && typeof part === 'string' ? upper(part) : part,
  )

/** Whether a thing is a block: something is *of* an entry, and *in* a block. */
const isBlock = ({ code }: Thing) => /block$/i.test(code)

/** What surrounds a place, from the inside out. */
export type Where = readonly Thing[]
export const whereInWords = (where: Where, first: string): Words =>
  where.flatMap((thing, index) => [
    index === 0 ? first : isBlock(thing) ? ' in ' : ' of ',
    ...thingInWords(thing),
  ])

/** A property by its title, or an entry of a list of texts by that of the list and its number. */
export type What = Numbered & { readonly title: string; readonly list?: string | undefined }
const whatInWords = ({ title, list, ...data }: What) =>
  list === undefined ? `${title}${numbered(data)}` : `${list}, ${lower(title)}${numbered(data)}`

/** What a sentence begins with. */
const subjectTexts = {
  documentItself: () => phrase`The document`,
  atPointer: ({ pointer }: { readonly pointer: string }) =>
    phrase`What stands at ${run('said', pointer || '/')}`,
  ofFact: ({ name, what }: { readonly name: string; readonly what: What }) =>
    phrase`Fact ${nameInWords(name)}, ${lower(whatInWords(what))}`,
  ownText: ({ what, where, ...data }: Numbered & { readonly what: What; readonly where: Where }) =>
    phrase`${whatInWords(what)}${numbered(data)}${whereInWords(where, ' in ')}`,
  property: ({ what, where }: { readonly what: What; readonly where: Where }) =>
    phrase`${whatInWords(what)}${whereInWords(where, ' of ')}`,
  entry: ({ title = 'Entry', name, ...data }: Titled & Named & Numbered) =>
    name === undefined ? phrase`${title}${numbered(data)}` : after(title, { name }),
  key: ({ title, key }: { readonly title: string; readonly key: string }) =>
    phrase`${title} ${quoted(key)}`,
  field: (data: Named) => after('Field', data),
  block: (data: Named) => after('Block', data),
  thing: ({ thing }: { readonly thing: Thing }) => thingFirst(thing),
}
export type Subject = MessageOf<typeof subjectTexts>
export const subjectInWords = (subject: Subject): Words => render(subjectTexts, subject)

/** Where an entry is among the others. */
export type Position =
  | 'beginning'
  | 'end'
  | { readonly number: number }
  | { readonly after: string }
export const positionInWords = (
  position: Position | undefined,
  preposition: 'at' | 'to',
): Words => {
  if (position === undefined) return []
  if (typeof position === 'string') return phrase` ${preposition} the ${position}`
  return 'after' in position
    ? phrase` after ${nameInWords(position.after)}`
    : phrase` at place ${position.number}`
}
