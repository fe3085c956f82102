import type { DocumentAnalysis } from '../project/analyseDocument.ts'
import type { AnalysisCache } from '../project/lintSteps.ts'
import type { KnownFile } from '../types/file.ts'
import { analysisCache } from './analysisCache.ts'
import type { DocumentEntry, OpenStore, ProjectEntry } from './analysisStore.ts'

type CacheEntry = {
  readonly text: string
  readonly shared: string
  readonly entry: DocumentEntry
  readonly paragraphs?: KnownFile['paragraphs']
}
type CachedProject = {
  readonly shared: string
  readonly of: readonly (DocumentAnalysis | undefined)[]
  readonly entry: ProjectEntry
}

const memoryStore = (): OpenStore => {
  const cached = new Map<string, CacheEntry>()
  let project: CachedProject | undefined
  let opened = ''
  return (version, shared) => {
    if (opened !== version) cached.clear()
    opened = version
    const analysesOf = (paths: readonly string[]) =>
      paths.map((path) => cached.get(path)?.entry.analysis)
    return {
      find: ({ path, text }) => {
        const before = cached.get(path)
        return before && before.text === text
          ? { entry: before.entry, isCurrent: before.shared === shared }
          : undefined
      },
      last: (path) => {
        const before = cached.get(path)
        return before?.shared === shared ? before.entry.analysis : undefined
      },
      keep: ({ path, text }, entry) => cached.set(path, { text, shared, entry }),
      confirm: (path) => {
        const before = cached.get(path)
        if (before) cached.set(path, { ...before, shared })
      },
      findParagraphs: (path) => cached.get(path)?.paragraphs,
      keepParagraphs: (path, paragraphs) => {
        const before = cached.get(path)
        if (before) cached.set(path, { ...before, paragraphs })
      },
      findProject: (paths) => {
        const now = analysesOf(paths)
        const isSame =
          project?.shared === shared &&
          project.of.length === now.length &&
          now.every((one, index) => one && one === project?.of[index])
        return isSame ? project?.entry : undefined
      },
      keepProject: (paths, entry) => {
        project = { shared, of: analysesOf(paths), entry }
      },
    }
  }
}

/** Remembers the last analysis of each document in memory: one changed document costs the checking of one. */
export const memoryCache = (): AnalysisCache => analysisCache(memoryStore())
