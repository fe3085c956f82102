import { commitAt, forkOf, noteOf, touchedBeside } from '../../site/store/git.ts'
import type { Origin } from '../../site/store/readStates.ts'

/** The state that a review compares with, how both are called, and what differs beside the pages. */
export type Base = {
  readonly base: Origin
  readonly names: {
    readonly from: string
    readonly to: string
    readonly versions?: string | undefined
  }
  readonly beside: readonly string[]
}

const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

const commitWords = (root: string, commit: string): string => {
  const note = noteOf(root, commit)
  return note ? `“${note.subject}”, ${longDate(note.date)}` : commit
}

const present = (root: string): string => {
  const head = commitAt(root, 'HEAD')
  return head === undefined
    ? 'the site as it is now'
    : `the site as it is now, last saved as ${commitWords(root, head)}`
}

const versionsOf = (root: string, base: string): string => {
  const short = (commit: string) => noteOf(root, commit)?.short ?? commit
  return `In git, “before” is ${short(base)}, and “after” is what lies in the folder on top of ${short(commitAt(root, 'HEAD') ?? '')}.`
}

/**
 * What a review compares with: where the present branch has left the one that is named, so that what others have done there since is none of its changes.
 * `named` as it was typed; undefined for the usual state.
 */
export const baseOf = (root: string, origin: Origin, named: string | undefined): Base => {
  const to = present(root)
  if ('folder' in origin)
    return { base: origin, names: { from: named ?? 'the state that was kept', to }, beside: [] }
  const commit = forkOf(root, origin.commit, 'HEAD') ?? origin.commit
  const left = commit === origin.commit ? '' : `, where this branch has left ${named ?? 'it'}`
  const from = `${named === undefined ? '' : `${named}: `}${commitWords(root, commit)}${left}`
  return {
    base: { commit },
    names: { from, to, versions: versionsOf(root, commit) },
    beside: touchedBeside(root, commit),
  }
}
