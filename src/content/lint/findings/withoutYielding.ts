import type { Found, Severity } from '../types/finding.ts'

const placeOf = ({ file, line, column }: Found) => `${file}:${line}:${column}`

/** The findings but for those that yield to another one of their weight or more at the same place. */
export const withoutYielding = (findings: readonly Found[]): Found[] => {
  const heaviest = new Map<string, Severity>()
  if (findings.some((finding) => finding.yields))
    for (const finding of findings)
      if (!finding.yields && heaviest.get(placeOf(finding)) !== 'error')
        heaviest.set(placeOf(finding), finding.severity)
  return findings.flatMap(({ yields, ...finding }) => {
    const other = yields ? heaviest.get(placeOf(finding)) : undefined
    return other === 'error' || other === finding.severity ? [] : [finding]
  })
}
