import { joinWords } from '../../../core/text/joinWords.ts'
import { pluralWord } from '../../../core/text/plural.ts'
import { typed } from '../../../core/text/typed.mjs'
import type { Words } from './Words.ts'

/** What a language's own document may lack, where the main language says it. */
const frameParts = {
  navigation: 'menus',
  footer: 'footer',
  actions: 'buttons in the header',
} as const
type FramePart = keyof typeof frameParts

const after = (entry: string | undefined): string =>
  entry === undefined ? 'first' : `after ${entry}`

const moreElsewhere = (others: number, areBlocks: boolean): string => {
  if (others === 0) return ''
  const [one, many] = areBlocks ? ['block', 'blocks'] : ['entry', 'entries']
  return pluralWord(
    others,
    `; one more ${one} stands elsewhere, too`,
    `; ${others} more ${many} stand elsewhere, too`,
  )
}

export const languages = {
  factTypedInTranslation: ({ figure, name }: { figure: string; name: string }, w: Words) =>
    `"${figure}" is the ${w.fact(name)} in the original.`,
  figureDiffersFromFact: (
    { figure, name, says }: { figure: string; name: string; says: string },
    w: Words,
  ) => `"${figure}" stands where the original shows the ${w.fact(name)}, which says ${says}.`,
  figureOfOtherLanguage: ({ figure }: { figure: string }) =>
    `"${figure}" is written as in the original's language, and is another amount here.`,
  writeNumberAs: ({ number }: { number: string }) => `Write the number as "${number}".`,
  figureDiffers: ({ figure, said }: { figure: string; said: string }) =>
    `"${figure}" stands where the original says "${said}".`,
  wordsMissing: ({ language, count }: { language: string; count: number }) =>
    `The engine does not speak "${language}": ${pluralWord(count, 'one word', `${count} of the words`)} that it says to visitors would be English.`,
  noSuchLanguage: ({ tag }: { tag: string }) => `There is no language "${tag}".`,
  writeLanguageTag: () => 'Write its tag, such as "hi", "ur" or "pt-BR".',
  languageTwice: ({ tag }: { tag: string }) => `"${tag}" stands in the list twice.`,
  removeOneLanguage: () => 'Take one of the two out.',
  mainLanguageDiffers: ({ language }: { language: string }, w: Words) =>
    `The first language is the main one, and ${w.key('language')} says that this is "${language}".`,
  writeLanguageOrReorder: ({ language }: { language: string }) =>
    `Write "${language}", or put that language first.`,
  folderDiffersFromLanguage: ({ folder, tag }: { folder: string; tag: string }) =>
    `The folder "${folder}" differs from the language "${tag}" only in ${folder.includes('_') ? '"_"' : 'capitals'}, so this page isn't in that language.`,
  keepOneFile: ({ to }: { to: string }, w: Words) => `Keep one of this file and ${w.document(to)}.`,
  moveAndRemoveFolder: ({ to }: { to: string }, w: Words) =>
    `Move it to ${w.document(to)}, and remove the folder.`,
  moveThere: ({ place }: { place: string }, w: Words) => `Move it to ${w.document(place)}`,
  languageNotListed: ({ tag }: { tag: string }) =>
    `Nobody will see this file: "${tag}" is none of the further languages of the site.`,
  listLanguageOrMove: ({ path }: { path: string }, w: Words) =>
    `List it under ${w.key('languages')} in ${w.document(path)}, after the main one, or move the file.`,
  listLanguage: ({ tag, name }: { tag: string; name: string }) => `List "${tag}" (${name})`,
  translatedFieldRenamed: ({ path, name }: { path: string; name: string }, w: Words) =>
    `${w.document(path)} has no field "${name}": enquiries in this language would not say the same.`,
  translatedOptionRenamed: (
    { path, value, name }: { path: string; value: string; name: string },
    w: Words,
  ) =>
    `${w.document(path)} has no "${value}" among the options of "${name}": enquiries in this language would not say the same.`,
  keepOptionValues: ({ options }: { options: readonly string[] }) =>
    `Translate the label and leave the value. The values are: ${options.join(', ')}.`,
  translatedFieldMissing: ({ label, path }: { label: string; path: string }, w: Words) =>
    `The field “${label}” is missing, which ${w.document(path)} asks for: no enquiry in this language would be taken.`,
  languageWithoutHome: ({ tag }: { tag: string }) =>
    `The language "${tag}" has no home page, to which all others lead.`,
  addHomeOfLanguage: ({ tag }: { tag: string }, w: Words) =>
    `Add ${w.document(`pages/${tag}/index.json`)}.`,
  notALanguageOfSite: ({ binding }: { binding: string }) =>
    `"${binding}" is none of the languages of the site.`,
  writeTimeZone: () => 'Write a region and a city, such as "Europe/London" or "America/New_York".',
  timeZoneAbbreviated: ({ timeZone, read }: { timeZone: string; read: string }) =>
    `"${timeZone}" isn't a place: computers read it as ${read}.`,
  noSuchTimeZone: ({ timeZone }: { timeZone: string }) => `There is no time zone "${timeZone}".`,
  noSuchLocale: ({ key, tag }: { key: string; tag: string }) => `There is no ${key} "${tag}".`,
  writeLocale: () => 'Write a language and a country, such as "en-GB" or "de-CH".',
  noSuchRegion: ({ region, tag }: { region: string; tag: string }) =>
    `"${region}" in "${tag}" isn't the code of a country.`,
  noSuchCountry: ({ code }: { code: string }) => `"${code}" isn't the code of a country.`,
  writeCountry: () => 'Write its two letters, such as "GB" or "DE".',
  originalRemoved: ({ path, was }: { path: string; was: string }, w: Words) =>
    `${w.document(path)} no longer says “${was}”, which this was translated from.`,
  originalChanged: (
    { path, before, after }: { path: string; before: string; after: string },
    w: Words,
  ) =>
    `The original in ${w.document(path)} has changed since this was translated: it said “${before}”, and says “${after}” now.`,
  rightAsItIs: () => 'It is right as it is',
  differsOnPurpose: () => 'Differs on purpose',
  translateOrLeaveOut: () => 'Translate it, or say that it is left out on purpose.',
  leftOutOnPurpose: () => 'Left out on purpose',
  stillToTranslate: ({ isOne, others }: { isOne: boolean; others: number }) =>
    `${isOne ? 'This text was taken over and is' : `${others + 1} texts of this document, of which this is the first, were taken over and are`} still to be translated.`,
  translateOrSame: ({ isOne }: { isOne: boolean }) =>
    `Translate ${isOne ? 'it' : 'them'}, or say that ${isOne ? 'it is' : 'they are'} the same in both languages.`,
  sameInBoth: () => 'The same in both languages',
  allSameInBoth: () => 'All the same in both languages',
  allRight: () => 'All of it is right',
  translationsNotKept: ({ tag }: { tag: string }, w: Words) =>
    `Nobody has said yet which translations into ${w.language(tag)} are right, so that nothing tells when their originals change.`,
  keepTranslations: () => 'Begin to tell',
  reorderOrKeep: ({ count }: { count: number }) =>
    `Put ${count === 0 ? 'it' : 'them'} where the original has ${count === 0 ? 'it' : 'them'}, or say that the order differs on purpose.`,
  putInOrder: () => 'Put in the order of the original',
  linkToOtherLanguage: ({ href, tag }: { href: string; tag: string }, w: Words) =>
    `${href} is in another language, and this page is there in ${w.language(tag)} too.`,
  writeSiteParts: ({ own, tag, path }: { own: boolean; tag: string; path: string }, w: Words) =>
    `Write ${own ? 'them here' : w.document(`pages/${tag}/_site.json`)}, in the shape that they have in ${w.document(path)}.`,
  unitsNotTranslated: ({ tag, unknown }: { tag: string; unknown: readonly string[] }, w: Words) =>
    `Figures on pages in ${w.language(tag)} are counted in words of the main language: ${unknown.map((word) => `"${word}"`).join(', ')}.`,
  hoursNotTranslated: ({ tag, words }: { tag: string; words: readonly string[] }, w: Words) =>
    `The opening hours on pages in ${w.language(tag)} say words of the main language: ${words.map((word) => `"${word}"`).join(', ')}.`,
  nameHours: ({ own, tag }: { own: boolean; tag: string }, w: Words) =>
    `Say what each is called in it, under ${w.key('firm')}, ${w.key('hourLabels')}${own ? '' : ` in ${w.document(`pages/${tag}/_site.json`)}`}.`,
  nameUnits: ({ own, tag }: { own: boolean; tag: string }, w: Words) =>
    `Say what each is called in it, under ${w.key('units')}${own ? '' : ` in ${w.document(`pages/${tag}/_site.json`)}`}.`,
  noOriginal: ({ original }: { original: string }) =>
    `There is no ${original} that this is a translation of.`,
  nameAsOriginal: (_: undefined, w: Words) =>
    `Give the file the name that the page has in the main language. If it is there in this language alone, say so under ${w.key('silence')}.`,
  addToTranslate: () => 'Add it, to be translated',
  originalHasMore: (
    { path, words, others }: { path: string; words: string; others: number },
    w: Words,
  ) =>
    `${w.document(path)} also says “${words}”${others === 0 ? '' : pluralWord(others, ' and one more text', ` and ${others} more texts`)}; this translation has nothing of it.`,
  notConfirmed: ({ others }: { others: number }) =>
    `${others === 0 ? 'This text has' : `${others + 1} texts of this document, of which this is the first, have`} been written or changed, and nobody has said yet that ${others === 0 ? 'it is' : 'they are'} a right translation.`,
  siteNotTranslated: ({ parts, tag }: { parts: readonly FramePart[]; tag: string }, w: Words) =>
    `The ${joinWords(
      parts.map((part) => frameParts[part]),
      'and',
    )} ${parts.length === 1 && parts[0] !== 'navigation' ? 'is' : 'are'} not translated into ${w.language(tag)}: visitors get what can be made of its pages' names.`,
  announcementNotTranslated: ({ tag, isShown }: { tag: string; isShown: boolean }, w: Words) =>
    `The announcement is not written in ${w.language(tag)}: ${isShown ? 'visitors of its pages get it in the main language' : 'visitors of its pages do not see it'}.`,
  writeWords: (
    {
      count,
      first,
      spoken,
    }: {
      count: number
      first: string
      spoken: readonly string[]
    },
    w: Words,
  ) =>
    `Write ${pluralWord(count, 'it', 'them')} under ${w.key('words')} in ${w.document('pages/_site.json')}, as ${w.key(first)}; it speaks ${spoken.join(', ')}.`,
  nameFieldAsThere: ({ names }: { names: readonly string[] }) =>
    `Give it the name that it has there. Its fields are: ${names.join(', ')}.`,
  writeOneLanguage: ({ tags }: { tags: readonly string[] }, w: Words) =>
    `Write one of them: ${tags.map((tag) => `"${tag}"`).join(', ') || `list them in ${w.document('pages/_site.json')} first`}.`,
  entryElsewhere: (
    {
      entry,
      original,
      inOriginal,
      inTranslation,
      isBlock,
      others,
    }: {
      entry: string
      original: string
      inOriginal: string | undefined
      inTranslation: string | undefined
      isBlock: boolean
      others: number
    },
    w: Words,
  ) =>
    `${isBlock ? 'The block ' : ''}${entry} comes ${after(inOriginal)} in ${w.document(original)}, and ${after(inTranslation)} in this translation${moreElsewhere(others, isBlock)}.`,
}

