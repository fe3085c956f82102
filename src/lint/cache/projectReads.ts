import type { KnownFile } from '../context.ts'
import type { Finding } from '../findings/finding.ts'
import { nothingKnown, type Summary } from '../project/summary.ts'
import type { ProjectEntry, RuleEntry } from './analysisStore.ts'
import { WatchedFile } from './watchedFile.ts'

/** Notes what project rules read, so that one that would read the same as the last time need not run. */
export type ProjectReads = {
  /** Told of every document that has changed: its summary then and now. */
  readonly changed: (path: string, before: Summary | undefined, now: Summary) => void
  /** What a rule finds in documents: from `run`, or from the last time. To be asked when all changes have been told. */
  readonly findingsOf: (name: string, files: readonly KnownFile[], run: (files: readonly KnownFile[]) => readonly Finding[]) => readonly Finding[]
  readonly entry: () => ProjectEntry
}

const parts = Object.keys(nothingKnown) as (keyof Summary)[] // it has all of them

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** So many documents are named whose part of a summary a rule has read; of a rule that reads more, it counts as read of all. */
const maxNamed = 500

/** What was read of summaries: of each part the documents, or `*` for all. */
const readParts = () => {
  const read = new Map<keyof Summary, Set<string> | '*'>()
  return {
    note: (part: keyof Summary, path: string) => {
      const of = read.get(part)
      if (of === '*') return
      if (!of) read.set(part, new Set([path]))
      else if (of.add(path).size > maxNamed) read.set(part, '*')
    },
    all: (): RuleEntry['read'] => Object.fromEntries([...read].map(([part, of]) => [part, of === '*' ? of : [...of]])),
  }
}

/** A class of summaries that tell which of their parts is read. */
const watchedSummary = (note: (part: keyof Summary, path: string) => void) => {
  class Watched {
    constructor(readonly of: KnownFile) {}
  }
  for (const part of parts)
    Object.defineProperty(Watched.prototype, part, {
      get(this: Watched) {
        note(part, this.of.path)
        return this.of.summary[part]
      },
    })
  return (file: KnownFile) => new Watched(file) as unknown as Summary // with a getter for each part
}

/**
 * Goes on from what was found the last time, for the same documents in the same order but for those it is told of. `paragraphsOf` gives those
 * of a document. Each rule is given documents of its own: what is remembered of one would hide that the next rule reads it, too.
 */
export const projectReads = (last: ProjectEntry | undefined, paragraphsOf: (file: KnownFile) => KnownFile['paragraphs']): ProjectReads => {
  const known = new Map(Object.entries(last ?? {}))
  const rules: Record<string, RuleEntry> = {}
  /** The documents in which a part of the summary has changed. */
  const changed = new Map<string, Set<string>>()
  const changedPaths = new Set<string>()
  const isRead = (part: string, of: RuleEntry['read'][string]) => {
    const paths = changed.get(part)
    return paths !== undefined && (of === '*' || of.some((path) => paths.has(path)))
  }
  const holds = ({ read, opened }: RuleEntry) => !Object.entries(read).some(([part, of]) => isRead(part, of)) && !opened.some((path) => changedPaths.has(path))
  const run = (files: readonly KnownFile[], check: (files: readonly KnownFile[]) => readonly Finding[]): RuleEntry => {
    const read = readParts()
    const opened = new Set<string>()
    const summaryOf = watchedSummary(read.note)
    const onOpen = (path: string) => void opened.add(path)
    const findings = check(files.map((file) => new WatchedFile(file, summaryOf(file), onOpen, paragraphsOf)))
    for (const { file } of findings) opened.add(file)
    return { read: read.all(), opened: [...opened], findings }
  }
  return {
    changed: (path, then, now) => {
      changedPaths.add(path)
      if (!then) known.clear()
      else for (const part of parts) if (!isSame(then[part], now[part])) changed.set(part, (changed.get(part) ?? new Set()).add(path))
    },
    findingsOf: (name, files, check) => {
      const before = known.get(name)
      const entry = before && holds(before) ? before : run(files, check)
      rules[name] = entry
      return entry.findings
    },
    entry: () => rules,
  }
}
