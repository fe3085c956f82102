import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listFacts } from '../src/facts/listFacts.ts'
import { readSite } from '../src/files/readSite.ts'
import { plain } from './support/checklist/plain.ts'

/** Every figure of the specification: the fact that holds it, how the specification writes it, and the pages that it belongs on. */
const figuresSchema = z.record(z.string(), z.strictObject({ is: z.string(), on: z.array(z.string().startsWith('/')).min(1) }))
const figures = figuresSchema.parse(JSON.parse(readFileSync('tests/checklist/figures.json', 'utf8')))
const facts = new Map(listFacts(readSite('.')).map((fact) => [fact.name, fact]))

describe('the figures of the specification', () => {
  test('are the facts whose source it is: none more, none less', () => {
    const stated = [...facts.values()].filter(({ fact }) => fact.source === 'specification').map(({ name }) => name)
    expect(Object.keys(figures).sort()).toEqual(stated)
  })
  for (const [name, { is, on }] of Object.entries(figures)) {
    test(`${name} is ${is}, on ${on.join(', ')}`, () => {
      const fact = facts.get(name)
      const routes = fact?.uses.map(({ route }) => route)
      expect(plain(fact?.written ?? '')).toBe(plain(is))
      expect(on.filter((route) => !routes?.includes(route))).toEqual([])
    })
  }
})
