import type { Sources } from '../../core/document/sources.ts'
import type { Applied } from '../../core/edits/apply.ts'
import { sourcesAfter } from '../../core/edits/sourcesAfter.ts'
import { typed } from '../../core/text/typed.mjs'
import { textsOf, wholeMessage } from '../lint/findings/wholeMessage.ts'
import { type LintOptions, lintSite } from '../lint/lint.ts'
import type { Finding } from '../lint/types/finding.ts'
import type { LintKit } from '../lint/types/LintKit.ts'

const nameOf = (finding: Finding) =>
  JSON.stringify([finding.file, finding.rule, wholeMessage(finding)])

/** What lint finds once a change has been made that it did not find before, errors first: what the change leaves to its author. Pure. */
export const newFindings = (
  kit: LintKit,
  sources: Sources,
  applied: Applied,
  before: readonly Finding[],
  options: LintOptions,
): Finding[] => {
  const known = new Map<string, number>()
  for (const finding of before) known.set(nameOf(finding), (known.get(nameOf(finding)) ?? 0) + 1)
  const found = lintSite(kit, sourcesAfter(sources, applied), options).findings.filter(
    (finding) => {
      const count = known.get(nameOf(finding)) ?? 0
      known.set(nameOf(finding), count - 1)
      return count <= 0
    },
  )
  return [
    ...found.filter(({ severity }) => severity === 'error'),
    ...found.filter(({ severity }) => severity !== 'error'),
  ]
}

const limit = 12

/** The same in words, line by line; what is said of one line several times stands once. */
export const tellFindings = (found: readonly Finding[]): string[] => {
  const lines = [
    ...new Set(
      found.map((finding) => {
        const { message, suggestion } = textsOf(finding)
        return `  ${finding.severity} ${finding.file}:${finding.line} ${message}${suggestion ? ` ${suggestion}` : ''}`
      }),
    ),
  ]
  if (lines.length === 0) return []
  const more =
    lines.length > limit
      ? [`  and ${lines.length - limit} more: "${typed('lint')}" tells them all.`]
      : []
  return ['What lint says then and does not say now:', ...lines.slice(0, limit), ...more]
}
