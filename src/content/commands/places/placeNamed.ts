import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isBlock } from '../../../core/document/isBlock.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { placesOf } from '../../../core/edits/keepPlaces.ts'
import { escapeKey } from '../../../core/model/schema/path.ts'
import { nearest } from '../../lint/links/nearest.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { choiceOf } from '../entries/choiceOf.ts'
import { sayThing } from '../entries/sayEntry.ts'
import { type Step, stepsTo } from '../entries/stepsTo.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { callOf, titleOf } from '../names/callOf.ts'
import { documentNamed } from './documentNamed.ts'

/** What stands at a place that somebody has named; nothing yet, where it is a list that could stand there. */
export type Named = {
  readonly file: KnownFile
  readonly pointer: string
  readonly value: unknown
  readonly schema: Schema
}

type Part = { readonly key: string; readonly names: readonly string[]; readonly label: string }

const propertiesOf = (schema: Schema) =>
  Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>) // JSON Schema's own shape

const isList = (schema: Schema) => schema['type'] === 'array'

/** The lists that an object has, or could have, by their titles. */
export const listsIn = ({
  schema,
}: Pick<Step, 'schema'>): { readonly key: string; readonly title: string }[] =>
  propertiesOf(schema).flatMap(([key, inner]) =>
    isList(inner) ? [{ key, title: titleOf(inner) }] : [],
  )

/** The list that is meant where somebody names an entry by its number alone: "items", else the only one that is there. */
export const mainList = ({ value, schema }: Pick<Step, 'value' | 'schema'>): string | undefined => {
  const lists = listsIn({ schema }).map(({ key }) => key)
  const there = lists.filter((key) => isObject(value) && Object.hasOwn(value, key))
  const isOfThings = (key: string) => key !== 'actions'
  return (
    there.find((key) => key === 'items') ??
    (there.filter(isOfThings).length === 1
      ? there.find(isOfThings)
      : there.length === 1
        ? there[0]
        : undefined)
  )
}

const entryParts = (ground: Ground, step: Step): Part[] => {
  const entries = step.value as readonly unknown[] // asked of lists alone
  const places =
    step.pointer === '/blocks' ? placesOf(ground.kit, entries) : new Map<unknown, string>()
  return entries.map((entry, index) => {
    const place = places.get(entry)
    const call = callOf(entry)
    const own = isObject(entry)
      ? [entry['id'], entry['name'], isBlock(entry) ? entry.type : undefined]
      : []
    const names = [place, ...own, call].filter((name) => typeof name === 'string')
    return {
      key: String(index),
      names,
      label: `${index + 1} ${call === undefined ? (place ?? 'without words') : `“${call}”`}`,
    }
  })
}

const numberIn = (written: string, parts: readonly Part[]): Part | undefined =>
  /^\d+$/.test(written) ? parts[Number(written) - 1] : written === 'last' ? parts.at(-1) : undefined

const entryNamed = (ground: Ground, step: Step, written: string): string => {
  const parts = entryParts(ground, step)
  const found =
    numberIn(written, parts) ?? parts.find(({ names }) => choiceOf(written, [{ names, is: true }]))
  if (found) return found.key
  const begins = parts.filter(({ names }) =>
    names.some((name) => name.toLowerCase().startsWith(written.toLowerCase())),
  )
  if (begins.length === 1 && begins[0] && written.length > 2) return begins[0].key
  const near = nearest(
    written,
    parts.flatMap(({ names }) => names),
  )
  return refuse(
    say('noEntryNamed', {
      written,
      list: titleOf(step.schema),
      near,
      entries: parts.map(({ label }) => label),
    }),
  )
}

/** The keys that one part of a written place leads along. */
const keysNamed = (ground: Ground, step: Step, written: string): string[] => {
  if (Array.isArray(step.value)) return [entryNamed(ground, step, written)]
  const inner = propertiesOf(step.schema).filter(
    ([, { type }]) => type === 'array' || type === 'object',
  )
  const key = choiceOf(
    written,
    inner.map(([name, schema]) => ({ names: [name, titleOf(schema)], is: name })),
  )
  if (key !== undefined) return [key]
  const main = mainList(step)
  const there = listsIn(step).map(({ title }) => title)
  if (main === undefined)
    return refuse(
      say('nothingNamed', { what: sayThing(step.value, step.schema), written, lists: there }),
    )
  const value = isObject(step.value) ? step.value[main] : undefined
  const schema = (step.schema['properties'] as Readonly<Record<string, Schema>>)[main] ?? {} // it is one of them
  return [
    main,
    entryNamed(ground, { key: main, pointer: `${step.pointer}/${main}`, value, schema }, written),
  ]
}

/**
 * What somebody names: a document (`/repairs`), a block of it by place, number or heading (`/repairs#fees`, `/repairs#3`, `/repairs#What we repair`), and what
 * stands in that, by title of its list and number (`/repairs#fees/rows/2`); of the list that matters most, the number alone will do.
 * Errors: `OperationError` that says what there is.
 */
export const placeNamed = (ground: Ground, written: string): Named => {
  const [address = '', ...rest] = written.split('#')
  const fragment = rest.join('#')
  const [name = '', ...inside] = /^(settings|facts)(?:\/|$)/.test(address)
    ? address.split('/')
    : [address]
  const file = documentNamed(ground, name)
  const parts = [
    ...inside,
    ...(fragment === ''
      ? []
      : [...(file.value && 'blocks' in file.value ? ['blocks'] : []), ...fragment.split('/')]),
  ].map((part) => part.trim())
  const step = parts.filter(Boolean).reduce<Step>(
    (at, part) => {
      const keys = keysNamed(ground, at, part)
      const next = stepsTo(
        ground,
        file,
        at.pointer + keys.map((key) => `/${escapeKey(key)}`).join(''),
      )
      return next?.at(-1) ?? refuse(say('leadsNowhere', { written, path: file.path }))
    },
    stepsTo(ground, file, '')?.[0] ?? refuse(say('notADocument', { path: file.path })),
  )
  return { file, pointer: step.pointer, value: step.value, schema: step.schema }
}
