import { typed } from '../../../core/text/typed.mjs'
import { oneOfWords } from '../texts/nouns.ts'
import type { InWords, Said } from './Said.ts'

const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`

/** Values in words, the first of them where they are more than anyone reads in one line. */
const maxListed = 60
const firstListed = 24

export const schema = {
  documentMisplaced: ({ named, kind }: { named: string; kind: string }) =>
    `This document is a ${named}, but lies where a ${kind} lies.`,
  meantNowCalled: ({ meant, to }: { meant: Said; to: string }, inWords: InWords) =>
    `${inWords(meant)} It is now called "${to}".`,
  unknownKeyAndMissing: ({ first, missing }: { first: Said; missing: string }, inWords: InWords) =>
    inWords(first).replace(/\.$/, `, and "${missing}" is missing.`),
  renameIfMeant: (
    { name, missing }: { name: string; missing: Said | undefined },
    inWords: InWords,
  ) =>
    `If that is what it is, call it "${name}"; if not, remove it. ${missing ? inWords(missing) : ''}`.trimEnd(),
  tooFewEntries: ({ name, count, least }: { name: string; count: number; least: number }) =>
    `${name} has ${entries(count)}; it needs at least ${entries(least)}.`,
  tooManyEntries: ({ name, count, most }: { name: string; count: number; most: number }) =>
    `${name} has ${entries(count)}; at most ${most} are possible.`,
  valuesAre: ({ values }: { values: readonly string[] }) =>
    `There are ${values.length > maxListed ? `${values.slice(0, firstListed).join(', ')} and ${values.length - firstListed} more, which an editor offers` : oneOfWords(values, 'and')}.`,
  addChoiceKey: ({ key, noun, names }: { key: string; noun: string; names: readonly string[] }) =>
    `Add "${key}": it says which ${noun} this is, ${oneOfWords(names)}.`,
  addKey: ({
    key,
    expected,
    description,
  }: {
    key: string
    expected: string
    description: string
  }) => `Add "${key}": ${expected}.${description ? ` ${description}` : ''}`,
  numberTooSmall: ({ name, is, least }: { name: string; is: string; least: number }) =>
    `${name} is ${is}; it must be at least ${least}.`,
  numberNotAbove: ({ name, is, limit }: { name: string; is: string; limit: number }) =>
    `${name} is ${is}; it must be more than ${limit}.`,
  numberTooLarge: ({ name, is, most }: { name: string; is: string; most: number }) =>
    `${name} is ${is}; it must be at most ${most}.`,
  nowCalled: ({ name }: { name: string }) =>
    `It is now called "${name}": write that, or run "${typed('upgrade')}", which does it everywhere.`,
  noSuchChoice: ({ noun, key, name }: { noun: string; key: string; name: string }) =>
    `There is no ${noun} of the ${key} "${name}".`,
  choicesAre: ({ names }: { names: readonly string[] }) => `There are ${oneOfWords(names, 'and')}.`,
  addSchema: ({ schema }: { schema: string }) => `Add "$schema": "${schema}".`,
  documentInList: ({ kind }: { kind: string }) =>
    `${kind} stands in [ ], as if it were the only entry of a list.`,
  removeListBrackets: () => 'Take the [ at the beginning and the ] at the end of the file away.',
  documentNotObject: ({ kind, is }: { kind: string; is: string }) =>
    `${kind} is ${is}; it must be an object in { }.`,
  wrapInBraces: () => 'Write { } around its keys and values.',
  addEntries: () => 'Add entries, or leave the key out where it may be missing.',
  removeLastEntries: () => 'Remove the last ones.',
  writeValueOrRemove: () => 'Write a value in its place, or take the key out.',
  putInQuotes: ({ text }: { text: string }) => `Put it in quotes: ${text}.`,
  wrapInList: () => 'Put [ ] around it.',
  writeList: () => 'Write [ ] in its place, with entries in it.',
  writeBoolean: () => 'Write true or false.',
  writeNumber: () => 'Write the figure alone.',
  writeOneText: () => 'Write one text in its place.',
  writeObject: () => 'Write { } in its place, with keys and values in it.',
  writeLikeExample: ({ example }: { example: string }) => `Write it like ${example}.`,
  removeWhatDoesNotFit: () => 'Take out what does not fit.',
  wrongType: ({ name, is, expected }: { name: string; is: string; expected: string }) =>
    `${name} is ${is}; it must be ${expected}.`,
  writeWithoutQuotes: ({ value }: { value: string }) => `Write ${value} without quotes.`,
  chooseOne: () => 'Choose one of them.',
  wrongChoice: ({ name, is, expected }: { name: string; is: string; expected: string }) =>
    `${name} is ${is}; it must be ${expected}.`,
  unknownKey: ({ name, key }: { name: string; key: string }) => `${name} knows no "${key}".`,
  missingKey: ({ name, key }: { name: string; key: string }) => `${name} has no "${key}".`,
  removeDoubled: ({ doubled }: { doubled: string }) =>
    `"${doubled}" is there already; remove this one.`,
  removeKey: ({ key }: { key: string }) => `Remove "${key}"`,
  knownKeysAre: ({ free }: { free: readonly string[] }) =>
    `It takes ${oneOfWords(free.slice(0, 24), 'and')} besides what is there.`,
  isEmpty: ({ name }: { name: string }) => `${name} is empty.`,
  writeExpected: ({ expected }: { expected: string }) => `Write ${expected}.`,
  wrongForm: ({ name, is, expected }: { name: string; is: string; expected: string }) =>
    `${name} is ${is}; it must be ${expected}.`,
  writeSmallerNumber: () => 'Write a smaller one.',
  writeLargerNumber: () => 'Write a larger one.',
  wrongKeyName: ({ key, expected }: { key: string; expected: string }) =>
    `The name "${key}" does not fit; it must be ${expected}.`,
}
