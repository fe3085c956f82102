import { numberText, plainDecimal } from '../../../../core/document/exactNumbers.ts'
import type { Fact } from '../../../../core/document/facts.ts'
import { formatFact } from '../../../../core/model/figures/formatFact.ts'
import { escapeKey } from '../../../../core/model/schema/path.ts'
import { meant } from '../../links/meant.ts'
import { nearest } from '../../links/nearest.ts'
import { msg } from '../../messages/msg.ts'
import type { Context } from '../../types/context.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

const declares = (fact: Fact | undefined, other: string) =>
  fact?.differsFrom?.some(({ fact: name }) => name === other) ?? false
/** A value as one text, whatever the order of its keys; of its numbers, what their document says. */
const valueText = ({ value }: Fact) => {
  const said = Object.entries(value).map(([key, entry]) => [
    key,
    typeof entry === 'number' ? plainDecimal(numberText(value, key) ?? '') : entry,
  ])
  return JSON.stringify(said.sort())
}

type First = { readonly name: string; readonly fact: Fact; readonly value: string }

const written = (fact: Fact, { writing }: Context) => formatFact(fact, writing)

/** So many values of one quantity are compared with each other; more would not be one quantity. */
const maxValues = 20

function* checkQuantities(context: Context): Iterable<Report> {
  /** For each quantity, the facts that first had each of its values. */
  const firsts = new Map<string, First[]>()
  for (const [name, fact] of context.facts ?? []) {
    if (fact.quantity === undefined) continue
    const value = valueText(fact)
    const earlier = firsts.get(fact.quantity) ?? []
    firsts.set(fact.quantity, earlier)
    const other = earlier.find(
      (before) =>
        before.value !== value && !declares(fact, before.name) && !declares(before.fact, name),
    )
    if (earlier.length < maxValues && !earlier.some((before) => before.value === value))
      earlier.push({ name, fact, value })
    if (!other) continue
    yield {
      file: context.factsFile?.path ?? '',
      pointer: `/facts/${escapeKey(name)}/value`,
      message: msg('factsDisagree', {
        name,
        says: written(fact, context),
        other: other.name,
        otherSays: written(other.fact, context),
        quantity: fact.quantity,
      }),
      suggestion: msg('correctOrDiffer'),
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
        message:
          fact === name
            ? msg('factDiffersFromItself', { name })
            : msg('noFactToDifferFrom', { name: fact }),
        ...(near && near !== name ? meant(fact, near) : { suggestion: msg('removeEntry') }),
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
