import { diffArrays } from 'diff'
import { linkAddress } from '../../../core/model/text/inline.ts'
import type { WordCounts } from '../messages/lengthInWords.ts'

/** A run of words of two texts: of both, of the old one alone, or of the new one alone. */
export type Run = { readonly as: 'same' | 'gone' | 'new'; readonly text: string }

/** Texts that differ by more words than these are told as one in the place of the other. */
const maxEdits = 2000

/** Vowel signs and joiners belong to the letters before them: a mark within a syllable would tear it. */
const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*`
const token = new RegExp(
  String.raw`\{\{[^{}]*\}\}|\]\(${linkAddress}\)|\s+|${word}(?:[.,'’-]${word})*|[^\p{L}\p{N}\s]`,
  'gu',
)

/** Facts, addresses of links, words, blanks and signs. */
const tokens = (text: string): string[] => text.match(token) ?? []

const textOf = (values: readonly string[]) => values.join('')
/** How many words a text has. */
const wordCount = (text: string) =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*/gu)?.length ?? 0

/** A few words that happen to stand in both, between longer runs that do not, only make a text harder to read. */
const withoutIslands = (runs: readonly Run[]): Run[] => {
  const islands = runs.map(({ as, text }, index) => {
    if (as !== 'same' || index === 0 || index === runs.length - 1) return false
    const wordsNear = (step: number) => {
      let count = 0
      for (let at = index + step; runs[at] && runs[at]?.as !== 'same'; at += step)
        count += wordCount(runs[at]?.text ?? '')
      return count
    }
    return wordCount(text) < 3 && Math.min(wordsNear(-1), wordsNear(1)) > wordCount(text)
  })
  const joined: { gone: string; new: string; same?: string }[] = []
  for (const [index, { as, text }] of runs.entries()) {
    const last = joined.at(-1)
    const open = last && last.same === undefined ? last : undefined
    if (as === 'same' && !islands[index]) joined.push({ gone: '', new: '', same: text })
    else {
      const at = open ?? { gone: '', new: '' }
      if (!open) joined.push(at)
      if (as !== 'new') at.gone += text
      if (as !== 'gone') at.new += text
    }
  }
  return joined.flatMap(({ gone, new: fresh, same }): Run[] =>
    same !== undefined
      ? [{ as: 'same', text: same }]
      : [
          ...(gone ? [{ as: 'gone' as const, text: gone }] : []),
          ...(fresh ? [{ as: 'new' as const, text: fresh }] : []),
        ],
  )
}

/** The words of two texts, run by run: what stays, what is gone, what is new. Put together, the runs are the two texts. Pure. */
export const wordDiff = (before: string, after: string): Run[] => {
  const found = diffArrays(tokens(before), tokens(after), { maxEditLength: maxEdits })
  if (!found)
    return [
      { as: 'gone', text: before },
      { as: 'new', text: after },
    ]
  return withoutIslands(
    found.map(({ added, removed, value }) => ({
      as: added ? 'new' : removed ? 'gone' : 'same',
      text: textOf(value),
    })),
  )
}

/** How many words two texts have, and how many of them stay. Pure. */
export const wordCounts = (before: string, after: string, runs: readonly Run[]): WordCounts => ({
  before: wordCount(before),
  after: wordCount(after),
  same: runs.reduce((sum, { as, text }) => sum + (as === 'same' ? wordCount(text) : 0), 0),
})
