import { joinWords } from '../../../core/text/joinWords.ts'
import { plural } from '../../../core/text/plural.ts'
import type { Words } from './Words.ts'

/** A place of a document: unlike a text of data, it is no part of what identifies a finding. */
type PointedAt = { readonly pointer: string }

export const pages = {
  articleWithoutDate: () => 'This article does not say when it was published.',
  addArticle: (_: undefined, w: Words) =>
    `Add ${w.key('article')}: { ${w.key('category')}: …, ${w.key('date')}: …, ${w.key('readingMinutes')}: … }.`,
  notAnArticle: ({ kind }: { kind: string }, w: Words) =>
    `Only articles have ${w.key('article')}; this page is of the kind "${kind}".`,
  makeArticle: (_: undefined, w: Words) =>
    `Write ${w.key('kind')}: ${w.key('article')}, or remove ${w.key('article')}.`,
  articleWithoutAuthor: () => 'This article has no author.',
  addAuthor: (_: undefined, w: Words) =>
    `Add ${w.key('author')}, or name the ${w.key('founder')} in ${w.document('pages/_site.json')}, who then stands for it.`,
  blockOnlyOnce: ({ type }: { type: string }) => `A page has one block "${type}" at most.`,
  removeThisOne: () => 'Remove this one.',
  categoryUnfinished: () => 'The category of the article is still to be chosen.',
  categoryNotOffered: ({ category }: { category: string }) =>
    `No list of articles offers the category "${category}": visitors who choose by category would not find this article.`,
  writeOfferedCategory: (
    { offered, path }: { offered: readonly string[]; path: string },
    w: Words,
  ) =>
    `Write ${joinWords(offered)}, or add it to ${w.key('categories')} of the list of articles in ${w.document(path)}.`,
  descriptionTooLong: ({ length, longest }: { length: number; longest: number }) =>
    `The description has ${length} characters; search results cut it after ${longest}.`,
  descriptionTooShort: ({ length, shortest }: { length: number; shortest: number }) =>
    `The description has only ${length} characters; ${shortest} are needed for two lines in search results.`,
  lengthenDescription: ({ shortest, length }: { shortest: number; length: number }) =>
    `Say ${shortest - length} characters more on what the page offers.`,
  descriptionTooWide: ({ width, widest }: { width: number; widest: number }) =>
    `The description is ${Math.ceil(width)} pixels wide in search results, which cut it after ${widest}.`,
  shortenAbout: ({ tooWide }: { tooWide: number }) => `Shorten it by about ${tooWide} characters.`,
  descriptionTwice: ({ other }: { other: string }, w: Words) =>
    `${w.document(other)} has the same description.`,
  sayWhatPageOffers: () => 'Say what this page offers.',
  noMainHeading: () => 'The page has no main heading.',
  beginWithHero: () => 'Begin it with a hero block.',
  secondMainHeading: () => 'The page has a second main heading.',
  onlyOneHero: () => 'A page has one hero block, as its first block.',
  mainHeadingNotFirst: () => 'The main heading does not stand first.',
  moveHeroFirst: () => 'Move the hero block to the beginning.',
  headingLevelSkipped: ({ level, before }: { level: number; before: number }) =>
    `This heading of level ${level} follows one of level ${before}.`,
  makeHeadingLevel: ({ before }: { before: number }) =>
    `Make it level ${before + 1}, or give the part above it a heading.`,
  blockHidden: () => 'This block is hidden: no visitor sees it.',
  sayOnce: () => 'Say what is particular here, or say it in one place and link to it.',
  sayTemplateOnce: () =>
    'Text that comes from a template is better said once, on a page that the others link to.',
  pageReviewLate: ({ reviewBy, late }: { reviewBy: string; late: number }, w: Words) =>
    `This page was to be read again by ${w.day(reviewBy)}, ${plural(late, 'day')} ago.`,
  readPageAgain: () => 'Read it, mend what no longer holds, and write the next day.',
  readingTimeWrong: ({
    words,
    minutes,
    least,
    longest,
  }: {
    words: number
    minutes: number
    least: number
    longest: number
  }) =>
    `The article has ${words} words; ${plural(minutes, 'minute stands', 'minutes stand')} for ${least} to ${longest}.`,
  shortenTitle: () => "Say it shorter; the firm's name is added by itself.",
  titleTooLong: ({ length, longest }: { length: number; longest: number }) =>
    `The title has ${length} characters; search results cut it after ${longest}.`,
  titleTooWide: ({ width, widest }: { width: number; widest: number }) =>
    `The title is ${width} pixels wide in search results, which cut it after ${widest}: capitals, m and w are wide.`,
  titlePatternWithoutTitle: () =>
    'Every page would have this very title: the pattern does not say where its own belongs.',
  writeTitlePattern: ({ found }: { found: string | undefined }) =>
    `Write {title} ${found ? `instead of ${found}` : 'there'}, such as "{title} | {{firm.name}}".`,
  titleTwice: ({ other }: { other: string }, w: Words) =>
    `${w.document(other)} has the same title.`,
  sayHowPageDiffers: () => 'Say what this page has that the other one has not.',
  shortenBy: ({ count }: { count: number }) => `Shorten it by ${count}.`,
  shortenByAbout: ({ count }: { count: number }) => `Shorten it by about ${count}.`,
  paragraphRepeated: ({ at }: { at: PointedAt }) =>
    `This paragraph is nearly the same as one at ${at.pointer} on the same page.`,
  paragraphOnOtherPage: ({ path, at }: { path: string; at: PointedAt }, w: Words) =>
    `This paragraph is nearly the same as one in ${w.document(path)}, at ${at.pointer}.`,
  notAllCompared: ({ others, maxCompared }: { others: number; maxCompared: number }) =>
    `${others === 0 ? 'This paragraph has' : `This paragraph and ${others} more have`} words in common with so many others that only the ${maxCompared} that seem most alike were compared. None of those says nearly the same; another may.`,
  readingTimeOrLonger: ({ right, by }: { right: number; by: number }) =>
    `Write ${right}, or make it longer by ${by} words.`,
  readingTimeOrShorter: ({ right, by }: { right: number; by: number }) =>
    `Write ${right}, or make it shorter by ${by} words.`,
}

/** For people who see the files: authors have texts of their own. */
export const pagesInFiles = {
  showBlock: (_: undefined, w: Words) => `To show it again, take ${w.key('hidden')} away.`,
}
