/** A sign that does not belong into a text: its place in the text, and what is meant in its place. */
export type BadSign = {
  readonly index: number
  readonly sign: string
  readonly put: string
  readonly reason: 'unseen' | 'open' | 'stray'
}

/** What Windows-1252 writes with the numbers of Unicode's second block of control signs: pasted text has them where it was decoded wrongly. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Signs that are never meant in a text. Joiners and marks of direction (U+200C to U+200F) are letters' own: Urdu, Hindi and emoji need them. */
const unseen =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff\ufffe\uffff]/g
const turning = /[\u202a-\u202e\u2066-\u2069]/g

const bad =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/
const escaped = /\\[ubf]/

/** Whether a document may hold such a sign, told from its text as it lies on the disk. */
export const mayHaveBadSigns = (text: string): boolean => bad.test(text) || escaped.test(text)

/** What is meant where an unseen sign stands; `lines`: the text may have several lines. */
const meantFor = (sign: string, lines: boolean): string => {
  const code = sign.charCodeAt(0)
  if (code === 0x2028 || code === 0x2029) return lines ? '\n' : ' '
  if (code === 0x0b || code === 0x0c) return ' '
  const other = code >= 0x80 && code <= 0x9f ? windows[code - 0x80] : undefined
  return other === undefined || other === sign ? '' : other
}

const isIsolate = (sign: string) => sign >= '\u2066' && sign <= '\u2068'

/** The embeddings, overrides and isolates that nothing ends, and the ends of nothing, in one line. Source: UAX 9, X1 to X8. */
const unbalanced = (line: string, from: number): BadSign[] => {
  const open: { sign: string; index: number }[] = []
  const found: BadSign[] = []
  const tell = (sign: string, index: number, reason: 'open' | 'stray') =>
    found.push({ index, sign, put: '', reason })
  for (const { 0: sign, index } of line.matchAll(turning)) {
    const at = from + index
    if (sign === '\u2069') {
      const last = open.findLastIndex((one) => isIsolate(one.sign))
      if (last < 0) tell(sign, at, 'stray')
      else for (const inner of open.splice(last).slice(1)) tell(inner.sign, inner.index, 'open')
    } else if (sign === '\u202c') {
      const last = open.at(-1)
      if (!last || isIsolate(last.sign)) tell(sign, at, 'stray')
      else open.pop()
    } else open.push({ sign, index: at })
  }
  for (const { sign, index } of open) tell(sign, index, 'open')
  return found
}

/** All such signs of a text, in order. Pure; time in proportion to the text. */
export const badSignsIn = (text: string, lines: boolean): BadSign[] => {
  if (!bad.test(text)) return []
  const found = [...text.matchAll(unseen)].map(
    ({ 0: sign, index }): BadSign => ({
      index,
      sign,
      put: meantFor(sign, lines),
      reason: 'unseen',
    }),
  )
  let from = 0
  for (const line of text.split('\n')) {
    found.push(...unbalanced(line, from))
    from += line.length + 1
  }
  return found.sort((a, b) => a.index - b.index)
}
