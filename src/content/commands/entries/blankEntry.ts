import { choicesOf } from '../../../core/document/choicesInWords.ts'
import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { Block } from '../../../core/document/page.ts'
import type { BlockModule } from '../../../core/kit/BlockModule.ts'
import { blockOf } from '../../../core/kit/blockOf.ts'
import { choiceAt } from '../../../core/kit/choices.ts'
import type { SchemaKit } from '../../../core/kit/Kit.ts'
import { guiding, guidingAddress, guidingFiles } from '../../../core/model/text/unfinished.ts'
import { titleOf } from '../names/callOf.ts'
import { filledCells } from './cellsAlong.ts'

type Properties = Readonly<Record<string, Schema>>

const propertiesOf = (schema: Schema): Properties => (schema['properties'] ?? {}) as Properties // JSON Schema's own shape, as below
const requiredOf = (schema: Schema): readonly string[] =>
  (schema['required'] ?? []) as readonly string[]

const clock = '09:00'
/** For places that take only signs of some kind, a text that shows which. */
const samples = [
  guidingAddress,
  ...guidingFiles,
  'new',
  clock,
  'GBP',
  '400',
  '+00 0000000',
  'name@example.com',
  'https://example.com',
]

/** Today by the calendar of whoever writes: a day long past would stand in the file as if somebody had meant it. */
const today = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

const blankText = (schema: Schema): string => {
  const { pattern } = schema
  const guide = `${guiding}${titleOf(schema)}`
  if (typeof pattern !== 'string') return guide
  const expression = new RegExp(pattern)
  const sample = [guide, ...samples, today()].find((one) => expression.test(one)) ?? guide
  // A time by its own example: what closes when it opens would be wrong from the beginning.
  const [, example = sample] = /"([^"]+)"/.exec(String(schema['description'] ?? '')) ?? []
  return sample === clock && expression.test(example) ? example : sample
}

/** The least that a place takes: what must be there, each text with a word on what belongs there. */
export const blankOf = (kit: SchemaKit, schema: Schema): unknown => {
  const [first] = (schema['enum'] ?? []) as readonly unknown[]
  if (first !== undefined) return first
  const choice = choiceAt(kit.choices, schema)
  if (choice)
    return blankOf(
      kit,
      choice.schemas[choice.usual ?? ''] ?? Object.values(choice.schemas)[0] ?? {},
    )
  if (schema['type'] === 'boolean') return false
  if (schema['type'] === 'number' || schema['type'] === 'integer') return schema['minimum'] ?? 0
  if (schema['type'] === 'array')
    return Array.from({ length: Math.max(Number(schema['minItems'] ?? 0), 1) }, () =>
      blankOf(kit, schema['items'] as Schema),
    )
  if (schema['type'] !== 'object') return blankText(schema)
  const required = new Set(requiredOf(schema))
  return Object.fromEntries(
    Object.entries(propertiesOf(schema)).flatMap(([key, inner]) =>
      required.has(key) ? [[key, blankOf(kit, inner)]] : [],
    ),
  )
}

/**
 * A new entry of a list among others: with the running texts that all of them have, and of several to choose from with what none of them has chosen, such as
 * the first day without hours. Pure.
 */
export const blankAmong = (kit: SchemaKit, item: Schema, entries: readonly unknown[]): unknown => {
  const blank = blankOf(kit, item)
  const others = entries.filter(isObject)
  if (!isObject(blank) || others.length === 0 || choiceAt(kit.choices, item) !== undefined)
    return blank
  const begun = (key: string, inner: Schema): unknown => {
    const taken = others.flatMap((other): unknown[] =>
      Array.isArray(other[key]) ? other[key] : [],
    )
    const free = choicesOf(inner)?.find((choice) => !taken.includes(choice))
    return free === undefined ? blankOf(kit, inner) : [free]
  }
  const isTheirs = (key: string, inner: Schema) =>
    inner['contentMediaType'] !== undefined &&
    others.every((other) => typeof other[key] === 'string')
  return Object.fromEntries(
    Object.entries(propertiesOf(item)).flatMap(([key, inner]) =>
      key in blank || isTheirs(key, inner) ? [[key, begun(key, inner)]] : [],
    ),
  )
}

/** The rows of a block with as many cells as it has columns, where it says which these are (`cells`). */
const withCells = (block: Block, cells: BlockModule['cells'] = {}): Block => {
  const fill = (filled: Block, [columns, rows]: readonly [string, readonly string[]]): Block => {
    const all = filled[columns]
    const count = Array.isArray(all) ? all.length : 0
    return rows.reduce((whole, path) => filledCells(whole, path.split('/'), count) as Block, filled) // it stays what it is
  }
  return Object.entries(cells).reduce(fill, block)
}

/** A new block of a type, in the order of its schema's keys; with a heading where it can have one, and with what its own rules ask for. */
export const blankBlock = (kit: SchemaKit, type: string): Block => {
  const { schema, check, cells } = blockOf(kit, type)
  const properties = propertiesOf(schema ?? {})
  const blank = (keys: readonly string[]): Block => {
    const values = Object.fromEntries(
      Object.entries(properties).flatMap(([key, inner]) =>
        keys.includes(key) ? [[key, blankOf(kit, inner)]] : [],
      ),
    )
    return withCells({ ...values, type }, cells)
  }
  const needed = ['type', ...requiredOf(schema ?? {}), 'heading']
  const isRight = (block: Block) =>
    (check?.(block, undefined) ?? []).every(
      ({ severity, pointer }) => severity === 'warning' || pointer !== '',
    )
  const lists = Object.entries(properties).flatMap(([key, inner]) =>
    inner['type'] === 'array' && !needed.includes(key) ? [[...needed, key]] : [],
  )
  return [needed, ...lists].map(blank).find(isRight) ?? blank(needed)
}
