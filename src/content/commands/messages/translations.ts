import { guiding } from '../../../core/model/text/unfinished.ts'
import { joinWords } from '../../../core/text/joinWords.ts'
import { plural } from '../../../core/text/plural.ts'
import { typed } from '../../../core/text/typed.mjs'
import type { Words } from './Words.ts'

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ')

export const translations = {
  oneLanguage: () => 'The site has one language.',
  noOriginal: ({ original }: { original: string }) =>
    `There is no ${original} to translate: begin it in the main language first.`,
  thereIs: ({ path }: { path: string }) => `${path} is there already.`,
  allRightAlready: () => 'All of it is said to be right already.',
  nothingTranslated: () => 'The site has one language: there is nothing translated in it.',
  notAFurtherLanguage: ({ what, tags }: { what: string; tags: readonly string[] }) =>
    `"${what}" is none of the further languages of the site. They are: ${tags.join(', ')}.`,
  notATranslation: ({ path }: { path: string }) =>
    `${path} is no translation: it is a draft, is in the main language, or has no original there.`,

  settingsTranslation: ({ path, language }: { path: string; language: string }, w: Words) =>
    `${w.document(path)} is what stands around the pages, to be translated into ${language}. The site can't be built until it is.`,
  pageTranslation: (
    { path, original, language }: { path: string; original: string; language: string },
    w: Words,
  ) =>
    `${w.document(path)} is ${original} to be translated into ${language}: a draft, which nobody sees yet.`,
  translateNext: ({
    path,
    count,
    isDraft,
    named,
  }: {
    path: string
    count: number
    isDraft: boolean
    named: string
  }) =>
    `Next: translate the ${count} texts that begin with "${guiding.trim()}" in ${path}; each says what the original says. Then ${isDraft ? 'take out "draft": true, and ' : ''}say that it is right: ${typed('translations', `${named} --right`)}`,
  noTextInLine: ({
    path,
    line,
    column,
  }: {
    path: string
    line: number
    column: number | undefined
  }) =>
    `No text that can be translated begins in line ${line}${column === undefined ? '' : `, column ${column},`} of ${path}.`,
  severalTextsInLine: ({
    path,
    line,
    areOpen,
    texts,
  }: {
    path: string
    line: number
    areOpen: boolean
    texts: readonly { column: number; words: string }[]
  }) =>
    `Several texts in line ${line} of ${path} ${areOpen ? 'are to be looked at' : 'can be meant'}. Name one by its column: ${texts.map(({ column, words }) => `${path}:${line}:${column} “${words}”`).join(', ')}.`,
  translationsRight: ({
    path,
    changed,
    fresh,
    asTheyAre,
    isOwn,
  }: {
    path: string
    changed: number
    fresh: number
    asTheyAre: number
    isOwn: boolean
  }) =>
    `${path}: ${joinWords(
      [
        ...(changed > 0 ? [`${plural(changed, 'text')} whose original has changed`] : []),
        ...(fresh > 0 ? [`${plural(fresh, 'text')} of which nothing was known`] : []),
        ...(asTheyAre > 0 ? [`${plural(asTheyAre, 'text')} in the words of the original`] : []),
      ],
      'and',
    )}, now ${isOwn ? 'said to be of their own' : 'said to be right'}.`,
  textsOfTheirOwn: ({ texts }: { texts: readonly string[] }) =>
    `  Of their own, with nothing like them in the original: ${quoted(texts)}.`,
  textsLeftOut: ({ texts }: { texts: readonly string[] }) =>
    `  Left out on purpose from now on: ${quoted(texts)}.`,
}
