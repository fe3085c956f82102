import type { Fact } from '../../document/facts.ts'
import { formatFact } from '../../model/formatFact.ts'
import { escapeKey } from '../../model/path.ts'
import type { Context } from '../context.ts'
import { nearest } from '../nearest.ts'
import type { Report, Rule } from '../rule.ts'

const declares = (fact: Fact | undefined, other: string) => fact?.differsFrom?.some(({ fact: name }) => name === other) ?? false
const same = (a: Fact, b: Fact) => JSON.stringify(Object.entries(a.value).sort()) === JSON.stringify(Object.entries(b.value).sort())

const written = (fact: Fact, { site }: Context) => formatFact(fact, { locale: site?.locale ?? 'en', currency: site?.currency ?? 'USD' })

function* checkQuantities(context: Context): Iterable<Report> {
  const groups = new Map<string, string[]>()
  for (const [name, { quantity }] of context.facts ?? []) if (quantity !== undefined) groups.set(quantity, [...(groups.get(quantity) ?? []), name])
  for (const [quantity, names] of groups) {
    for (const [index, name] of names.entries()) {
      const fact = context.facts?.get(name)
      const other = names.slice(0, index).find((earlier) => {
        const before = context.facts?.get(earlier)
        return fact && before && !same(fact, before) && !declares(fact, earlier) && !declares(before, name)
      })
      const before = other === undefined ? undefined : context.facts?.get(other)
      if (!fact || !before || other === undefined) continue
      yield {
        file: context.factsFile?.path ?? '',
        pointer: `/facts/${escapeKey(name)}/value`,
        message: `"${name}" says ${written(fact, context)} and "${other}" says ${written(before, context)}, though both are the same quantity: ${quantity}.`,
        suggestion: 'Correct one of them, or say under "differsFrom" why both stand.',
      }
    }
  }
}

function* checkDifferences({ facts, factsFile }: Context): Iterable<Report> {
  for (const [name, { differsFrom }] of facts ?? []) {
    for (const [index, { fact }] of (differsFrom ?? []).entries()) {
      if (facts?.has(fact) && fact !== name) continue
      const near = nearest(fact, facts?.keys() ?? [])
      yield {
        file: factsFile?.path ?? '',
        pointer: `/facts/${escapeKey(name)}/differsFrom/${index}/fact`,
        severity: 'error',
        message: fact === name ? `"${name}" cannot differ from itself.` : `There is no fact "${fact}" to differ from.`,
        suggestion: near && near !== name ? `Did you mean "${near}"?` : 'Remove the entry.',
      }
    }
  }
}

export const rule: Rule = {
  name: 'facts-agree',
  severity: 'warning',
  what: 'Facts that measure the same "quantity" have the same value, or say under "differsFrom" why not.',
  why: 'Two pages that contradict each other cost the trust that both were written for.',
  bad: [
    { file: 'pages/_facts.json', at: '/facts/repair.fee/quantity', value: 'fee for a repair' },
    {
      file: 'pages/_facts.json',
      at: '/facts/home.fee',
      value: {
        label: 'The fee on the home page',
        value: { kind: 'money', amount: 40 },
        source: 'price list',
        asOf: '2025-12-01',
        quantity: 'fee for a repair',
      },
    },
  ],
  good: [
    { file: 'pages/_facts.json', at: '/facts/repair.fee/quantity', value: 'fee for a repair' },
    {
      file: 'pages/_facts.json',
      at: '/facts/home.fee',
      value: {
        label: 'The fee on the home page',
        value: { kind: 'money', amount: 45 },
        source: 'price list',
        asOf: '2025-12-01',
        quantity: 'fee for a repair',
      },
    },
  ],
  *check(context) {
    yield* checkQuantities(context)
    yield* checkDifferences(context)
  },
}
