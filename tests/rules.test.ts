import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lint } from '../src/lint/lint.ts'
import { rules } from '../src/lint/rules.ts'
import { littleSite, today } from './support/littleSite.ts'

const files = readdirSync('src/lint/rules')

describe('every lint rule', () => {
  test('stands in the registry, which is sorted', () => {
    const names = rules.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect(new Set(names).size).toBe(names.length)
    expect(files.filter((file) => !file.includes('.test.')).length).toBe(rules.length)
  })
  test.each(rules)('$name has a table of its own beside it', ({ name }) => {
    const file = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    expect(files).toContain(`${file}.ts`)
    expect(files).toContain(`${file}.test.ts`)
  })
  test.each(rules)('$name finds its bad example and not its good one', ({ name, bad, good }) => {
    expect(lint(littleSite(bad), { today }).map(({ rule }) => rule)).toContain(name)
    expect(lint(littleSite(good), { today }).filter(({ rule }) => rule === name)).toEqual([])
  })
})

test('the little site that the tables change is clean', () => {
  expect(lint(littleSite(), { today })).toEqual([])
})
