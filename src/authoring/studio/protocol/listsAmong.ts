import type { FromFrame } from './frameMessages.ts'

type Parts = Extract<FromFrame, { kind: 'pasted' }>['parts']

/** Signs that nothing but an entry of a list begins with. */
const sure = /^[•·▪▫◦‣●○■□➢✓]\s*(?=\S)/
/** Such as may begin a sentence, too: more than one below the other make a list. A mark of ours may stand before them. */
const likely = /^(?:\\?[-–*]|o(?=\t))\s+(?=\S)/
const counted = /^\(?\d{1,2}\\?[.)]\s+(?=\S)/

const signOf = (text: string) => [sure, likely, counted].find((sign) => sign.test(text))

/** Paragraphs that begin with a list's sign, as what is copied as plain words has them, as the lists that they are. Pure. */
export const listsAmong = (parts: Parts): Parts => {
  const read: Parts = []
  let at = 0
  for (let part = parts[at]; part; part = parts[at]) {
    const sign = part.kind === 'paragraph' ? signOf(part.text) : undefined
    const run: string[] = []
    for (
      let next = parts[at];
      sign && next?.kind === 'paragraph' && signOf(next.text) === sign;
      next = parts[at + run.length]
    )
      run.push(next.text)
    if (sign && (run.length > 1 || sign === sure))
      read.push({
        kind: 'list',
        items: run.map((text) => text.replace(sign, '')),
        isNumbered: sign === counted,
      })
    else read.push(...parts.slice(at, at + Math.max(run.length, 1)))
    at += Math.max(run.length, 1)
  }
  return read
}
