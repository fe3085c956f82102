/** A sign beyond ASCII with the marks on it; where one has a virama, with what it is joined to, since Devanagari draws them as one. */
const cluster =
  /(?:[^\0-\x7f\p{M}\u200c\u200d][\p{M}\u200c\u200d]*?\u094d[\u200c\u200d]?)*[^\0-\x7f\p{M}\u200c\u200d][\p{M}\u200c\u200d]*|\p{M}/gu

/** No cluster reaches across plain letters: they are passed over quickly, where the pattern above would look at each. */
const beyondAscii = /[^\0-\x7f]+/g

/** The signs of a text beyond ASCII, each once and in a fixed order: what a face must be able to show besides the plain letters. */
export const signsIn = (text: string): string[] =>
  [...new Set(text.match(beyondAscii)?.flatMap((run) => run.match(cluster) ?? []))].sort()
