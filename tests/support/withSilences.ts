import { type LintOptions, lint } from '../../src/content/lint/lint.ts'
import type { Finding } from '../../src/content/lint/types/finding.ts'
import type { LintKit } from '../../src/content/lint/types/LintKit.ts'
import type { Sources } from '../../src/core/document/sources.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'

const keyOf = ({ file, rule, pointer }: Finding) => `${file} ${rule} ${pointer}`

/** All findings, those too that are told together with others. */
export const lintEach = (
  sources: Sources,
  options: LintOptions,
  kit: LintKit = standardKit,
): Finding[] => lint(kit, sources, options).flatMap((finding) => finding.of ?? [finding])

/** A text of a document with silences at its end, where they move no line. */
const suppressed = (text: string, findings: readonly Finding[]): string => {
  const silence = findings.map(({ rule, pointer }) => ({
    rule,
    pointer,
    reason: 'The rule is being written.',
  }))
  return silence.length === 0 || text.includes('\n  "silence":')
    ? text
    : text.replace(/\n\}\n$/, `,\n  "silence": ${JSON.stringify(silence)}\n}\n`)
}

/**
 * A site with silences for what rules find in `before`, the site without its edits, and still find. Rules in main find nothing
 * there, and no silence is added. While a rule is being written that does, one test says so (tests/content/lint/ruleTables.test.ts),
 * and all the others go on to judge what their own edits bring about; by silences, since commands heed them too.
 */
export const withSilences = (
  sources: Sources,
  found: readonly Finding[],
  today: string,
): Sources => {
  if (found.length === 0) return sources
  const known = new Set(found.map(keyOf))
  const names = new Set(found.map(({ rule }) => rule))
  const still = lintEach(
    sources,
    { today },
    { ...standardKit, rules: standardKit.rules.filter(({ name }) => names.has(name)) },
  ).filter((finding) => known.has(keyOf(finding)))
  return {
    ...sources,
    files: sources.files.map((source) => ({
      ...source,
      text: suppressed(
        source.text,
        still.filter(({ file }) => file === source.path),
      ),
    })),
  }
}
