import { commitAt, forkOf, noteOf, touchedBeside } from '../files/git.ts'
import type { Origin } from '../files/readStates.ts'

/** The state that a review compares with, how both are called, and what differs beside the pages. */
export type Base = { readonly base: Origin; readonly names: { readonly from: string; readonly to: string }; readonly beside: readonly string[] }

const longDate = (date: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

const commitWords = (root: string, commit: string): string => {
  const note = noteOf(root, commit)
  return note ? `“${note.subject}”, ${longDate(note.date)} (${note.short})` : commit
}

const present = (root: string): string => {
  const head = commitAt(root, 'HEAD')
  return head === undefined ? 'the site as it lies there' : `the site as it lies there, on top of ${commitWords(root, head)}`
}

/**
 * What a review compares with: where the present branch has left the one that is named, so that what others have done there since is none of its changes.
 * `named` as it was typed; undefined for the usual state.
 */
export const baseOf = (root: string, origin: Origin, named: string | undefined): Base => {
  const to = present(root)
  if ('folder' in origin) return { base: origin, names: { from: named ?? 'the state that was kept', to }, beside: [] }
  const commit = forkOf(root, origin.commit, 'HEAD') ?? origin.commit
  const left = commit === origin.commit ? '' : `, where this branch has left ${named ?? 'it'}`
  const from = `${named === undefined ? '' : `${named}: `}${commitWords(root, commit)}${left}`
  return { base: { commit }, names: { from, to }, beside: touchedBeside(root, commit) }
}
