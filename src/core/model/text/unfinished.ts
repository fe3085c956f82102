import { assetFolder } from '../../document/addresses.ts'

/** How guiding text of a new document begins: what `npm run new` writes, and lint finds until it has been replaced. */
export const guiding = 'TODO: '

/** The same where nothing but an address may stand. No page has capital letters. */
export const guidingAddress = '/TODO'

/** The same where nothing but a file of the site's may stand. There is none of such a name: authors are shown `unchosenDrawing`. */
export const guidingFiles: readonly string[] = ['png', 'svg', 'woff2'].map(
  (ending) => `${assetFolder}TODO.${ending}`,
)

/** What a guiding text asks for, without its sign; undefined where a text is none. Pure. */
export const askedBy = (text: unknown): string | undefined => {
  if (text === guidingAddress || guidingFiles.some((file) => file === text)) return ''
  const sign = guiding.trim()
  return typeof text === 'string' && text.startsWith(sign)
    ? text.slice(sign.length).trim()
    : undefined
}

/** How it is told to people that a text is yet to be written, where files have the sign. */
export const toWrite = 'To be written'

/** A guiding text as people are shown it, to be written over; any other text stays as it is. What may stand only once is numbered, which tells them nothing. Pure. */
export const promptOf = (text: string): string => {
  const asks = askedBy(text)?.replace(/(?<=[\p{L}\p{M}])-\d+$/u, '')
  if (asks === undefined) return text
  return asks === '' ? toWrite : `${toWrite}: ${asks}`
}

/** The same of a text that is only read: what is to be written within it is told as that, too. Never what is written back. Pure. */
export const prompted = (text: string): string =>
  askedBy(text) === undefined ? text.replace(/\bTODO:(?= |$)/g, `${toWrite}:`) : promptOf(text)

/** What is written of a text that a guiding text was shown for, of which they may have kept the beginning. Pure. */
export const unprompted = (text: string): string =>
  text.startsWith(toWrite)
    ? `${guiding.trim()}${text.slice(toWrite.length).replace(/^:?/, '')}`
    : text

/** Marks of text that is not finished: the guiding text above, and what people write for the same purpose. */
export const unfinished =
  /\bTODO\b|\bTBD\b|\bFIXME\b|\bXXX\b|lorem ipsum|\[(?:your|insert|add) [^[\]]*\](?!\()/i

/** An entry of a page that was begun and says nothing yet. */
export const begun = /^\s*(?:…|\.{3})\s*$/
