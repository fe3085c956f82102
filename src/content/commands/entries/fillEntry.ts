import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { nearest } from '../../lint/links/nearest.ts'
import { refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { titleOf } from '../names/callOf.ts'
import { choiceOf } from './choiceOf.ts'

type Properties = Readonly<Record<string, Schema>>

const propertiesOf = (schema: Schema): Properties => (schema['properties'] ?? {}) as Properties // JSON Schema's own shape, as below

const optionOf = (schema: Schema, written: string): unknown => {
  const values = (schema['enum'] ?? []) as readonly unknown[]
  const described = (schema['enumDescriptions'] ?? []) as readonly string[]
  const found = choiceOf(
    written,
    values.map((value, index) => ({
      names: [String(value), described[index] ?? String(value)],
      is: { value },
    })),
  )
  const all = values.map((value, index) =>
    described[index] === undefined
      ? String(value)
      : `${String(value)} (${described[index].replace(/\.$/, '')})`,
  )
  return found
    ? found.value
    : refuse(say('notAnOption', { title: titleOf(schema), written, options: all }))
}

const readAs = (schema: Schema, written: string): unknown => {
  if (schema['enum']) return optionOf(schema, written)
  if (schema['type'] === 'boolean') return /^(yes|true|on)$/i.test(written)
  if (schema['type'] !== 'number' && schema['type'] !== 'integer') return written
  return Number.isFinite(Number(written))
    ? Number(written)
    : refuse(say('notANumber', { title: titleOf(schema), written }))
}

const isWord = ({ type, enum: values }: Schema) =>
  values !== undefined || (type !== 'object' && type !== 'array')

/** What can be written in one go: words, figures, choices and lists of them. */
const isWritable = (schema: Schema) =>
  isWord(schema) || (schema['type'] === 'array' && isWord(schema['items'] as Schema))

const inObject = (schema: Schema, blank: object, written: readonly string[]): object => {
  const open = Object.entries(propertiesOf(schema)).filter(
    ([key, inner]) => key !== 'type' && isWritable(inner),
  )
  const all = open.map(([, inner]) => titleOf(inner))
  const filled = new Map<string, unknown>()
  for (const one of written) {
    const [, name = '', words = ''] = /^([^:]+):\s*(.*)$/s.exec(one) ?? []
    const begun = open.filter(([, inner]) =>
      titleOf(inner).toLowerCase().startsWith(`${name.trim().toLowerCase()} `),
    )
    const key =
      choiceOf(
        name,
        open.map(([own, inner]) => ({ names: [own, titleOf(inner)], is: own })),
      ) ?? (begun.length === 1 ? begun[0]?.[0] : undefined) // "Link" is enough for "Link of the entry"
    const near = nearest(name, all)
    if (key === undefined)
      return refuse(
        say('textWithoutTitle', { written: one, near, name, example: all[0] ?? '', titles: all }),
      )
    const inner = propertiesOf(schema)[key] ?? {}
    if (inner['type'] !== 'array') filled.set(key, readAs(inner, words))
    else
      filled.set(key, [
        ...((filled.get(key) as readonly unknown[] | undefined) ?? []),
        readAs(inner['items'] as Schema, words),
      ])
  }
  return withGiven(schema, blank, Object.fromEntries(filled)) as object // of two objects
}

/** A new entry that says what is given; what is not given is as in a blank one. */
export const withGiven = (schema: Schema, blank: unknown, given: unknown): unknown => {
  if (!isObject(blank) || !isObject(given)) return given ?? blank
  const values = new Map(Object.entries({ ...blank, ...given }))
  return Object.fromEntries(
    [...Object.keys(propertiesOf(schema)), ...values.keys()].flatMap((key) =>
      values.has(key) ? [[key, values.get(key)]] : [],
    ),
  )
}

/**
 * A new entry with words of its author in it: `"Question: How long does it take?"` by the titles of its schema, or just the words where it is nothing
 * but words; of a row, cell by cell. Errors: `OperationError` that says what can be written.
 */
export const fillEntry = (schema: Schema, blank: unknown, written: readonly string[]): unknown => {
  if (written.length === 0) return blank
  if (schema['type'] === 'array')
    return written.map((words) => readAs((schema['items'] ?? {}) as Schema, words))
  if (schema['type'] === 'object') return inObject(schema, blank as object, written)
  return written.length === 1
    ? readAs(schema, written[0] ?? '')
    : refuse(say('oneTextOnly', { title: titleOf(schema) }))
}