/** For people who see the files: authors have texts of their own. */
export const languagesInFiles = {
  writeSameFigure: () => 'Write the same figure in both, or make it a fact.',
  addTranslatedField: ({ name }: { name: string }) =>
    `Add it by the name "${name}", in the words of the original where they are yet to be translated.`,
  removeOrKeepOwn: () => 'Take it out, or say that it stands here by itself.',
  ownToThisLanguage: () => 'It stands by itself',
  translateAndConfirm: ({ at }: { at: string }) =>
    `Translate what has changed, then say that it is right: ${typed('translations', `${at} --right`)}`,
  readAndConfirm: ({ count, path }: { count: number; path: string }) =>
    `Read ${count === 0 ? 'it' : 'them'} beside the original, then say so: ${typed('translations', `${path} --right`)}`,
  confirmTranslations: ({ file, tag }: { file: string; tag: string }, w: Words) =>
    `Once they are read, say so; it writes ${w.document(file)}: ${typed('translations', `${tag} --right`)}`,
  writeFactHereToo: ({ shown }: { shown: string; name: string }) =>
    `Write ${shown} here too, so that both change together.`,
  writeFactOrCorrect: ({ shown }: { shown: string; name: string }) =>
    `Write ${shown}, or correct the fact in pages/_facts.json.`,
  writeAnnouncement: ({
    own,
    tag,
    path,
    hasName,
  }: {
    own: boolean
    tag: string
    path: string
    hasName: boolean
  }) =>
    `Write "announcement" ${own ? 'here' : `into pages/${tag}/_site.json`}, with ${hasName ? `the name that it has in ${path} and ` : ''}its text in "${tag}".`,
}
