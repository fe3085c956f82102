import type { Kit } from '../../kit/Kit.ts'
import type { KnownFile, SharedContext } from '../context.ts'
import { seenBefore } from '../likeness/seenBefore.ts'
import type { AnalysisCache, LintSteps } from '../project/lintSteps.ts'
import { comparedParagraphs } from '../texts/comparedParagraphs.ts'
import type { OpenStore } from './analysisStore.ts'
import { projectReads } from './projectReads.ts'
import { readsHold, recordReads } from './recordReads.ts'

/** The whole of what documents share, as one text. */
const textOf = ({ sharedFiles, assets, unread, today }: SharedContext): string =>
  JSON.stringify([today, [...sharedFiles].map(([path, { text }]) => [path, text]), assets.map(({ stamp: _, ...asset }) => asset), unread])

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
    const store = open(JSON.stringify([kits, shared.writtenFor, rules.map(({ name }) => name)]), textOf(shared))
    const paths = files.map(({ path }) => path)
    const known = new Map<string, KnownFile['paragraphs']>()
    const paragraphsOf = (file: KnownFile) => {
      const before = known.get(file.path) ?? store.findParagraphs(file.path)
      const paragraphs = before ?? file.paragraphs
      if (!before) store.keepParagraphs(file.path, paragraphs)
      known.set(file.path, paragraphs)
      return paragraphs
    }
    const project = projectReads(store.findProject(paths), paragraphsOf)
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
      let paragraphs: KnownFile['paragraphs'] | undefined
      const analysis = steps.analyse(source, recording.view, (file, { summary }) => {
        if (isLikelyCompared(summary.paragraphs)) paragraphs = comparedParagraphs(file) // else it would be opened again for them
      })
      project.changed(source.path, store.last(source.path)?.summary, analysis.summary)
      store.keep(source, { analysis, reads: recording.reads() })
      if (paragraphs) store.keepParagraphs(source.path, paragraphs)
      return analysis
    }
    return {
      analyse,
      checkTogether: (all, projectRules) => {
        const findings = projectRules.flatMap((rule) => project.findingsOf(rule.name, all, (files) => steps.checkTogether(files, [rule])))
        store.keepProject(paths, project.entry())
        return findings
      },
    }
  }
}
