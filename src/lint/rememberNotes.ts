import type { Across } from './acrossRules.ts'
import type { NoteCache, Noted } from './noteDocument.ts'

/** Keeps in memory what was noted of each document's last text: one changed document costs the checking of one. */
export const rememberNotes = (): NoteCache => {
  const known = new Map<string, { readonly text: string; readonly noted: Noted }>()
  let base = ''
  let last: { readonly across: Across; readonly of: readonly (Noted | undefined)[] } | undefined
  return (asked) => {
    if (base !== asked) known.clear()
    base = asked
    const notesOf = (paths: readonly string[]) => paths.map((path) => known.get(path)?.noted)
    return {
      find: ({ path, text }) => {
        const before = known.get(path)
        return before?.text === text ? before.noted : undefined
      },
      keep: ({ path, text }, noted) => known.set(path, { text, noted }),
      last: (path) => known.get(path)?.noted,
      across: (paths) => {
        const now = notesOf(paths)
        return last?.of.length === now.length && now.every((noted, index) => noted !== undefined && noted === last?.of[index]) ? last.across : undefined
      },
      keepAcross: (paths, across) => {
        last = { across, of: notesOf(paths) }
      },
    }
  }
}
