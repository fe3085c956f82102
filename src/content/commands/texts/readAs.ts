import { type Lookup, referencesIn } from '../../../core/model/figures/interpolate.ts'
import type { ReadableText } from '../../../core/model/schema/readableIn.ts'
import { plainText } from '../../../core/model/text/inline.ts'

/** Some characters of a text. */
export type Run = { readonly index: number; readonly length: number }

/** A figure where a text shows it, and what it says there. */
export type ShownFigure = Run & { readonly name: string; readonly says: string }

/** A text as visitors read it, with the figures in it; `words` are those that were asked for, where they are read. */
export type ReadAs = {
  readonly text: string
  readonly figures: readonly ShownFigure[]
  readonly words: readonly Run[]
}

/** Characters that no text has: the end of a run, and from the next one on the beginning of each, by its number. */
const ends = '\ue000'
const firstSign = 0xe001
const maxRuns = 6000

type Part = Run & { readonly says: string; readonly name?: string }

/** What the parts of a text say, between signs of where each begins and ends. */
const signed = (text: string, parts: readonly Part[]): string => {
  let [written, at] = ['', 0]
  for (const [number, { index, length, says }] of parts.entries()) {
    written += text.slice(at, index) + String.fromCharCode(firstSign + number) + says + ends
    at = index + length
  }
  return written + text.slice(at)
}

/**
 * A text as visitors read it: figures by what they say, and no signs of markup. Through its marks the signs find the way by themselves; what stands in the
 * address of a link is read by nobody. Pure.
 */
export const readAs = (
  { text, isMarkup }: Pick<ReadableText, 'text' | 'isMarkup'>,
  lookup: Lookup,
  words: readonly Run[] = [],
): ReadAs => {
  const figures = referencesIn(text).flatMap(({ name, format, index, length }) => {
    const says = lookup(name, format)
    return says === undefined ? [] : [{ index, length, says, name }]
  })
  const asked = words.map(({ index, length }) => ({
    index,
    length,
    says: text.slice(index, index + length),
  }))
  const parts: Part[] = [...figures, ...asked].sort((a, b) => a.index - b.index).slice(0, maxRuns)
  const marked = signed(text, parts)
  const open: { readonly part: Part; readonly index: number }[] = []
  const runs: (Run & { readonly part: Part })[] = []
  let read = ''
  for (const sign of isMarkup ? plainText(marked) : marked) {
    const part = parts[sign.charCodeAt(0) - firstSign]
    if (part) open.push({ part, index: read.length })
    else if (sign === ends) {
      const begun = open.pop()
      if (begun) runs.push({ ...begun, length: read.length - begun.index })
    } else read += sign
  }
  return {
    text: read,
    figures: runs.flatMap(({ part: { name, says }, index, length }) =>
      name === undefined ? [] : [{ index, length, name, says }],
    ),
    words: runs.flatMap(({ part: { name }, index, length }) =>
      name === undefined ? [{ index, length }] : [],
    ),
  }
}

/** Whether two runs share a character. */
export const overlap = (one: Run, other: Run): boolean =>
  one.index < other.index + other.length && other.index < one.index + one.length

const contextLength = 60

/** What stands around some words of a text that is read. */
export const around = (
  text: string,
  { index, length }: Run,
): { readonly before: string; readonly after: string } => {
  const [before, after] = [text.slice(0, index), text.slice(index + length)]
  return {
    before:
      before.length > contextLength
        ? `…${before.slice(-contextLength).replace(/^\S*\s/, '')}`
        : before,
    after:
      after.length > contextLength
        ? `${after.slice(0, contextLength).replace(/\s\S*$/, '')}…`
        : after,
  }
}
