import type { Rewriting } from '../model/history/rewrite.ts'
import { writtenAt } from '../model/history/writtenAt.ts'
import type { TextEdit } from '../writer/change.ts'
import type { LintFile } from './context.ts'
import type { Finding } from './finding.ts'
import { indexJson, offsetInString, type Span, spanOf } from './positions/indexJson.ts'
import { lineAndColumn, lineStarts } from './positions/lineIndex.ts'
import { removal } from './positions/removal.ts'
import type { Report, Rule } from './rule.ts'

/** Finds places in one file's text. Made only for files with findings; the index only for those that are JSON. */
export type Locator = (report: Report, rule: Pick<Rule, 'name' | 'severity'>) => Finding

const lengthOnLine = (starts: readonly number[], offset: number, end: number, textLength: number): number => {
  const { line } = lineAndColumn(starts, offset)
  const lineEnd = starts[line] === undefined ? textLength : starts[line] - 1
  return Math.max(1, Math.min(end, lineEnd) - offset)
}

const rangeOf = (text: string, spans: ReadonlyMap<string, Span>, report: Report): { start: number; end: number } => {
  const span = spanOf(spans, report.pointer)
  if (report.on === 'key' && span.key) return span.key
  if (report.index === undefined || text[span.start] !== '"') return span
  const start = offsetInString(text, span.start, report.index)
  return { start, end: report.length === undefined ? span.end : offsetInString(text, span.start, report.index + report.length) }
}

const editsOf = (text: string, spans: ReadonlyMap<string, Span>, report: Report): readonly TextEdit[] | undefined => {
  const { fix } = report
  if (!fix) return undefined
  if (fix.kind === 'edits') return fix.edits
  const span = spans.get(report.pointer)
  if (!span) return undefined
  if (fix.kind === 'remove') return [removal(text, span)]
  const { start, end } = fix.kind === 'key' ? (span.key ?? span) : fix.kind === 'characters' ? rangeOf(text, spans, report) : span
  const written = fix.kind === 'characters' ? JSON.stringify(fix.text).slice(1, -1) : JSON.stringify(fix.kind === 'key' ? fix.name : fix.value)
  return [{ offset: start, length: end - start, text: written }]
}

/** A report on a document as it is read, with the place where that stands in the text. What was made of something else is marked as a whole, and not mended. */
const inText = (report: Report, rewritings: readonly Rewriting[]): Report => {
  if (rewritings.length === 0 || report.offset !== undefined) return report
  const { pointer, isSame } = writtenAt(rewritings, report.pointer)
  if (isSame) return { ...report, pointer }
  const { index: _, length: __, fix: ___, ...whole } = report
  return { ...whole, pointer }
}

/**
 * Makes the locator of a file. An empty text, for a file that was not read, places everything at its beginning. `rewritings` are those by
 * which the document was read as if it were new.
 */
export const locatorOf = (text: string, rewritings: readonly Rewriting[] = []): Locator => {
  const starts = lineStarts(text)
  let spans: Map<string, Span> | undefined
  return (found, rule) => {
    const report = inText(found, rewritings)
    spans ??= report.offset === undefined ? indexJson(text) : new Map<string, Span>()
    const { start, end } = report.offset === undefined ? rangeOf(text, spans, report) : { start: report.offset, end: report.offset + (report.length ?? 1) }
    const fix = editsOf(text, spans, report)
    return {
      file: report.file,
      ...lineAndColumn(starts, start),
      length: lengthOnLine(starts, start, end, text.length),
      severity: report.severity ?? rule.severity,
      rule: rule.name,
      pointer: report.pointer,
      message: report.message,
      ...(report.suggestion ? { suggestion: report.suggestion } : {}),
      ...(fix ? { fix } : {}),
      ...(report.yields ? { yields: report.yields } : {}),
      ...(report.cause ? { cause: report.cause } : {}),
    }
  }
}

/** Makes a locator for many files, which looks at each when something is found in it. */
export const locatorIn = (files: readonly Pick<LintFile, 'path' | 'text' | 'rewritings'>[]): Locator => {
  let byPath: ReadonlyMap<string, Pick<LintFile, 'text' | 'rewritings'>> | undefined
  const known = new Map<string, Locator>()
  return (report, rule) => {
    byPath ??= new Map(files.map((file) => [file.path, file]))
    const locate = known.get(report.file) ?? locatorOf(byPath.get(report.file)?.text ?? '', byPath.get(report.file)?.rewritings)
    known.set(report.file, locate)
    return locate(report, rule)
  }
}
