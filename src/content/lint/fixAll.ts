import type { Sources } from '../../core/document/sources.ts'
import { apply } from '../../core/edits/apply.ts'
import type { Change, Edit } from '../../core/edits/change.ts'
import { readerOf } from '../../core/edits/readerOf.ts'
import { sourcesAfter } from '../../core/edits/sourcesAfter.ts'
import { applyEdits } from '../../core/edits/textEdits.ts'
import { answersTo } from './findings/answersTo.ts'
import { joinEdits } from './findings/joinEdits.ts'
import { type LintOptions, lint } from './lint.ts'
import type { Finding } from './types/finding.ts'
import type { LintKit } from './types/LintKit.ts'

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
const isSafe = (before: string, after: string): boolean =>
  after !== before && !before.includes('\ufffd') && isJson(after)

/** Whether a change can be made in the same round: a list that two of them would begin has room for the second one once it is there. */
const fits = (edits: readonly Edit[], made: readonly Edit[]): boolean =>
  edits.every(
    (edit) =>
      edit.kind !== 'set' ||
      !made.some(
        (other) =>
          other.kind === 'set' &&
          other.file === edit.file &&
          other.pointer === edit.pointer &&
          JSON.stringify(other) !== JSON.stringify(edit),
      ),
  )

/** The edits of one round: of each finding what answers it for certain. */
const mends = (
  findings: readonly Finding[],
  wanted: (finding: Finding) => boolean,
  textOf: (file: string) => unknown,
): Edit[] => {
  const made: Edit[] = []
  for (const finding of findings) {
    const edits = answersTo(finding).find(({ isCertain }) => isCertain)?.change.edits ?? []
    if (edits.every(({ file }) => wanted({ ...finding, file })) && fits(edits, made))
      made.push(...edits)
  }
  const joined = joinEdits(made)
  const isUnsafe = (edit: Edit) => {
    const text = textOf(edit.file)
    return (
      edit.kind === 'text' &&
      !(typeof text === 'string' && isSafe(text, applyEdits(text, edit.edits)))
    )
  }
  const unsafe = new Set(joined.filter(isUnsafe).map(({ file }) => file))
  return joined.filter(({ file }) => !unsafe.has(file))
}

/**
 * Mends what can be mended safely. Takes the sources, and which findings may be mended, by files that may be written; gives the change, empty where
 * there is nothing to mend. Nothing but the mended places changes in a file. Pure.
 */
export const fixAll = (
  kit: LintKit,
  sources: Sources,
  options: LintOptions,
  wanted: (finding: Finding) => boolean = () => true,
): Change => {
  const made: Edit[] = []
  let now = sources
  for (let round = 0; round < rounds; round += 1) {
    const read = readerOf(now)
    const edits = mends(lint(kit, now, { ...options, onlyToday: true }), wanted, read)
    if (edits.length === 0) break
    made.push(...edits)
    now = sourcesAfter(now, apply({ label: '', edits }, read))
  }
  return { label: 'Mend what lint can mend', edits: made }
}
