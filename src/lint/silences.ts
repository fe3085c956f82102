import type { Context, LintFile } from './context.ts'
import type { Finding } from './finding.ts'
import type { Locator } from './locate.ts'
import { nearest } from './nearest.ts'
import type { Report, Rule } from './rule.ts'
import { rule as silence } from './rules/silence.ts'

type Silence = { readonly rule: string; readonly pointer: string; readonly at: string; readonly file: LintFile }

const silencesOf = (file: LintFile): Silence[] => {
  const list: unknown = file.value?.['silence']
  if (!Array.isArray(list)) return []
  return list.slice(0, 1000).flatMap((entry: unknown, index) => {
    const { rule, pointer } = (entry ?? {}) as { rule?: unknown; pointer?: unknown } // checked below
    return typeof rule === 'string' ? [{ rule, pointer: typeof pointer === 'string' ? pointer : '', at: `/silence/${index}`, file }] : []
  })
}

const covers = (silence: Silence, finding: Finding): boolean =>
  silence.rule === finding.rule && (finding.pointer === silence.pointer || finding.pointer.startsWith(`${silence.pointer}/`) || silence.pointer === '')

const complaint = (silence: Silence, rules: readonly Rule[], used: boolean): Report | undefined => {
  const rule = rules.find(({ name }) => name === silence.rule)
  const file = silence.file.path
  if (!rule) {
    const near = nearest(
      silence.rule,
      rules.map(({ name }) => name),
    )
    return { file, pointer: `${silence.at}/rule`, message: `There is no lint rule "${silence.rule}".`, suggestion: near && `Did you mean "${near}"?` }
  }
  if (rule.always)
    return {
      file,
      pointer: `${silence.at}/rule`,
      message: `The rule "${rule.name}" cannot be silenced: everything else relies on it.`,
      suggestion: 'Remove the silence and mend what the rule reports.',
    }
  if (used) return undefined
  return {
    file,
    pointer: silence.at,
    severity: 'warning',
    message: `The silence of "${rule.name}" is no longer needed: nothing is found there.`,
    suggestion: 'Remove it.',
    fix: { kind: 'remove' },
  }
}

/**
 * Takes out the findings that a document silences, and adds one for each silence that names no rule, may not be, or
 * is no longer needed.
 */
export const applySilences = (
  findings: readonly Finding[],
  context: Context,
  rules: readonly Rule[],
  locators: Map<string, Locator>,
  locatorOf: (text: string) => Locator,
): Finding[] => {
  const silences = context.files.flatMap(silencesOf)
  if (silences.length === 0) return [...findings]
  const used = new Set<Silence>()
  const kept = findings.filter((finding) => {
    const by = silences.find((entry) => entry.file.path === finding.file && covers(entry, finding))
    if (!by || rules.find(({ name }) => name === finding.rule)?.always) return true
    used.add(by)
    return false
  })
  const complaints = silences.flatMap((entry) => {
    const report = complaint(entry, rules, used.has(entry))
    if (!report) return []
    const locate = locators.get(entry.file.path) ?? locatorOf(entry.file.text)
    locators.set(entry.file.path, locate)
    return [locate(report, silence)]
  })
  return [...kept, ...complaints]
}
