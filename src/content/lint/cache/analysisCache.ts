import type { SourceFile } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { isToday } from '../../../core/model/history/asToday.ts'
import { type Locator, locatorIn } from '../findings/locate.ts'
import { seenBefore } from '../likeness/seenBefore.ts'
import type { DocumentAnalysis } from '../project/analyseDocument.ts'
import type { AnalysisCache, LintRun, LintSteps } from '../project/lintSteps.ts'
import { comparedParagraphs } from '../texts/comparedParagraphs.ts'
import type { SharedContext, SharedView } from '../types/context.ts'
import type { KnownFile } from '../types/file.ts'
import type { Found } from '../types/finding.ts'
import type { ProjectRule } from '../types/rule.ts'
import type { AnalysisStore, OpenStore } from './analysisStore.ts'
import { projectReads } from './projectReads.ts'
import { readsHold, recordReads } from './recordReads.ts'

/** The whole of what documents share, as one text. */
const textOf = ({
  sharedFiles,
  assets,
  unread,
  today,
  translated,
  languageSettings,
}: SharedContext): string =>
  JSON.stringify([
    today,
    [...sharedFiles].map(([path, { text }]) => [path, text]),
    assets.map(({ stamp: _, ...asset }) => asset),
    unread,
    Object.keys(translated),
    languageSettings,
  ])

/** The steps of one run, which a store answers as far as it can. */
class CachedSteps implements LintSteps {
  private readonly paths: readonly string[]
  private readonly project: ReturnType<typeof projectReads>
  private readonly isLikelyCompared = seenBefore()
  private readonly paragraphs = new Map<string, KnownFile['paragraphs']>()
  private hold: ReturnType<typeof readsHold> | undefined
  private record: ReturnType<typeof recordReads> | undefined
  private together: readonly KnownFile[] = []
  private located: Locator | undefined

  constructor(
    private readonly steps: LintSteps,
    private readonly store: AnalysisStore,
    { files, shared }: LintRun,
  ) {
    this.paths = files.map(({ path }) => path)
    this.project = projectReads(
      store.findProject(this.paths),
      (file) => this.paragraphsOf(file),
      (report, rule) => {
        this.located ??= locatorIn(this.together)
        return this.located(report, rule)
      },
      isToday(shared.kit, shared.writtenFor),
    )
  }

  private paragraphsOf(file: KnownFile): KnownFile['paragraphs'] {
    const before = this.paragraphs.get(file.path) ?? this.store.findParagraphs(file.path)
    const paragraphs = before ?? file.paragraphs
    if (!before) this.store.keepParagraphs(file.path, paragraphs)
    this.paragraphs.set(file.path, paragraphs)
    return paragraphs
  }

  analyse(source: SourceFile, view: SharedView): DocumentAnalysis {
    const { store, project } = this
    const found = store.find(source)
    if (found?.isCurrent) return found.entry.analysis
    this.hold ??= readsHold(view)
    if (found && this.hold(found.entry.reads)) {
      store.confirm(source.path)
      return found.entry.analysis
    }
    this.record ??= recordReads(view)
    const recording = this.record()
    const before = store.findParagraphs(source.path)
    let paragraphs: KnownFile['paragraphs'] | undefined
    const analysis = this.steps.analyse(source, recording.view, (file, { summary }) => {
      if (this.isLikelyCompared(summary.paragraphs) || before) paragraphs = comparedParagraphs(file) // else it would be opened again for them
    })
    const hasSameParagraphs =
      before !== undefined && JSON.stringify(before) === JSON.stringify(paragraphs)
    project.changed(
      source.path,
      store.last(source.path)?.summary,
      analysis.summary,
      hasSameParagraphs,
    )
    store.keep(source, { analysis, reads: recording.reads() })
    if (paragraphs) store.keepParagraphs(source.path, paragraphs)
    return analysis
  }

  checkTogether(files: readonly KnownFile[], rules: readonly ProjectRule[]): Found[] {
    this.together = files
    const findings = rules.flatMap((rule) => {
      this.located = undefined // which has all texts that a rule has found something in
      return this.project.findingsOf(rule.name, files, (watched, own) =>
        this.steps.checkTogether(watched, [rule], own),
      )
    })
    this.store.keepProject(this.paths, this.project.entry())
    return findings
  }
}

/**
 * A cache over a store. A document is analysed again when its text has changed, or something that its analysis has read
 * of the shared context; a project rule runs again when something has that it has read of documents.
 */
export const analysisCache = (open: OpenStore): AnalysisCache => {
  let kit: Kit | undefined
  let kits = 0
  return (steps, run) => {
    const { shared, rules } = run
    if (kit !== shared.kit) kits += 1 // what was found with another one does not count; a program has one from its start to its end
    kit = shared.kit
    const version = JSON.stringify([kits, shared.writtenFor, rules.map(({ name }) => name)])
    return new CachedSteps(steps, open(version, textOf(shared)), run)
  }
}
