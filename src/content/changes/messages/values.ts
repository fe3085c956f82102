import { assetFolder, isAssetAddress } from '../../../core/document/addresses.ts'
import { choiceInWords, choicesInWords } from '../../../core/document/choicesInWords.ts'
import { plainDay } from '../../../core/model/text/plainDay.ts'
import type { MessageOf } from '../../../core/text/MessageOf.ts'
import { joined, phrase, quoted, type RunKind, run, type Words } from './Words.ts'

type As = RunKind
type Titled = { readonly title?: string | undefined }

/** Where something leads: an address, with the title of the page that is there. */
export type Address = Titled & { readonly address: string }

/** An address as a sentence names it: a file of the site by its name among these. */
const shownAddress = (address: string): string =>
  isAssetAddress(address) ? address.slice(assetFolder.length) : address
export const addressInWords = ({ address, title }: Address): Words =>
  title === undefined
    ? run('said', shownAddress(address))
    : phrase`${quoted(title)} (${run('said', address)})`
/** The file of a picture. */
export const fileInWords = (address: string, as: As) => quoted(shownAddress(address), as)

const inBrackets = (title: string | undefined): Words =>
  title === undefined ? [] : phrase` (${quoted(title)})`

/** A value of a document. */
const valueTexts = {
  yes: (_: undefined, as: As) => run(as, 'yes'),
  no: (_: undefined, as: As) => run(as, 'no'),
  nothing: (_: undefined, as: As) => run(as, 'nothing'),
  empty: (_: undefined, _as: As) => phrase`nothing in it`,
  plain: ({ text }: { readonly text: string }, as: As) => run(as, text),
  text: ({ text }: { readonly text: string }, as: As) => quoted(text, as),
  /** A word that programs go by: a day, a file. */
  word: ({ text }: { readonly text: string }, as: As) => quoted(shownAddress(plainDay(text)), as),
  choice: (
    { choice, meaning }: { readonly choice: unknown; readonly meaning?: string | undefined },
    as: As,
  ) => phrase`${run(as, choiceInWords(choice))}${meaning ? ` (${meaning})` : ''}`,
  choices: (
    { all, chosen }: { readonly all: readonly unknown[]; readonly chosen: readonly unknown[] },
    as: As,
  ) => run(as, choicesInWords(all, chosen)),
  address: ({ address, title }: Address, as: As) =>
    phrase`${run(as, shownAddress(address))}${inBrackets(title)}`,
  dialog: ({ name, title }: Titled & { readonly name: string }, as: As) =>
    phrase`${quoted(name, as)}${inBrackets(title)}`,
}
export type Value = MessageOf<typeof valueTexts>

type AnyText = (data: unknown, as: As) => Words
const texts = valueTexts as unknown as Readonly<Record<string, AnyText>> // `Value` ties data to code
export const valueInWords = ({ code, data }: Value, as: As): Words =>
  texts[code]?.(data, as) ?? [code]

/** Text of a document in which facts that its other version lacks have their labels. */
export type FactText =
  | string
  | readonly (string | { readonly written: string; readonly label: string })[]
const factTextInWords = (text: FactText): string =>
  typeof text === 'string'
    ? text
    : text
        .map((part) =>
          typeof part === 'string' ? part : `${part.written} (figure: ${part.label})`,
        )
        .join('')

/** A text with what has become of its words. */
export type MarkedText = readonly { readonly as: As; readonly text: FactText }[]
export const markedInWords = (text: MarkedText): Words =>
  text.map((part) => ({ as: part.as, text: factTextInWords(part.text) }))

/** In which of the states a value is. */
type Held = { readonly as: 'was' | 'is' }
type Leading = { readonly words: string; readonly to: Address }
export const lineTexts = {
  value: ({ title, value, as }: Titled & Held & { readonly value: Value }) =>
    phrase`${title ? `${title}: ` : ''}${valueInWords(value, as)}`,
  filledIn: ({ field, answer, as }: Held & { readonly field: string; readonly answer: string }) =>
    phrase`Filled in, ${quoted(field)}: ${quoted(answer, as)}`,
  leads: ({ words, to, as }: Held & Leading) =>
    phrase`${quoted(words)} ${as === 'is' ? 'leads' : 'led'} to ${addressInWords(to)}`,
}
/** Several lines in one, such as the cells of a row. */
type Values = {
  readonly code: 'values'
  readonly data: Titled & { readonly lines: readonly Line[] }
}
/** What a value holds, one line below a sentence. */
export type Line = MessageOf<typeof lineTexts> | Values

const lines = lineTexts as unknown as Readonly<Record<string, (data: unknown) => Words>> // `Line` ties data to code
export const lineInWords = (line: Line): Words => {
  if (line.code !== 'values') return lines[line.code]?.(line.data) ?? [line.code]
  const { title, lines: own } = line.data
  return phrase`${title ? `${title}: ` : ''}${joined(own.map(lineInWords))}`
}
