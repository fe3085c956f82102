import type { Kit } from '../../../core/kit/Kit.ts'
import { isToday } from '../../../core/model/history/asToday.ts'
import { type Locator, locatorIn } from '../findings/locate.ts'
import { seenBefore } from '../likeness/seenBefore.ts'
import type { AnalysisCache, LintSteps } from '../project/lintSteps.ts'
import { comparedParagraphs } from '../texts/comparedParagraphs.ts'
import type { SharedContext } from '../types/context.ts'
import type { KnownFile } from '../types/file.ts'
import type { OpenStore } from './analysisStore.ts'
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

/**
 * A cache over a store. A document is analysed again when its text has changed, or something that its analysis has read
 * of the shared context; a project rule runs again when something has that it has read of documents.
 */
export const analysisCache = (open: OpenStore): AnalysisCache => {
  let kit: Kit | undefined
  let kits = 0
  return (steps, { files, shared, rules }) => {
    if (kit !== shared.kit) kits += 1 // what was found with another one does not count; a program has one from its start to its end
    kit = shared.kit
    const store = open(
      JSON.stringify([kits, shared.writtenFor, rules.map(({ name }) => name)]),
      textOf(shared),
    )
    const paths = files.map(({ path }) => path)
    const known = new Map<string, KnownFile['paragraphs']>()
    const paragraphsOf = (file: KnownFile) => {
      const before = known.get(file.path) ?? store.findParagraphs(file.path)
      const paragraphs = before ?? file.paragraphs
      if (!before) store.keepParagraphs(file.path, paragraphs)
      known.set(file.path, paragraphs)
      return paragraphs
    }
    let all: readonly KnownFile[] = []
    let located: Locator | undefined
    const locate: Locator = (report, rule) => {
      located ??= locatorIn(all)
      return located(report, rule)
    }
    const project = projectReads(
      store.findProject(paths),
      paragraphsOf,
      locate,
      isToday(shared.kit, shared.writtenFor),
    )
    const isLikelyCompared = seenBefore()
    let hold: ReturnType<typeof readsHold> | undefined
    let record: ReturnType<typeof recordReads> | undefined
    const analyse: LintSteps['analyse'] = (source, view) => {
      const found = store.find(source)
      if (found?.isCurrent) return found.entry.analysis
      hold ??= readsHold(view)
      if (found && hold(found.entry.reads)) {
        store.confirm(source.path)
        return found.entry.analysis
      }
      record ??= recordReads(view)
      const recording = record()
      const before = store.findParagraphs(source.path)
      let paragraphs: KnownFile['paragraphs'] | undefined
      const analysis = steps.analyse(source, recording.view, (file, { summary }) => {
        if (isLikelyCompared(summary.paragraphs) || before) paragraphs = comparedParagraphs(file) // else it would be opened again for them
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
    return {
      analyse,
      checkTogether: (together, projectRules) => {
        all = together
        const findings = projectRules.flatMap((rule) => {
          located = undefined // which has all texts that a rule has found something in
          return project.findingsOf(rule.name, all, (watched, own) =>
            steps.checkTogether(watched, [rule], own),
          )
        })
        store.keepProject(paths, project.entry())
        return findings
      },
    }
  }
}
