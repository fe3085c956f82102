import { interpolate } from '../../../../core/model/figures/interpolate.ts'
import { countWords } from '../../../../core/model/text/countWords.ts'
import { msg } from '../../messages/msg.ts'
import { visibleStrings } from '../../texts/visibleStrings.ts'
import type { DocumentContext } from '../../types/context.ts'
import type { LintFile } from '../../types/file.ts'
import type { Rule } from '../../types/rule.ts'

/** Words that people read in a minute, and how far a stated time may be off: a fifth is what nobody notices. */
const slow = 200
const fast = 230
const tolerance = 0.2

const wordsOf = (file: LintFile, { lookup }: DocumentContext): number =>
  visibleStrings(file).reduce((sum, { text }) => sum + countWords(interpolate(text, lookup)), 0)

export const rule: Rule = {
  name: 'reading-time',
  severity: 'warning',
  perDocument: true,
  what: 'The reading time that an article states fits its length: 200 to 230 words a minute, a fifth more or less.',
  why: 'The time is a promise to the reader, made on the list of articles and at the top.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/article',
      value: { category: 'News', date: '2026-01-10', readingMinutes: 12 },
    },
  ],
  good: [],
  *check(context) {
    for (const file of context.pages.values()) {
      const article = file.value?.['article'] as { readonly readingMinutes?: unknown } | undefined // checked below
      const minutes = article?.readingMinutes
      if (typeof minutes !== 'number' || minutes < 1 || file.faults.length > 0) continue
      const words = wordsOf(file, context)
      const least = Math.round(minutes * slow * (1 - tolerance))
      const longest = Math.round(minutes * fast * (1 + tolerance))
      const right = Math.max(1, Math.round(words / ((slow + fast) / 2))) // minutes are whole: of few words nothing else can be stated
      if (minutes === right || (words >= least && words <= longest)) continue
      yield {
        file: file.path,
        pointer: '/article/readingMinutes',
        message: msg('readingTimeWrong', { words, minutes, least, longest }),
        suggestion:
          words < least
            ? msg('readingTimeOrLonger', { right, by: least - words })
            : msg('readingTimeOrShorter', { right, by: words - longest }),
      }
    }
  },
}
