import type { NoteCache, Noted } from './noteDocument.ts'

/** Keeps in memory what was noted of each document's last text: one changed document costs the checking of one. */
export const rememberNotes = (): NoteCache => {
  const known = new Map<string, { readonly text: string; readonly noted: Noted }>()
  let base = ''
  return (asked) => {
    if (base !== asked) known.clear()
    base = asked
    return {
      find: ({ path, text }) => {
        const before = known.get(path)
        return before?.text === text ? before.noted : undefined
      },
      keep: ({ path, text }, noted) => known.set(path, { text, noted }),
    }
  }
}
