import { placeOf, type SourceFile, type Sources } from '../model/sources.ts'
import { aroundOf, contextOfAll, isSpecial, type KnownFile, type LintFile, readDocument } from './context.ts'
import type { Finding } from './finding.ts'
import { type Locator, locatorOf } from './locate.ts'
import { type NoteCache, type Noted, noteDocument } from './noteDocument.ts'
import type { Rule } from './rule.ts'
import { rules as allRules } from './rules.ts'
import { andMore, mostReports, runRule } from './runRule.ts'
import { applySilences } from './silences.ts'
import { nothingKnown, type Summary } from './summary.ts'

/** `today` as year-month-day, usually the clock's; `rules` for tests of one rule; `cache` for what was noted of documents before. */
export type LintOptions = { readonly today?: string; readonly rules?: readonly Rule[]; readonly cache?: NoteCache | undefined }

/** What a site's documents say, summed up, and all findings, sorted by file and place. */
export type Linted = { readonly findings: readonly Finding[]; readonly files: readonly KnownFile[] }

const order = (a: Finding, b: Finding): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)

/** A document that is read when somebody asks for more than its summary. */
class NotedFile implements KnownFile {
  readonly path: string
  readonly place: KnownFile['place']
  private read: LintFile | undefined
  constructor(
    private readonly source: SourceFile,
    readonly summary: Summary,
  ) {
    this.path = source.path
    this.place = placeOf(source.path)
  }
  private get file(): LintFile {
    this.read ??= readDocument(this.path, this.source.text)
    return this.read
  }
  get text() {
    return this.source.text
  }
  get value() {
    return this.file.value
  }
  get problems() {
    return this.file.problems
  }
  get faults() {
    return this.file.faults
  }
  get gathered() {
    return this.file.gathered
  }
  get blocks() {
    return this.file.blocks
  }
}

/** All that the notes of a document depend on besides itself, as one text. The engine is the cache's to know. */
const baseOf = ({ files, assets, unread = [] }: Sources, today: string, rules: readonly Rule[]): string => {
  const special = files.filter(({ path }) => isSpecial(path)).map(({ path, text }) => [path, text])
  const shown = assets.map(({ stamp: _, ...asset }) => asset)
  return JSON.stringify([today, rules.map(({ name }) => name), special, shown, unread])
}

/** The findings but for those of a rule that has far too many. */
const bounded = (findings: readonly Finding[]): Finding[] => {
  const counts = new Map<string, number>()
  return findings.flatMap((finding) => {
    const count = (counts.get(finding.rule) ?? 0) + 1
    counts.set(finding.rule, count)
    if (count > mostReports) return []
    return count < mostReports || finding.message.endsWith(andMore) ? [finding] : [{ ...finding, message: `${finding.message} ${andMore}` }]
  })
}

/**
 * Checks a site: each document by itself, which a cache may save, then all of them together by their summaries. Pure:
 * it reads no file and no clock but for the day. Errors: `RuleCrash`, which names the rule.
 */
export const lintSite = (sources: Sources, options: LintOptions = {}): Linted => {
  const { rules = allRules, today = new Date().toISOString().slice(0, 10), cache } = options
  const around = aroundOf(sources, today)
  const alone = rules.filter(({ perDocument }) => perDocument)
  const store = cache?.(baseOf(sources, today, rules))
  const note = (source: SourceFile): Noted => {
    const before = store?.find(source)
    if (before) return before
    const noted = noteDocument(source, around, alone)
    store?.keep(source, noted)
    return noted
  }
  const noted = sources.files.map((source) => ({ source, ...note(source) }))
  const unread = around.unread.filter(({ path }) => path.endsWith('.json')).map(({ path }) => new NotedFile({ path, text: '' }, nothingKnown))
  const files = noted.map(({ source, summary }) => new NotedFile(source, summary))
  const context = contextOfAll([...files, ...unread], around)
  const texts = new Map(files.map((file) => [file.path, file]))
  const locators = new Map<string, Locator>()
  const locate: Locator = (report, rule) => {
    const known = locators.get(report.file) ?? locatorOf(texts.get(report.file)?.text ?? '')
    locators.set(report.file, known)
    return known(report, rule)
  }
  const together = rules.filter(({ perDocument }) => !perDocument).flatMap((rule) => runRule(rule, context).map((report) => locate(report, rule)))
  const findings = bounded([...noted.flatMap((one) => one.findings), ...together])
  return { findings: applySilences(findings, context, rules, locate).sort(order), files }
}

/** The findings of `lintSite` alone. */
export const lint = (sources: Sources, options: LintOptions = {}): Finding[] => [...lintSite(sources, options).findings]
