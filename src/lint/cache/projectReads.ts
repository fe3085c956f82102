import type { KnownFile } from '../context.ts'
import type { Finding } from '../finding.ts'
import { nothingKnown, type Summary } from '../summary.ts'
import type { ProjectEntry, RuleEntry } from './analysisStore.ts'
import { WatchedFile } from './watchedFile.ts'

/** Notes what project rules read, so that one that would read the same as the last time need not run. */
export type ProjectReads = {
  /** Told of every document that has changed: its summary then and now. */
  readonly changed: (path: string, before: Summary | undefined, now: Summary) => void
  /** A document that tells what the rule that is running reads of it. */
  readonly watch: (file: KnownFile) => KnownFile
  /** What a rule finds: from `run`, or from the last time. To be asked when all changes have been told. */
  readonly findingsOf: (name: string, run: () => readonly Finding[]) => readonly Finding[]
  readonly entry: () => ProjectEntry
}

const parts = Object.keys(nothingKnown) as (keyof Summary)[] // it has all of them

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A class of summaries that tell which of their parts is read. */
const watchedSummary = (note: (part: keyof Summary) => void) => {
  class Watched {
    constructor(readonly of: KnownFile) {}
  }
  for (const part of parts)
    Object.defineProperty(Watched.prototype, part, {
      get(this: Watched) {
        note(part)
        return this.of.summary[part]
      },
    })
  return (file: KnownFile) => new Watched(file) as unknown as Summary // with a getter for each part
}

/** Goes on from what was found the last time, for the same documents in the same order but for those it is told of. */
export const projectReads = (last: ProjectEntry | undefined): ProjectReads => {
  const known = new Map(Object.entries(last?.rules ?? {}))
  const before = new Set(last?.opened)
  const opened = new Set(before)
  const rules: Record<string, RuleEntry> = {}
  const changed = new Set<string>()
  let read = new Set<string>()
  /** What rules have read of a document is shared among them, so that it isn't known which of them has seen a change. */
  const forget = () => {
    known.clear()
    opened.clear()
  }
  const summaryOf = watchedSummary((part) => read.add(part))
  const onOpen = (path: string) => void opened.add(path)
  return {
    changed: (path, then, now) => {
      if (!then || before.has(path)) forget()
      else for (const part of parts) if (!isSame(then[part], now[part])) changed.add(part)
    },
    watch: (file) => new WatchedFile(file, summaryOf(file), onOpen),
    findingsOf: (name, run) => {
      const same = known.get(name)
      if (same && !same.read.some((part) => changed.has(part))) {
        rules[name] = same
        return same.findings
      }
      read = new Set()
      const findings = run()
      rules[name] = { read: [...read], findings }
      for (const { file } of findings) opened.add(file)
      return findings
    },
    entry: () => ({ opened: [...opened], rules }),
  }
}
