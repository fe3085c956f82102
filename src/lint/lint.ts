import { placeOf, type SourceFile, type Sources } from '../document/sources.ts'
import type { Kit } from '../kit/Kit.ts'
import type { Progress } from '../terminal/progress.ts'
import { type AcrossRules, acrossRules } from './acrossRules.ts'
import { aroundOf, type Context, contextOfAll, isSpecial, type KnownFile, type LintFile, readDocument } from './context.ts'
import type { Finding } from './finding.ts'
import { type Locator, locatorOf } from './locate.ts'
import { type NoteCache, type Noted, noteDocument } from './noteDocument.ts'
import type { Rule } from './rule.ts'
import { rules as allRules } from './rules.ts'
import { andMore, mostReports, runRule } from './runRule.ts'
import { withoutFollowing } from './signs/withoutFollowing.ts'
import { applySilences } from './silences.ts'
import { nothingKnown, type Summary } from './summary.ts'
import { tellTogether } from './tellTogether.ts'
import { withoutYielding } from './withoutYielding.ts'

/** `today` as year-month-day, usually the clock's; `rules` for tests of one rule; `cache` for what was noted of documents before. */
export type LintOptions = {
  readonly today?: string
  readonly rules?: readonly Rule[]
  readonly cache?: NoteCache | undefined
  /** Is told how far the work is. */
  readonly progress?: Progress | undefined
}

/** What a site's documents say, summed up, and all findings, sorted by file and place. */
export type Linted = { readonly findings: readonly Finding[]; readonly files: readonly KnownFile[] }

const order = (a: Finding, b: Finding): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)

/** A document that is read when somebody asks for more than its summary. Tells `rules` what is looked at. */
class NotedFile implements KnownFile {
  readonly path: string
  readonly place: KnownFile['place']
  readonly summary: Summary
  private read: LintFile | undefined
  constructor(
    private readonly kit: Kit,
    private readonly source: SourceFile,
    noted: Pick<Noted, 'summary'>,
    private readonly rules: AcrossRules,
  ) {
    this.path = source.path
    this.place = placeOf(source.path)
    this.summary = rules.watched(noted)
  }
  private get file(): LintFile {
    this.rules.opened(this.path)
    this.read ??= readDocument(this.kit, this.path, this.source.text)
    return this.read
  }
  get text() {
    this.rules.opened(this.path)
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
  get sound() {
    return this.file.sound
  }
  get gathered() {
    return this.file.gathered
  }
  get ids() {
    return this.file.ids
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
export const lintSite = (kit: Kit, sources: Sources, options: LintOptions = {}): Linted => {
  const { rules = allRules, today = new Date().toISOString().slice(0, 10), cache, progress } = options
  const around = aroundOf(kit, sources, today)
  const alone = rules.filter(({ perDocument }) => perDocument)
  const store = cache?.(baseOf(sources, today, rules))
  const paths = sources.files.map(({ path }) => path)
  const across = acrossRules(store?.across(paths))
  const note = (source: SourceFile): Noted => {
    const same = store?.find(source)
    if (same) return same
    const noted = noteDocument(source, around, alone)
    across.changed(source.path, store?.last(source.path)?.summary, noted.summary)
    store?.keep(source, noted)
    return noted
  }
  const all = sources.files.map((source, index) => {
    progress?.('Checking documents', index + 1, sources.files.length)
    return { source, noted: note(source) }
  })
  const files = all.map(({ source, noted }) => new NotedFile(kit, source, noted, across))
  const unread = around.unread
    .filter(({ path }) => path.endsWith('.json'))
    .map(({ path }) => new NotedFile(kit, { path, text: '' }, { summary: nothingKnown }, across))
  let context: Context | undefined
  const whole = () => (context ??= contextOfAll([...files, ...unread], around))
  const texts = new Map(files.map((file) => [file.path, file]))
  const locators = new Map<string, Locator>()
  const locate: Locator = (report, rule) => {
    const known = locators.get(report.file) ?? locatorOf(texts.get(report.file)?.text ?? '')
    locators.set(report.file, known)
    return known(report, rule)
  }
  const together = rules
    .filter(({ perDocument }) => !perDocument)
    .flatMap((rule) => across.findingsOf(rule.name, () => runRule(rule, whole()).map((report) => locate(report, rule))))
  store?.keepAcross(paths, across.found())
  const findings = [...all.flatMap(({ noted }) => noted.findings), ...together]
  const silenced = all.map(({ source: { path }, noted: { silences } }) => ({ path, silences }))
  const told = tellTogether(withoutFollowing(bounded(applySilences(findings, silenced, rules, locate))).sort(order), rules, locate)
  return { findings: withoutYielding(told).sort(order), files }
}

/** The findings of `lintSite` alone. */
export const lint = (kit: Kit, sources: Sources, options: LintOptions = {}): Finding[] => [...lintSite(kit, sources, options).findings]
