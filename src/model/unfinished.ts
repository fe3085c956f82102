/** How guiding text of a new document begins: what `npm run new` writes, and lint finds until it has been replaced. */
export const guiding = 'TODO: '

/** What a guiding text asks for, without its sign; undefined where a text is none. Pure. */
export const askedBy = (text: unknown): string | undefined => {
  const sign = guiding.trim()
  return typeof text === 'string' && text.startsWith(sign) ? text.slice(sign.length).trim() : undefined
}

/** Marks of text that is not finished: the guiding text above, and what people write for the same purpose. */
export const unfinished = /\bTODO\b|\bTBD\b|\bFIXME\b|\bXXX\b|lorem ipsum|\[(?:your|insert|add) [^[\]]*\](?!\()/i
