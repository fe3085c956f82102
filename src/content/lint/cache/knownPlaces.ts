import { findingOf, type Locator } from '../findings/locate.ts'
import { ownWords } from '../messages/ownWords.ts'
import type { Found } from '../types/finding.ts'
import type { Report } from '../types/report.ts'
import type { RuleEntry } from './analysisStore.ts'

/** Whether its place is what its pointer leads to, and nothing mends it: text and pointer are all that its finding is made of. */
const isByPointer = ({ on, index, length, offset, fix, offers }: Report): boolean =>
  [on, index, length, offset, fix, offers].every((part) => part === undefined)

const placeOf = ({ file, pointer }: Pick<Found, 'file' | 'pointer'>): string =>
  `${file}\0${pointer}`

/** What a rule's locator has learnt of the reports that it has placed. */
export type KnownPlaces = { readonly locate: Locator; readonly isByPointer: () => boolean }

/**
 * Finds places as `locate` does. What a rule found the last time in a document that is as it was need not be looked for again: a document
 * is not opened for it.
 */
export const knownPlaces = (
  last: RuleEntry | undefined,
  isChanged: (path: string) => boolean,
  locate: Locator,
): KnownPlaces => {
  let all = true
  let known: ReadonlyMap<string, Found> | undefined
  return {
    locate: (report, rule) => {
      if (!isByPointer(report)) {
        all = false
        return locate(report, rule)
      }
      known ??= new Map(
        last?.isByPointer ? last.findings.map((finding) => [placeOf(finding), finding]) : [],
      )
      const before = isChanged(report.file) ? undefined : known.get(placeOf(report))
      if (!before) return locate(report, rule)
      const { line, column, length } = before
      return findingOf(report, rule, { line, column, length })
    },
    isByPointer: () => all,
  }
}

/** A finding of a rule whose places are by pointer, in the text as it is now. */
export const placedAgain = (finding: Found, locate: Locator): Found => {
  const { file, pointer, rule: name, severity } = finding
  const { line, column, length } = locate(
    { file, pointer, message: ownWords('') },
    { name, severity },
  )
  return { ...finding, line, column, length }
}
