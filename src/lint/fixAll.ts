import type { Sources } from '../document/sources.ts'
import type { Finding, TextEdit } from './finding.ts'
import type { LintKit } from './LintKit.ts'
import { type LintOptions, lint } from './lint.ts'

/** What one mend uncovers, the next round mends; more rounds than these would mean that two mends undo each other. */
const rounds = 5

/** Applies edits to a text, from its end to its beginning. Of two that overlap, only the first is applied. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string => {
  let end = 0
  let result = ''
  for (const { offset, length, text: put } of [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length)) {
    if (offset < end) continue
    result += text.slice(end, offset) + put
    end = offset + length
  }
  return result + text.slice(end)
}

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

/**
 * Mends what can be mended safely. Takes the sources, and which findings may be mended; gives the new texts of the
 * files that changed, by path. Nothing but the mended places changes in them. Pure.
 */
export const fixAll = (kit: LintKit, sources: Sources, options: LintOptions = {}, wanted: (finding: Finding) => boolean = () => true): Map<string, string> => {
  const changed = new Map<string, string>()
  let files = sources.files
  for (let round = 0; round < rounds; round += 1) {
    const edits = new Map<string, TextEdit[]>()
    for (const finding of lint(kit, { ...sources, files }, options)) {
      if (finding.fix && wanted(finding)) edits.set(finding.file, [...(edits.get(finding.file) ?? []), ...finding.fix])
    }
    let any = false
    files = files.map((file) => {
      const own = edits.get(file.path)
      if (!own) return file
      const text = applyEdits(file.text, own)
      if (!isSafe(file.text, text)) return file
      any = true
      changed.set(file.path, text)
      return { path: file.path, text }
    })
    if (!any) break
  }
  return changed
}
