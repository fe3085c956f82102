import type { Sources } from '../document/sources.ts'
import { apply } from '../writer/apply.ts'
import type { Change, Edit, TextEdit } from '../writer/change.ts'
import { readerOf } from '../writer/readerOf.ts'
import { sourcesAfter } from '../writer/sourcesAfter.ts'
import { applyEdits } from '../writer/textEdits.ts'
import type { Finding } from './finding.ts'
import type { LintKit } from './LintKit.ts'
import { type LintOptions, lint } from './lint.ts'

/** What one mend uncovers, the next round mends; more rounds than these would mean that two mends undo each other. */
const rounds = 5

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''))
    return true
  } catch {
    return false
  }
}

/**
 * Whether a mend may be kept: the text was read as it lies on disk (what could not be decoded must not be written
 * back), and the result is JSON: a mend of the syntax that does not reach that has not understood the mistake.
 */
const isSafe = (before: string, after: string): boolean => after !== before && !before.includes('\ufffd') && isJson(after)

/** The edits of one round, one for each file that can be mended. */
const mends = (findings: readonly Finding[], textOf: (file: string) => unknown): Edit[] => {
  const byFile = new Map<string, TextEdit[]>()
  for (const { file, fix } of findings) if (fix) byFile.set(file, [...(byFile.get(file) ?? []), ...fix])
  return [...byFile].flatMap(([file, edits]): Edit[] => {
    const text = textOf(file)
    return typeof text === 'string' && isSafe(text, applyEdits(text, edits)) ? [{ kind: 'text', file, edits }] : []
  })
}

/**
 * Mends what can be mended safely. Takes the sources, and which findings may be mended; gives the change, empty where
 * there is nothing to mend. Nothing but the mended places changes in a file. Pure.
 */
export const fixAll = (kit: LintKit, sources: Sources, options: LintOptions = {}, wanted: (finding: Finding) => boolean = () => true): Change => {
  const made: Edit[] = []
  let now = sources
  for (let round = 0; round < rounds; round += 1) {
    const read = readerOf(now)
    const edits = mends(lint(kit, now, options).filter(wanted), read)
    if (edits.length === 0) break
    made.push(...edits)
    now = sourcesAfter(now, apply({ label: '', edits }, read))
  }
  return { label: 'Mend what lint can mend', edits: made }
}
