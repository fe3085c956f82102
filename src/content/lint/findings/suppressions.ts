import { meant } from '../links/meant.ts'
import { nearest } from '../links/nearest.ts'
import { msg } from '../messages/msg.ts'
import { ownWords } from '../messages/ownWords.ts'
import type { Suppression } from '../types/file.ts'
import type { Found } from '../types/finding.ts'
import type { Report } from '../types/report.ts'
import type { Rule } from '../types/rule.ts'
import type { Locator } from './locate.ts'

/** The rule of silences, which finds nothing by itself: what is found here bears its name. */
export const silenceRule = { name: 'silence', severity: 'error' } as const

type Placed = Suppression & { readonly file: string }

const covers = (silence: Placed, finding: Found): boolean =>
  silence.rule === finding.rule &&
  (finding.pointer === silence.pointer ||
    finding.pointer.startsWith(`${silence.pointer}/`) ||
    silence.pointer === '')

const complaint = (silence: Placed, rules: readonly Rule[], used: boolean): Report | undefined => {
  const rule = rules.find(({ name }) => name === silence.rule)
  const { file } = silence
  if (!rule) {
    const near = nearest(
      silence.rule,
      rules.map(({ name }) => name),
    )
    return {
      file,
      pointer: `${silence.at}/rule`,
      message: msg('noSuchRule', { rule: silence.rule }),
      ...(near ? meant(silence.rule, near) : {}),
    }
  }
  if (rule.always)
    return {
      file,
      pointer: `${silence.at}/rule`,
      message: msg('ruleAlwaysOn', { name: rule.name }),
      suggestion: msg('removeSilenceAndFix'),
    }
  if (used) return undefined
  return {
    file,
    pointer: silence.at,
    severity: 'warning',
    message: msg('silenceNotNeeded', { name: rule.name }),
    suggestion: msg('remove'),
    fix: { kind: 'remove' },
  }
}

/** A finding that its document silences, where it does, and why. */
export type SuppressedFinding = {
  readonly finding: Found
  readonly at: Found
  readonly reason: string
}

/** The silences of a document. */
export type DocumentSuppressions = {
  readonly path: string
  readonly suppressions: readonly Suppression[]
}

/**
 * Takes out the findings that a document silences (`suppressed`), and adds one for each silence that names no rule, may not be, or
 * is no longer needed.
 */
export const applySuppressions = (
  findings: readonly Found[],
  files: readonly DocumentSuppressions[],
  rules: readonly Rule[],
  locate: Locator,
): { readonly findings: Found[]; readonly suppressed: SuppressedFinding[] } => {
  const suppressions = new Map<string, Placed[]>()
  for (const { path, suppressions: own } of files)
    if (own.length > 0)
      suppressions.set(
        path,
        own.map((silence) => ({ ...silence, file: path })),
      )
  if (suppressions.size === 0) return { findings: [...findings], suppressed: [] }
  const suppressed: SuppressedFinding[] = []
  const used = new Set<Placed>()
  /** Rules that have stopped before the end: what they have not looked at, a silence may be for. */
  const stopped = new Set(findings.flatMap(({ rule, isLast }) => (isLast ? [rule] : [])))
  const remaining = findings.filter((finding) => {
    const by = suppressions.get(finding.file)?.find((entry) => covers(entry, finding))
    if (!by || rules.find(({ name }) => name === finding.rule)?.always) return true
    used.add(by)
    suppressed.push({
      finding,
      at: locate({ file: by.file, pointer: by.at, message: ownWords(by.reason) }, silenceRule),
      reason: by.reason,
    })
    return false
  })
  const complaints = [...suppressions.values()].flat().flatMap((entry) => {
    const report = complaint(entry, rules, used.has(entry) || stopped.has(entry.rule))
    return report ? [locate(report, silenceRule)] : []
  })
  return { findings: [...remaining, ...complaints], suppressed }
}
