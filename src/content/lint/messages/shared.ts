import { type Place, placesInWords } from './placesInWords.ts'
import type { InWords, Said } from './Said.ts'
export const shared = {
  /** Of a rule that a site brings itself. */
  ownRule: ({ words }: { words: string }) => words,
  fromDay: ({ day, first }: { day: string; first: Said }, inWords: InWords) =>
    `From ${day} on: ${inWords(first)}`,
  withPlaces: (
    { first, file, places }: { first: Said; file: string; places: readonly Place[] },
    inWords: InWords,
  ) => `${inWords(first)}: ${placesInWords(places, file)}.`,
  copyOfDocument: ({ original }: { original: string }) =>
    `This document says the same as ${original} in several places`,
  rewriteCopyBeforePublishing: () =>
    'If it began as a copy, write these anew before you publish it.',
  finishOrDropCopy: () =>
    'If it began as a copy and is not finished, mark it with "draft": true; else say what is particular here, or remove it.',
  fixIt: () => 'Mend it',
  noSuchRule: ({ rule }: { rule: string }) => `There is no lint rule "${rule}".`,
  ruleAlwaysOn: ({ name }: { name: string }) =>
    `The rule "${name}" cannot be silenced: everything else relies on it.`,
  removeSilenceAndFix: () => 'Remove the silence and mend what the rule reports.',
  silenceNotNeeded: ({ name }: { name: string }) =>
    `The silence of "${name}" is no longer needed: nothing is found there.`,
  remove: () => 'Remove it.',
  noAssetFile: ({ file }: { file: string }) => `There is no file pages/_assets/${file}.`,
  addFileOrNameAnother: () => 'Put the file there, or name another one.',
  writeThis: ({ value }: { value: string }) => `Write "${value}"`,
  write: ({ value }: { value: string }) => `Write "${value}".`,
  noPage: ({ path }: { path: string }) => `There is no page ${path}.`,
  delete: () => 'Delete it.',
  noSuchCurrency: ({ currency }: { currency: string }) => `There is no currency "${currency}".`,
  writeCurrency: () => 'Write its three letters, such as "EUR" or "USD".',
  writeBare: ({ value }: { value: string }) => `Write ${value}.`,
  removeOneOfTwo: () => 'Remove one of the two.',
}
