import { signIn } from './inlineOf.ts'
import { type Part, partsOf, plainParts } from './partsOf.ts'

/** The parts of what was copied: with its marks where it has any. `parseHtml` makes a document that runs nothing. */
export const partsIn = (data: DataTransfer, parseHtml: (html: string) => Document): Part[] => {
  const html = data.getData('text/html')
  const parts = html === '' ? [] : partsOf(parseHtml(html))
  return parts.length > 0 ? parts : plainParts(data.getData('text/plain'))
}

/** Whether pictures were copied, which no text can hold. Spreadsheets add a picture of their cells, which is none. */
export const hasPictures = (data: DataTransfer, parseHtml: (html: string) => Document): boolean => {
  const html = data.getData('text/html')
  if (html !== '')
    return [
      ...parseHtml(html).querySelectorAll<HTMLElement>('img[src]:not([src=""]), picture, svg'),
    ].some((element) => signIn(element) === undefined)
  return (
    data.getData('text/plain') === '' &&
    [...data.files].some(({ type }) => type.startsWith('image/'))
  )
}

/** What an author is told then. */
export const picturesStay =
  'Pictures were not pasted: a text can hold none. Add each to a block with a picture.'

/** What was copied, where it is some words: of a paragraph, a heading or a list's only item. */
const wordsOf = ([only, ...more]: readonly Part[]): string | undefined => {
  if (!only || more.length > 0) return undefined
  if (only.kind === 'list') return only.items.length === 1 ? only.items[0] : undefined
  return only.kind === 'table' ? undefined : only.text
}

/** The same with a blank at either end where there was one: what is cut out of a sentence is put back into one. `parts` were read from the data. */
export const wordsIn = (data: DataTransfer, parts: readonly Part[]): string | undefined => {
  const plain = data.getData('text/plain')
  if (parts.length === 0) return /^[ \u00a0]+$/.test(plain) ? ' ' : undefined
  const words = wordsOf(parts)
  return words === undefined
    ? undefined
    : `${/^[ \u00a0]/.test(plain) ? ' ' : ''}${words}${/[ \u00a0]$/.test(plain) ? ' ' : ''}`
}

/** All words of what was copied, for a text that can hold no blocks: a line for each paragraph, entry or row. */
export const linesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) =>
    part.kind === 'list'
      ? part.items
      : part.kind === 'table'
        ? part.rows.map((row) => row.filter(Boolean).join(' '))
        : [part.text],
  )
