import { pluralInWords } from '../../../core/text/plural.ts'
import { type Place, placesInWords } from './placesInWords.ts'
import type { Said } from './Said.ts'
import type { Words } from './Words.ts'
export const shared = {
  andMore: ({ first }: { first: Said }, w: Words) =>
    `${w.text(first)} There are more of this kind, which are not told.`,
  fromDay: ({ day, first }: { day: string; first: Said }, w: Words) =>
    `From ${w.day(day)} on: ${w.text(first)}`,
  rewriteCopyBeforePublishing: () =>
    'If it began as a copy, write these anew before you publish it.',
  fixIt: () => 'Mend it',
  noSuchRule: ({ rule }: { rule: string }) => `There is no lint rule "${rule}".`,
  ruleAlwaysOn: ({ name }: { name: string }) =>
    `The rule "${name}" cannot be silenced: everything else relies on it.`,
  removeSilenceAndFix: () => 'Remove the silence and mend what the rule reports.',
  silenceNotNeeded: ({ name }: { name: string }) =>
    `The silence of "${name}" is no longer needed: nothing is found there.`,
  remove: () => 'Remove it.',
  noPage: ({ path }: { path: string }) => `There is no page ${path}.`,
  delete: () => 'Delete it.',
  noSuchCurrency: ({ currency }: { currency: string }) => `There is no currency "${currency}".`,
  writeCurrency: () => 'Write its three letters, such as "EUR" or "USD".',
  writeBare: ({ value }: { value: string }) => `Write ${value}.`,
  removeOneOfTwo: () => 'Remove one of the two.',
}

/** For people who see the files: authors have texts of their own. */
export const sharedInFiles = {
  /** Of a rule or a block that brings its own words, and others for authors where they need them. */
  ownRule: ({ words }: { words: string; authors?: string | undefined }) => words,
  alsoElsewhere: (
    { first, file, places }: { first: Said; file: string; places: readonly Place[] },
    w: Words,
  ) =>
    `${w.text(first)} The same holds for ${pluralInWords(places.length, 'more place')}: ${placesInWords(places, file)}.`,
  withPlaces: (
    { first, file, places }: { first: Said; file: string; places: readonly Place[] },
    w: Words,
  ) => `${w.text(first)}: ${placesInWords(places, file)}.`,
  copyOfDocument: ({ original }: { original: string }, w: Words) =>
    `This document says the same as ${w.document(original)} in several places`,
  finishOrDropCopy: (_: undefined, w: Words) =>
    `If it began as a copy and is not finished, mark it with ${w.key('draft')}: true; else say what is particular here, or remove it.`,
  noAssetFile: ({ file }: { file: string }) => `There is no file pages/_assets/${file}.`,
  addFileOrNameAnother: () => 'Put the file there, or name another one.',
  writeThis: ({ value }: { value: string }) => `Write "${value}"`,
  write: ({ value }: { value: string }) => `Write "${value}".`,
}
