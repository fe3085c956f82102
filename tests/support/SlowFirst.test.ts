import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { SlowFirst } from './SlowFirst.ts'

/** All that the sequencer reads of a file, and of Vitest. */
const files = ['vite.config.ts', 'package.json', 'README.md', 'LICENSE', 'tsconfig.json'].map(
  (name) => ({ moduleId: name }) as TestSpecification,
)
const sharded = (index: number, count: number) =>
  new SlowFirst({ config: { shard: { index, count } } } as Vitest).shard(files)

test('SlowFirst puts each test file into exactly one shard', () => {
  const parts = [1, 2, 3].map((index) => sharded(index, 3))
  expect(parts.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(new Set(parts.flat())).toEqual(new Set(files))
})
