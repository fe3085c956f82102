import { pluralInWords } from '../../../core/text/plural.ts'
import type { Place, Words } from './Words.ts'

export const texts = {
  notAHitNumber: ({ part }: { part: string }) =>
    `"${part}" is no number of a hit: write all, or such as 1,3-5.`,
  noSuchHit: ({ number, count }: { number: number; count: number }) =>
    `There is no hit ${number}: there are ${count}.`,
  moreHits: ({ count }: { count: number }) =>
    `… and more: ${count} in all. --in narrows it to a page or a folder.`,
  wordsMissing: () => 'Say which words you look for.',
  wordsToReplaceMissing: () => 'Say which words are to be replaced.',
  sameWords: () => 'Both are the same words.',
  chooseHits: () => 'Choose among them: --hits all, or by number: --hits 1,3-5.',
  figureNotWrittenOut: (_: undefined, w: Words) =>
    `Mend ${w.document('pages/_site.json')} and ${w.document('pages/_facts.json')} first: the figure could not be written out.`,
  noSuchPageOrFolder: ({ where }: { where: string }) =>
    `There is no page ${where}: write /services/repair, or /services/* for all below it.`,

  hit: (
    {
      number,
      page,
      line,
      title,
      before,
      found,
      to,
      after,
    }: {
      number: number
      page: string
      line: number
      title: string
      before: string
      found: string
      to: string
      after: string
    },
    w: Words,
  ) =>
    `  ${number}  ${w.page(page)} (line ${line}, ${title}): ${before}[${found} → ${to}]${after}`.replace(
      /\s*\n\s*/g,
      ' ',
    ),
  wordsAcrossMarks: ({ words, count }: { words: string; count: number }) =>
    `Visitors read “${words}” in ${pluralInWords(count, 'place')}, where marks begin or end among the words: change it there.`,
  wordsOfFacts: (
    {
      words,
      count,
      facts,
      ofFirm,
    }: { words: string; count: number; facts: readonly string[]; ofFirm: boolean },
    w: Words,
  ) =>
    `Visitors read “${words}” in ${pluralInWords(count, 'place')}. It is what the fact ${facts.join(' or ')} says: change it in ${w.document(ofFirm ? 'pages/_site.json' : 'pages/_facts.json')}.`,
  wordsOfFact: ({ words, fact }: { words: string; fact: string }, w: Words) =>
    `No page says “${words}”. It is what the fact ${fact} says: change it in ${w.document('pages/_facts.json')}.`,
  wordsNowhere: ({ words }: { words: string }) => `No page says “${words}”.`,
  wordsOtherwise: ({ words, found, more }: { words: string; found: string; more: number }) =>
    `No page says “${words}”. “${found}” stands there${more > 0 ? `, and ${more} more that are written otherwise` : ''}.`,
  wordsReplaced: (
    { words, by, places }: { words: string; by: string; places: readonly Place[] },
    w: Words,
  ) => `“${words}” becomes “${by}” in ${w.places(places)}:`,
}
