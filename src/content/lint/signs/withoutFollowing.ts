import type { Found } from '../types/finding.ts'

const key = ({ file, pointer, line }: Found): string => `${file}\0${pointer}\0${line}`

const covers = (finding: Found, { column }: Found): boolean =>
  finding.column <= column && column < finding.column + finding.length

/**
 * Findings without the errors that a sign nobody can see brings about by itself: a link that leads nowhere, a fact that there is not.
 * One mistake is told once, by the rule that can mend it.
 */
export const withoutFollowing = (findings: readonly Found[]): Found[] => {
  const signs = new Map<string, Found[]>()
  for (const finding of findings)
    if (finding.rule === 'signs')
      signs.set(key(finding), [...(signs.get(key(finding)) ?? []), finding])
  if (signs.size === 0) return [...findings]
  const follows = (finding: Found) =>
    finding.rule !== 'signs' &&
    finding.severity === 'error' &&
    (signs.get(key(finding)) ?? []).some((sign) => covers(finding, sign))
  return findings.filter((finding) => !follows(finding))
}
