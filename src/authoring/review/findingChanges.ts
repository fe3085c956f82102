import { wholeMessage } from '../../content/lint/findings/wholeMessage.ts'
import type { Finding } from '../../content/lint/types/finding.ts'

/** What a finding is about, wherever in its file it stands by now. */
const keyOf = (finding: Finding) =>
  JSON.stringify([finding.file, finding.rule, finding.severity, wholeMessage(finding)])

const order = { error: 0, warning: 1, note: 2 } as const

/** The findings of the second list that the first one lacks, errors first; of several that say the same, as many as there are more. */
const lackedBy = (first: readonly Finding[], second: readonly Finding[]): Finding[] => {
  const counts = new Map<string, number>()
  for (const finding of first) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1)
  const lacked = second.filter((finding) => {
    const left = counts.get(keyOf(finding)) ?? 0
    counts.set(keyOf(finding), left - 1)
    return left <= 0
  })
  return lacked.sort((a, b) => order[a.severity] - order[b.severity])
}

/** Findings that came and went between two states. Pure. */
export const findingChanges = (
  before: readonly Finding[],
  after: readonly Finding[],
): { readonly came: Finding[]; readonly went: Finding[] } => ({
  came: lackedBy(before, after),
  went: lackedBy(after, before),
})
