import { shorten } from '../../../operations/entries/sayEntry.ts'

/** What a text that was typed is called in the history: by its words, facts by what they say. Pure. */
export const wroteLabel = (text: string, facts: Readonly<Record<string, string>>): string => {
  const said = text.replace(/\{\{\s*([^{}|\s]+)[^{}]*\}\}/g, (whole, name: string) => facts[name] ?? whole)
  const words = shorten(said)
  return words === '' ? 'Emptied a text' : `Wrote “${words}”`
}
