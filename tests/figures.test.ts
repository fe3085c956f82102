import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Fact } from '../src/document/facts.ts'
import { listFacts } from '../src/facts/listFacts.ts'
import { readSite } from '../src/files/readSite.ts'
import { standardKit } from '../src/standard/kit.ts'
import { plain } from './support/checklist/plain.ts'

/** Every figure of the specification: the fact that holds it, how the specification writes it, and the pages that it belongs on. */
const figuresSchema = z.record(z.string(), z.strictObject({ is: z.string(), on: z.array(z.string().startsWith('/')).min(1) }))
const figures = figuresSchema.parse(JSON.parse(readFileSync('tests/checklist/figures.json', 'utf8')))
const facts = new Map(listFacts(standardKit, readSite('.')).map((fact) => [fact.name, fact]))
/** A figure that somebody has checked names another source, and may then differ. */
const isStated = ({ source }: Fact) => source === 'specification'

describe('the figures of the specification', () => {
  test('are facts of the site, and no other fact names the specification as its source', () => {
    expect(Object.keys(figures).filter((name) => !facts.has(name))).toEqual([])
    expect([...facts.values()].filter(({ name, fact }) => isStated(fact) && !Object.hasOwn(figures, name)).map(({ name }) => name)).toEqual([])
  })
  for (const [name, { is, on }] of Object.entries(figures)) {
    test(`${name} is ${is}, on ${on.join(', ')}`, () => {
      const fact = facts.get(name)
      const routes = fact?.uses.map(({ route }) => route)
      if (!fact || isStated(fact.fact)) expect(plain(fact?.written ?? '')).toBe(plain(is))
      expect(on.filter((route) => !routes?.includes(route))).toEqual([])
    })
  }
})
