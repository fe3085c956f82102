import type { Locator } from '../findings/locate.ts'
import { order } from '../findings/order.ts'
import { tellTogether } from '../findings/tellTogether.ts'
import { withoutYielding } from '../findings/withoutYielding.ts'
import { withoutFollowing } from '../signs/withoutFollowing.ts'
import type { Found } from '../types/finding.ts'
import type { Rule } from '../types/rule.ts'
import { maxReports } from './runRule.ts'

type Filter = {
  readonly name: string
  /** Why it is there, and at its place in the order. */
  readonly why: string
  readonly apply: (findings: readonly Found[], rules: readonly Rule[], locate: Locator) => Found[]
}

/** The findings without those of a rule that has far too many. */
const bounded = (findings: readonly Found[]): Found[] => {
  const counts = new Map<string, number>()
  return findings.flatMap((finding) => {
    const count = (counts.get(finding.rule) ?? 0) + 1
    counts.set(finding.rule, count)
    if (count > maxReports) return []
    return count < maxReports || finding.isLast
      ? [finding]
      : [{ ...finding, isLast: true as const }]
  })
}

/** What findings pass before they are reported, in this order. Suppressed findings are gone before: they count for nothing here. */
const filters: readonly Filter[] = [
  {
    name: 'bounded',
    why: 'A mistake in thousands of places is not worth the time that the other filters take. It is first, while findings are as their rules made them: a group counts as one.',
    apply: bounded,
  },
  {
    name: 'consequential',
    why: 'An invisible character causes errors that go with it. They go before groups are made, where one of them could be the first and speak for all.',
    apply: withoutFollowing,
  },
  {
    name: 'grouped',
    why: 'One cause is reported once, by its first finding or where the mistake was made. That needs findings in the order in which people read them.',
    apply: (findings, rules, locate) => tellTogether([...findings].sort(order), rules, locate),
  },
  {
    name: 'superseded',
    why: 'A finding yields to a heavier one at its place. It is last, since a group may have moved there.',
    apply: (findings) => withoutYielding(findings).sort(order),
  },
]

/** The errors next to which nothing else is reported. They pass no filter: while there is one, no other rule could read the site. */
export const aloneIn = (findings: readonly Found[], rules: readonly Rule[]): Found[] => {
  const names = new Set(rules.flatMap(({ name, alone }) => (alone ? [name] : [])))
  return findings
    .filter(({ rule, severity }) => severity === 'error' && names.has(rule))
    .sort(order)
}

/** What is reported of all findings that no document suppresses, in the order of files and places. */
export const reported = (
  findings: readonly Found[],
  rules: readonly Rule[],
  locate: Locator,
): Found[] =>
  filters.reduce<Found[]>((passed, { apply }) => apply(passed, rules, locate), [...findings])
