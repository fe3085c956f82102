import { expect, test } from 'vitest'
import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { patterns } from './patterns.ts'

const patternsIn = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, value]) =>
        key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
      )

test('the explained patterns are exactly the patterns in the schemas', () => {
  const used = new Set(
    [
      ...Object.values(documentSchemas),
      ...[...standardKit.choices.values()].flatMap(({ schemas }) => Object.values(schemas)),
    ].flatMap(patternsIn),
  )
  expect(Object.keys(patterns).sort()).toEqual([...used].sort())
})

test('the example in a pattern’s explanation matches the pattern', () => {
  for (const [pattern, words] of Object.entries(patterns)) {
    const example = /"([^"]+)"/.exec(words)?.[1]
    if (example) expect(example).toMatch(new RegExp(pattern, 'u'))
  }
})
