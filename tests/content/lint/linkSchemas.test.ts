import { expect, it } from 'vitest'
import { documentSchemas, type Schema } from '../../../src/core/document/documentSchemas.ts'
import { isObject } from '../../../src/core/document/isObject.ts'
import { roleOf } from '../../../src/core/document/roleOf.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'

/** Where a schema has something called "href" that is none of those that links are known by: it would be checked by nobody, and follow no move. */
const unknownLinks = (schema: unknown, at: string, seen = new Set<unknown>()): string[] => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const own = Object.entries(
    ((schema as Schema)['properties'] ?? {}) as Readonly<Record<string, Schema>>,
  ) // JSON Schema's own shape
    .flatMap(([key, inner]) =>
      key === 'href' && !['href', 'pageAddress'].includes(roleOf(inner) ?? '')
        ? [`${at}/${key}`]
        : [],
    )
  return [
    ...own,
    ...Object.entries(schema).flatMap(([key, inner]) =>
      isObject(inner) || Array.isArray(inner) ? unknownLinks(inner, `${at}/${key}`, seen) : [],
    ),
  ]
}

it('every href property in document and block schemas has a link role', () => {
  const blocks = Object.fromEntries(
    Object.entries(standardKit.blocks).map(([type, { schema }]) => [type, schema]),
  )
  expect(unknownLinks({ documents: documentSchemas, blocks }, '')).toEqual([])
  expect(unknownLinks({ properties: { href: { type: 'string' } } }, '')).toEqual(['/href'])
})
