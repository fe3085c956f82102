import type { Locator } from '../findings/locate.ts'
import { nothingKnown } from '../project/summary.ts'
import type { KnownFile, Summary } from '../types/file.ts'
import type { Found } from '../types/finding.ts'
import type { ProjectEntry, RuleEntry } from './analysisStore.ts'
import { knownPlaces, placedAgain } from './knownPlaces.ts'
import { WatchedFile } from './watchedFile.ts'

/** Notes what project rules read, so that one that would read the same as the last time need not run. */
export type ProjectReads = {
  /** Told of every document that has changed: its summary then and now, and whether its paragraphs are the same. */
  readonly changed: (
    path: string,
    before: Summary | undefined,
    now: Summary,
    hasSameParagraphs: boolean,
  ) => void
  /** What a rule finds in documents: from `run`, or from the last time. To be asked when all changes have been told. */
  readonly findingsOf: (name: string, files: readonly KnownFile[], run: Run) => readonly Found[]
  readonly entry: () => ProjectEntry
}

type Run = (files: readonly KnownFile[], locate: Locator) => readonly Found[]

/** What can be read of a document without opening it: parts of its summary, and its paragraphs as they are compared. */
type Part = keyof Summary | 'compared'

const parts = Object.keys(nothingKnown) as (keyof Summary)[] // it has all of them

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** So many documents are named whose part of a summary a rule has read; of a rule that reads more, it counts as read of all. */
const maxNamed = 500

/** What was read of summaries: of each part the documents, or `*` for all. */
const readParts = () => {
  const read = new Map<Part, Set<string> | '*'>()
  return {
    note: (part: Part, path: string) => {
      const of = read.get(part)
      if (of === '*') return
      if (!of) read.set(part, new Set([path]))
      else if (of.add(path).size > maxNamed) read.set(part, '*')
    },
    all: (): RuleEntry['read'] =>
      Object.fromEntries([...read].map(([part, of]) => [part, of === '*' ? of : [...of]])),
  }
}

/** A class of summaries that tell which of their parts is read. */
const watchedSummary = (note: (part: Part, path: string) => void) => {
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

/** The documents in which each part has changed. */
const changedParts = () => {
  const changed = new Map<string, Set<string>>()
  return {
    add: (part: Part, path: string) =>
      void changed.set(part, (changed.get(part) ?? new Set()).add(path)),
    isRead: (part: string, of: RuleEntry['read'][string]): boolean => {
      const paths = changed.get(part)
      return paths !== undefined && (of === '*' || of.some((path) => paths.has(path)))
    },
  }
}

/**
 * Goes on from what was found the last time, for the same documents in the same order but for those it is told of. `paragraphsOf` gives those
 * of a document. Each rule is given documents of its own: what is remembered of one would hide that the next rule reads it, too. `locate` finds places
 * in documents as they are; `isToday`: pointers lead into their texts, since none was rewritten for being read.
 */
export const projectReads = (
  last: ProjectEntry | undefined,
  paragraphsOf: (file: KnownFile) => KnownFile['paragraphs'],
  locate: Locator,
  isToday: boolean,
): ProjectReads => {
  const known = new Map(Object.entries(last ?? {}))
  const rules: Record<string, RuleEntry> = {}
  const parted = changedParts()
  const changedPaths = new Set<string>()
  const isChanged = (path: string) => changedPaths.has(path)
  const holds = ({ read, opened, findings, isByPointer }: RuleEntry) =>
    !Object.entries(read).some(([part, of]) => parted.isRead(part, of)) &&
    !opened.some(isChanged) &&
    (isByPointer || !findings.some(({ file }) => isChanged(file)))
  const run = (
    before: RuleEntry | undefined,
    files: readonly KnownFile[],
    check: Run,
  ): RuleEntry => {
    const read = readParts()
    const opened = new Set<string>()
    const summaryOf = watchedSummary(read.note)
    const onOpen = (path: string) => void opened.add(path)
    const onCompare = (file: KnownFile) => {
      read.note('compared', file.path)
      return paragraphsOf(file)
    }
    const places = knownPlaces(before, isChanged, locate)
    const findings = check(
      files.map((file) => new WatchedFile(file, summaryOf(file), onOpen, onCompare)),
      places.locate,
    )
    return {
      read: read.all(),
      opened: [...opened],
      findings,
      isByPointer: isToday && places.isByPointer(),
    }
  }
  const again = (entry: RuleEntry): RuleEntry =>
    entry.findings.some(({ file }) => isChanged(file))
      ? {
          ...entry,
          findings: entry.findings.map((finding) =>
            isChanged(finding.file) ? placedAgain(finding, locate) : finding,
          ),
        }
      : entry
  return {
    changed: (path, then, now, hasSameParagraphs) => {
      changedPaths.add(path)
      if (!then) known.clear()
      else for (const part of parts) if (!isSame(then[part], now[part])) parted.add(part, path)
      if (!hasSameParagraphs) parted.add('compared', path)
    },
    findingsOf: (name, files, check) => {
      const before = known.get(name)
      const entry = before && holds(before) ? again(before) : run(before, files, check)
      rules[name] = entry
      return entry.findings
    },
    entry: () => rules,
  }
}
