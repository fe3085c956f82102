import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lint } from '../src/lint/lint.ts'
import type { Rule, RuleTable } from '../src/lint/rule.ts'
import { rules } from '../src/lint/rules.ts'
import { patterns } from '../src/lint/schema/patterns.ts'
import { factFormats } from '../src/model/formatFact.ts'
import { standardKit } from '../src/standard/kit.ts'
import { findingLines } from './support/findingLines.ts'
import { littleSite, today } from './support/littleSite.ts'

const files = readdirSync('src/lint/rules')
const tables = import.meta.glob<RuleTable>('../src/lint/rules/*.table.ts', { import: 'table', eager: true })

/** The file that a rule stands in, without its ending. */
const fileOf = ({ name }: Rule) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const tableOf = (rule: Rule): RuleTable => tables[`../src/lint/rules/${fileOf(rule)}.table.ts`] ?? { accepts: {}, rejects: {} }

describe('the registry of lint rules', () => {
  test('is sorted and holds every file of src/lint/rules', () => {
    const names = rules.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect(new Set(names).size).toBe(names.length)
    expect(files.filter((file) => !file.includes('.table.')).sort()).toEqual(rules.map((rule) => `${fileOf(rule)}.ts`).sort())
  })
  test.each(rules)('$name has a table beside it, with cases of both kinds', (rule) => {
    const { accepts, rejects } = tableOf(rule)
    expect(Object.keys(accepts)).not.toEqual([])
    expect(Object.keys(rejects)).not.toEqual([])
    for (const { finds } of Object.values(rejects)) expect(finds.join('\n')).toContain(` ${rule.name} `)
  })
  test.each(rules)('$name finds its bad example and not its good one', ({ name, bad, good }) => {
    expect(lint(standardKit, littleSite(bad), { today }).map(({ rule }) => rule)).toContain(name)
    expect(lint(standardKit, littleSite(good), { today }).filter(({ rule }) => rule === name)).toEqual([])
  })
  test('speaks of no trade, town or country of any firm, whatever it finds', () => {
    const said = [
      ...rules.flatMap((rule) => Object.values(tableOf(rule).rejects).flatMap(({ finds }) => finds.map((line) => line.replace(/«.*?»/s, '')))),
      ...rules.flatMap(({ what, why }) => [what, why]),
      ...Object.values(patterns),
      ...Object.values(factFormats),
    ]
    expect(said.filter((words) => /\bgst\b|lakh|crore|rupee|₹|\+91|\bINR\b|\bIndia|-IN\b|Kolkata|Srinagar|\bchartered\b/i.test(words))).toEqual([])
  })
  test('finds nothing in the little site that the tables change', () => {
    expect(findingLines([])).toEqual([])
  })
})

describe.each(rules)('the rule "$name"', (rule) => {
  const { accepts, rejects } = tableOf(rule)
  for (const [what, edits] of Object.entries(accepts)) {
    test(`accepts ${what}`, () => {
      expect(findingLines(edits)).toEqual([])
    })
  }
  for (const [what, { edits, finds }] of Object.entries(rejects)) {
    test(`rejects ${what}`, () => {
      expect(findingLines(edits)).toEqual(finds)
    })
  }
})
