import { type Part, partsOf, plainParts } from './partsOf.ts'

/** The parts of what was copied: with its marks where it has any. `parseHtml` makes a document that runs nothing. */
export const partsIn = (data: DataTransfer, parseHtml: (html: string) => Document): Part[] => {
  const html = data.getData('text/html')
  const parts = html === '' ? [] : partsOf(parseHtml(html))
  return parts.length > 0 ? parts : plainParts(data.getData('text/plain'))
}

/** What was copied, where it is some words: of a paragraph, a heading or a list's only item. */
export const wordsOf = ([only, ...more]: readonly Part[]): string | undefined => {
  if (!only || more.length > 0) return undefined
  if (only.kind === 'list') return only.items.length === 1 ? only.items[0] : undefined
  return only.kind === 'table' ? undefined : only.text
}

/** All words of what was copied, for a text that can hold no blocks: a line for each paragraph, entry or row. */
export const linesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (part.kind === 'list' ? part.items : part.kind === 'table' ? part.rows.map((row) => row.filter(Boolean).join(' ')) : [part.text]))
