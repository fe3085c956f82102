import type { Finding } from './finding.ts'
import { nothingKnown, type Summary } from './summary.ts'

/** What one rule found, and the parts of summaries that it looked at. */
type Found = { readonly looked: readonly string[]; readonly findings: readonly Finding[] }

/**
 * What the rules across documents found, and the documents that any of them opened or reported. JSON as it stands; a
 * cache may keep it for as long as the documents are the same ones.
 */
export type Across = { readonly opened: readonly string[]; readonly rules: Readonly<Record<string, Found>> }

/** Notes what rules look at, so that a rule that would see the same as the last time need not be run. */
export type AcrossRules = {
  /** Told of every document that has changed: its summary then and now. */
  readonly changed: (path: string, before: Summary | undefined, now: Summary) => void
  /** A summary that tells which of its parts the rule that is running looks at. It is read when that happens. */
  readonly watched: (noted: { readonly summary: Summary }) => Summary
  /** Told when a rule opens a document. */
  readonly opened: (path: string) => void
  /** What a rule finds: from `run`, or from the last time. To be asked when all changes have been told. */
  readonly findingsOf: (name: string, run: () => readonly Finding[]) => readonly Finding[]
  readonly found: () => Across
}

const parts = Object.keys(nothingKnown) as (keyof Summary)[] // it has all of them

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Goes on from what was found the last time, for the same documents in the same order but for those it is told of. */
export const acrossRules = (last: Across | undefined): AcrossRules => {
  const known = new Map(Object.entries(last?.rules ?? {}))
  const before = new Set(last?.opened)
  const opened = new Set(before)
  const rules: Record<string, Found> = {}
  const changed = new Set<string>()
  let looked = new Set<string>()
  /** What rules have read of a document is shared among them, so that it isn't known which of them has seen a change. */
  const forget = () => {
    known.clear()
    opened.clear()
  }
  class Watched {
    constructor(readonly noted: { readonly summary: Summary }) {}
  }
  for (const part of parts)
    Object.defineProperty(Watched.prototype, part, {
      get(this: Watched) {
        looked.add(part)
        return this.noted.summary[part]
      },
    })
  return {
    changed: (path, then, now) => {
      if (!then || before.has(path)) forget()
      else for (const part of parts) if (!isSame(then[part], now[part])) changed.add(part)
    },
    watched: (noted) => new Watched(noted) as unknown as Summary, // with a getter for each part
    opened: (path) => void opened.add(path),
    findingsOf: (name, run) => {
      const same = known.get(name)
      if (same && !same.looked.some((part) => changed.has(part))) {
        rules[name] = same
        return same.findings
      }
      looked = new Set()
      const findings = run()
      rules[name] = { looked: [...looked], findings }
      for (const { file } of findings) opened.add(file)
      return findings
    },
    found: () => ({ opened: [...opened], rules }),
  }
}
