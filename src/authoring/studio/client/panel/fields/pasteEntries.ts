import { blankOf } from '../../../../../content/commands/entries/blankEntry.ts'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import type { Block } from '../../../../../core/document/page.ts'
import type { DocumentEdit } from '../../../../../core/edits/change.ts'
import { blockOf } from '../../../../../core/kit/blockOf.ts'
import type { SchemaKit } from '../../../../../core/kit/Kit.ts'
import { keysOf } from '../../../../../core/model/schema/path.ts'
import { childSchema, chosenSchema } from '../../../../../core/model/schema/walkSchema.ts'
import { plainText } from '../../../../../core/model/text/inline.ts'
import { askedBy } from '../../../../../core/model/text/unfinished.ts'
import { joinWords } from '../../../../../core/text/joinWords.ts'
import { plural } from '../../../../../core/text/plural.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { titleOf } from '../../ui/words.ts'
import { isAskedElsewhere, itemsOf, kindOf, propertiesOf, rarelyAsked } from '../kindOf.ts'
import { isMadeOfLabel } from '../madeOfLabel.ts'
import { mayNameColumns } from './namesColumns.ts'

/** Where rows are pasted: into a text of an entry, below `key`. */
export type EntryText = {
  readonly file: string
  readonly list: string
  readonly index: number
  readonly key: string
}

type Rows = readonly (readonly string[])[]
/** What is to be asked first: whether the first row names columns. */
type Unsure = { readonly asks: string }
type Done = {
  readonly edits: readonly DocumentEdit[]
  readonly said: string /** The pointer of the first text that was written. */
  readonly at: string
}

/** A text of an entry of a list of things, by its pointer. Pure. */
export const entryText = (file: string, pointer: string): EntryText | undefined => {
  const [, list = '', index, key = ''] = /^(.*)\/(\d+)\/([^/\d][^/]*)$/.exec(pointer) ?? []
  return index === undefined || list === '' ? undefined : { file, list, index: Number(index), key }
}

/** The schema of a list that stands in a block. Pure. */
export const listIn = (kit: SchemaKit, document: unknown, list: string): Schema | undefined => {
  const [blocks = '', number = '', ...rest] = keysOf(list)
  const block = valueAt(document, [blocks, number]) as Block | undefined // whatever it is, its type is looked up as a word
  let found: Schema | undefined = blockOf(kit, String(block?.type ?? '')).schema
  let value: unknown = block
  for (const key of rest) {
    value = valueAt(value, [key])
    found = found && childSchema(kit.choices, found, /^\d+$/.test(key) ? Number(key) : key, value)
  }
  return rest.length > 0 ? found : undefined
}

const sameWords = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Rows that are pasted into a text of an entry, as entries: their cells are its texts from that one on, in the order in which the page has them. The entry
 * itself takes the first row where it has nothing written there yet, or all of it `replaces`; what is written in others stays. A first row that calls
 * the texts by their names, or is marked as such, says which are meant; one that only looks like that is asked about. Undefined where rows have more cells
 * than an entry has texts. Pure.
 */
