import { documentSchemas, type Schema } from '../../../core/document/documentSchemas.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import type { At } from '../Command.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { type Step, stepsTo } from './stepsTo.ts'

/** A list of a document, or where one could stand; `item` is the schema of its entries before it is chosen by their type. */
export type ListAt = {
  readonly file: KnownFile
  readonly pointer: string
  readonly entries: readonly unknown[]
  readonly schema: Schema
  readonly item: Schema
  /** What leads to it, without the list itself. */
  readonly steps: readonly Step[]
  readonly isThere: boolean
  readonly isRequired: boolean
}

/** An entry of a list, with its own schema. */
export type EntryAt = {
  readonly list: ListAt
  readonly index: number
  readonly pointer: string
  readonly value: unknown
  readonly schema: Schema
}

/** Where something can be put: before the entry at `index`, at the end where there is none. */
export type Spot = { readonly list: ListAt; readonly index: number }

/** Errors: `OperationError` where there is no such file, or it can't be read. */
export const documentAt = ({ files }: Ground, path: string): KnownFile => {
  const file = files.find((one) => one.path === path) ?? refuse(say('noDocument', { path }))
  return file.value && file.summary.wellFormed && file.place
    ? file
    : refuse(say('unreadable', { path }))
}

/** The list at a place. Errors: `OperationError` where there can be none. */
export const listAt = (ground: Ground, { file: path, pointer }: At): ListAt => {
  const file = documentAt(ground, path)
  const steps = stepsTo(ground, file, pointer)
  const own = steps?.at(-1)
  const item = own?.schema['items'] as Schema | undefined // JSON Schema's own shape, as below
  if (!own || !item || !(own.value === undefined || Array.isArray(own.value)))
    return refuse(say('noListAt', { path, pointer: pointer || 'its root' }))
  const enclosing = steps?.at(-2)?.schema ?? documentSchemas.page
  const required = (enclosing['required'] ?? []) as readonly string[]
  const entries: readonly unknown[] = own.value ?? []
  const before = steps?.slice(0, -1) ?? []
  return {
    file,
    pointer,
    entries,
    schema: own.schema,
    item,
    steps: before,
    isThere: own.value !== undefined,
    isRequired: required.includes(own.key),
  }
}

/** The entry of a list at a place. Errors: `OperationError` where no list has one there. */
export const entryAt = (ground: Ground, { file: path, pointer }: At): EntryAt => {
  const list = listAt(ground, {
    file: path,
    pointer: pointer.slice(0, Math.max(pointer.lastIndexOf('/'), 0)),
  })
  const index = Number(pointer.slice(pointer.lastIndexOf('/') + 1))
  const own = stepsTo(ground, list.file, pointer)?.at(-1)
  if (!own || own.value === undefined || !(index in list.entries))
    return refuse(say('nothingAt', { path, pointer }))
  return { list, index, pointer, value: own.value, schema: own.schema }
}

/** Whether a list is that of a document's blocks. */
export const isOfBlocks = ({ pointer, file }: ListAt): boolean =>
  pointer === '/blocks' && file.place?.documentType !== undefined
