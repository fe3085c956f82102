import type { Edit, TextEdit } from '../../../core/edits/change.ts'
import type { Rewriting } from '../../../core/model/history/rewrite.ts'
import { writtenAt } from '../../../core/model/history/writtenAt.ts'
import { msg } from '../messages/msg.ts'
import { ownWords } from '../messages/ownWords.ts'
import { indexJson, offsetInString, type Span, spanOf } from '../positions/indexJson.ts'
import { lineAndColumn, lineStarts } from '../positions/lineIndex.ts'
import { removal } from '../positions/removal.ts'
import { type LocatedSpan, spanAt } from '../positions/spanAt.ts'
import type { LintFile } from '../types/file.ts'
import type { Answer, Found } from '../types/finding.ts'
import type { Fix, Offer, Report, Spot } from '../types/report.ts'
import type { Rule } from '../types/rule.ts'

/** Finds places in one file's text. Made only for files with findings; the index only for those that are JSON. */
export type Locator = (report: Report, rule: Pick<Rule, 'name' | 'severity'>) => Omit<Found, 'of'>

const lengthOnLine = (
  starts: readonly number[],
  offset: number,
  end: number,
  textLength: number,
): number => {
  const { line } = lineAndColumn(starts, offset)
  const lineEnd = starts[line] === undefined ? textLength : starts[line] - 1
  return Math.max(1, Math.min(end, lineEnd) - offset)
}

/** So many places of a file are looked for one by one; where more is found, all its places are noted at once. */
const fewPlaces = 4

/** Finds places in a JSON text by their pointers. */
const placesIn = (text: string): ((pointer: string) => LocatedSpan) => {
  let asked = 0
  let spans: Map<string, Span> | undefined
  return (pointer) => {
    asked += 1
    const alone = !spans && asked <= fewPlaces ? spanAt(text, pointer) : undefined
    if (alone) return alone
    spans ??= indexJson(text)
    return { span: spanOf(spans, pointer), isExact: spans.has(pointer) }
  }
}

const rangeOf = (
  text: string,
  { span }: LocatedSpan,
  report: Report,
): { start: number; end: number } => {
  if (report.on === 'key' && span.key) return span.key
  if (report.index === undefined || text[span.start] !== '"') return span
  const start = offsetInString(text, span.start, report.index)
  return {
    start,
    end:
      report.length === undefined
        ? span.end
        : offsetInString(text, span.start, report.index + report.length),
  }
}

const editsOf = (
  text: string,
  place: LocatedSpan,
  report: Report,
  fix: Fix,
): readonly TextEdit[] | undefined => {
  if (fix.kind === 'edits') return fix.edits
  if (!place.isExact) return undefined
  const { span } = place
  if (fix.kind === 'remove') return [removal(text, span)]
  const { start, end } =
    fix.kind === 'key'
      ? (span.key ?? span)
      : fix.kind === 'characters'
        ? rangeOf(text, place, report)
        : span
  const written =
    fix.kind === 'characters'
      ? JSON.stringify(fix.text).slice(1, -1)
      : JSON.stringify(fix.kind === 'key' ? fix.name : fix.value)
  return [{ offset: start, length: end - start, text: written }]
}

/** Nothing of an answer is done where its part in this file has no place there. */
const answerOf = (
  text: string,
  place: LocatedSpan,
  report: Report,
  { label, fix, edits = [], isCertain }: Offer,
): Answer[] => {
  const here = fix && editsOf(text, place, report, fix)
  if (fix && !here) return []
  const own: readonly Edit[] = here ? [{ kind: 'text', file: report.file, edits: here }] : []
  return [
    {
      does: label,
      edits: [...own, ...edits],
      ...(isCertain ? { isCertain } : {}),
    },
  ]
}

const answersOf = (text: string, place: LocatedSpan, report: Report): Answer[] => {
  const { fix, suggestion, offers = [] } = report
  const certain: readonly Offer[] = fix
    ? [{ label: suggestion ?? msg('fixIt'), fix, isCertain: true }]
    : []
  return [...certain, ...offers].flatMap((offer) => answerOf(text, place, report, offer))
}

const nowhere: LocatedSpan = { span: { start: 0, end: 0 }, isExact: false }

/** A report on a document as it is read, with the place where that stands in the text. What was made of something else is marked as a whole, and not mended. */
const inText = (report: Report, rewritings: readonly Rewriting[]): Report => {
  if (rewritings.length === 0 || report.offset !== undefined) return report
  const { pointer, isSame } = writtenAt(rewritings, report.pointer)
  if (isSame) return { ...report, pointer }
  const { index: _, length: __, fix: ___, offers: ____, ...whole } = report
  return { ...whole, pointer }
}

/** What is told of a report at a place. What is said of the place, and of how it is mended, is done with here; all else is told as it was reported. */
export const findingOf = (
  report: Report,
  rule: Parameters<Locator>[1],
  place: Pick<Found, 'line' | 'column' | 'length'>,
  answers: readonly Answer[] = [],
): Omit<Found, 'of'> => {
  const {
    on: _,
    index: __,
    length: ___,
    offset: ____,
    fix: _____,
    offers: ______,
    goesBy: _______,
    message,
    suggestion,
    isLast,
    ...told
  } = report
  return {
    ...told,
    ...place,
    severity: report.severity ?? rule.severity,
    rule: rule.name,
    ...message,
    ...(suggestion ? { advice: suggestion } : {}),
    ...(isLast ? { isLast } : {}),
    ...(answers.length > 0 ? { answers } : {}),
  }
}

/**
 * Makes the locator of a file. An empty text, for a file that was not read, places everything at its beginning. `rewritings` are those by
 * which the document was read as if it were new.
 */
export const locatorOf = (text: string, rewritings: readonly Rewriting[] = []): Locator => {
  const starts = lineStarts(text)
  const placeOf = placesIn(text)
  return (found, rule) => {
    const report = inText(found, rewritings)
    const place = report.offset === undefined ? placeOf(report.pointer) : nowhere
    const { start, end } =
      report.offset === undefined
        ? rangeOf(text, place, report)
        : { start: report.offset, end: report.offset + (report.length ?? 1) }
    const answers = answersOf(text, place, report)
    return findingOf(
      report,
      rule,
      { ...lineAndColumn(starts, start), length: lengthOnLine(starts, start, end, text.length) },
      answers,
    )
  }
}

/** Makes a locator for many files, which looks at each when something is found in it. */
export const locatorIn = (
  files: readonly Pick<LintFile, 'path' | 'text' | 'rewritings'>[],
): Locator => {
  let byPath: ReadonlyMap<string, Pick<LintFile, 'text' | 'rewritings'>> | undefined
  const known = new Map<string, Locator>()
  return (report, rule) => {
    byPath ??= new Map(files.map((file) => [file.path, file]))
    const locate =
      known.get(report.file) ??
      locatorOf(byPath.get(report.file)?.text ?? '', byPath.get(report.file)?.rewritings)
    known.set(report.file, locate)
    return locate(report, rule)
  }
}

/** Where a spot of a document stands in its text. */
export const placeIn = (
  { path: file, text, rewritings }: Pick<LintFile, 'path' | 'text' | 'rewritings'>,
  spot: Spot,
): Pick<Found, 'line' | 'column' | 'length'> => {
  const rule = { name: '', severity: 'note' } as const
  const { line, column, length } = locatorOf(text, rewritings)(
    { ...spot, file, message: ownWords('') },
    rule,
  )
  return { line, column, length }
}