export const pasteEntries = (
  kit: SchemaKit,
  document: unknown,
  schema: Schema,
  { file, list, index, key }: EntryText,
  pasted: {
    readonly rows: Rows
    readonly hasHead?: boolean | undefined
    readonly replaces?: boolean | undefined
  },
): Done | Unsure | undefined => {
  const entries = valueAt(document, keysOf(list))
  if (!Array.isArray(entries)) return undefined
  const entry: unknown = entries[index]
  const item = chosenSchema(kit.choices, itemsOf(schema), entry)
  const required = new Set((item['required'] ?? []) as readonly string[]) // JSON Schema's own shape
  const texts = Object.entries(propertiesOf(item)).filter(([name, own]) => {
    const kind = kindOf(own, kit.choices)
    return (
      (kind === 'markup' || kind === 'line') &&
      !isAskedElsewhere(name, own) &&
      !rarelyAsked.has(name) &&
      !isMadeOfLabel(own)
    )
  })
  const [head = []] = pasted.rows
  const headings = valueAt(document, [...keysOf(list).slice(0, -1), 'headings'])
  const named = head.map((cell) =>
    texts.find(([name, own]) => {
      const heading = isObject(headings) ? headings[name] : undefined
      return (
        sameWords(plainText(cell), titleOf(own)) ||
        (typeof heading === 'string' && sameWords(plainText(cell), plainText(heading)))
      )
    }),
  )
  const isNamed = pasted.rows.length > 1 && named.every((text) => text !== undefined)
  const isUnsure = named.some((text) => text !== undefined) || mayNameColumns(pasted.rows)
  if (!isNamed && pasted.rows.length > 1 && pasted.hasHead === undefined && isUnsure)
    return { asks: `Does the first row (“${head.map(plainText).join('”, “')}”) name the columns?` }
  const rows =
    isNamed || (pasted.hasHead === true && pasted.rows.length > 1)
      ? pasted.rows.slice(1)
      : pasted.rows
  const width = Math.max(...rows.map(({ length }) => length))
  const isUsed = (name: string) =>
    required.has(name) ||
    name === key ||
    entries.some((one) => isObject(one) && one[name] !== undefined)
  const from = (all: typeof texts) => all.slice(all.findIndex(([name]) => name === key))
  /** What the page doesn't show yet, if the rows have more cells than it has columns. */
  const spare = (shown: typeof texts, width: number) =>
    from(texts)
      .filter((one) => !shown.includes(one))
      .slice(0, Math.max(0, width - shown.length))
  const used = from(texts.filter(([name]) => isUsed(name)))
  const columns = isNamed
    ? named.flatMap((text) => (text ? [text] : []))
    : used.length >= width
      ? used
      : from(texts.filter((one) => used.includes(one) || spare(used, width).includes(one)))
  if (!texts.some(([name]) => name === key) || columns.length < width) return undefined
  const cellsOf = (row: readonly string[]) =>
    columns.flatMap(([name, own], at): [string, string][] => {
      const cell = row[at] ?? ''
      return cell === ''
        ? []
        : [[name, kindOf(own, kit.choices) === 'line' ? plainText(cell) : cell]]
    })
  const says = isObject(entry) ? entry[key] : undefined
  const isOpen =
    pasted.replaces === true ||
    typeof says !== 'string' ||
    says === '' ||
    askedBy(says) !== undefined
  const most =
    typeof schema['maxItems'] === 'number' ? schema['maxItems'] : Number.POSITIVE_INFINITY
  const further = (isOpen ? rows.slice(1) : rows).slice(0, most - entries.length)
  const lost = rows.length - further.length - Number(isOpen)
  const blank = blankOf(kit, item)
  const order = Object.keys(propertiesOf(item))
  const values = further.map((row) => {
    const value = { ...(isObject(blank) ? blank : {}), ...Object.fromEntries(cellsOf(row)) }
    return Object.fromEntries(
      Object.entries(value).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
    )
  })
  const edits: DocumentEdit[] = [
    ...(isOpen
      ? cellsOf(rows[0] ?? []).map(
          ([name, value]): DocumentEdit => ({
            kind: 'set',
            file,
            pointer: `${list}/${index}/${name}`,
            value,
          }),
        )
      : []),
    ...(values.length > 0
      ? [{ kind: 'insert' as const, file, pointer: `${list}/${index + 1}`, values }]
      : []),
  ]
  const names = columns.slice(0, width).map(([, own]) => titleOf(own))
  const said = [
    `Pasted ${plural(rows.length, 'row')}: ${joinWords(names, 'and')}.`,
    ...(lost > 0 ? [`${plural(lost, 'row')} did not fit: there can be ${most}.`] : []),
  ].join(' ')
  const [first = key] = columns.map(([name]) => name)
  return { edits, said, at: `${list}/${isOpen ? index : index + 1}/${first}` }
}
