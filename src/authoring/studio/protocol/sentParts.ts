import type { Schema } from '../../../core/document/documentSchemas.ts'
import { anyFactValue } from '../../../core/document/facts.ts'
import * as fieldParts from '../../../core/document/fieldParts.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { anyBlock } from '../../../core/document/page.ts'
import * as parts from '../../../core/document/parts.ts'
import type { BlockModule } from '../../../core/kit/BlockModule.ts'

/** What a form in the panel needs of a block of the site's own: data, of which nothing runs. */
export type SentBlock = Pick<BlockModule, 'knownAs' | 'cells' | 'ofSettings'> & {
  readonly schema: unknown
}

/** GET parts: the site's own blocks and fields, by their types. */
export type SentParts = {
  readonly blocks: Readonly<Record<string, SentBlock>>
  readonly fields: Readonly<Record<string, { readonly schema: unknown }>>
}

/** A key that no schema has; its value names a part that all sites share. */
const sharedKey = '$shared'

/** Parts that are known by themselves, whatever they ask for: a link, a picture, any block. */
const shared: ReadonlyMap<string, Schema> = new Map(
  Object.entries({ ...parts, ...fieldParts, anyBlock, anyFactValue }).flatMap(
    ([name, part]: [string, unknown]) => (isObject(part) ? [[name, part] as const] : []),
  ),
)
const nameOf = new Map([...shared].map(([name, part]) => [part, name]))

/** A schema as data, in which shared parts stand by their names. Pure. */
export const sentSchema = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sentSchema)
  if (!isObject(value)) return value
  const name = nameOf.get(value)
  return name === undefined
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sentSchema(inner)]))
    : { [sharedKey]: name }
}

const received = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(received)
  if (!isObject(value)) return value
  const name = value[sharedKey] as unknown
  const part = typeof name === 'string' ? shared.get(name) : undefined
  return (
    part ?? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, received(inner)]))
  )
}

/** The schema that was sent, with the shared parts themselves in it. Pure. */
export const receivedSchema = (sent: unknown): Schema =>
  isObject(sent) ? (received(sent) as Schema) : {}
