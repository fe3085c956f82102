import type { Schema } from '../../../core/document/documentSchemas.ts'
import { type Role, roleOf } from '../../../core/document/roleOf.ts'

/** What tells an entry of a list from the others, however it is changed. */
const identities: ReadonlySet<Role | undefined> = new Set<Role>([
  'fieldName',
  'id',
  'oldAddress',
  'optionValue',
])

/** The name by which an entry is the same one in two states of its list; undefined where its schema has none. */
export const identityOf = (value: unknown, schema: Schema | undefined): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const properties = (schema?.['properties'] ?? {}) as Readonly<Record<string, Schema>> // JSON Schema's own shape
  for (const [key, name] of Object.entries(value))
    if (
      typeof name === 'string' &&
      Object.hasOwn(properties, key) &&
      identities.has(roleOf(properties[key]))
    )
      return `${key} ${name}`
  return undefined
}
