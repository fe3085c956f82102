import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { localKinds, otherKinds } from '../../../src/core/document/firmKinds.ts'

/** The vocabulary of schema.org as the package schema-dts has it: by a type's name, those of the union that it is. */
const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
const unions = new Map(
  [...text.matchAll(/^(?:export )?(?:declare )?type (\w+) = ([^;]+);$/gm)].map(
    ([, name = '', union = '']) => [name, union.split('|').map((one) => one.trim())],
  ),
)

const below = (name: string, seen = new Set<string>()): Set<string> => {
  for (const one of unions.get(name) ?? []) {
    if (one === `${name}Leaf`) seen.add(name)
    else if (unions.has(one) && !seen.has(one)) below(one, seen)
    else if (one.endsWith('Leaf')) seen.add(one.slice(0, -4))
  }
  return seen
}

/** What is no firm that has a site of its own, or what the vocabulary has taken back. */
const isOffered = (name: string) => name !== 'LocalBusiness' && name !== 'Organization'
const local = [...below('LocalBusiness')].filter(isOffered)
const others = [...below('Organization')].filter((name) => isOffered(name) && !local.includes(name))

it('every LocalBusiness type of schema.org is a valid firm kind', () => {
  expect(local.length).toBeGreaterThan(100)
  expect(local.filter((name) => !(localKinds as readonly string[]).includes(name)).sort()).toEqual(
    [],
  )
})

it('every other Organization type of schema.org is a valid firm kind', () => {
  expect(others.length).toBeGreaterThan(30)
  expect(others.filter((name) => !(otherKinds as readonly string[]).includes(name)).sort()).toEqual(
    [],
  )
})

it('firm kinds are unique and sorted', () => {
  for (const [first = '', ...rest] of [localKinds, otherKinds] as readonly (readonly string[])[]) {
    expect([first, rest]).toEqual([first, [...new Set(rest)].sort()])
  }
})
