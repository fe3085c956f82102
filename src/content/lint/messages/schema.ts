import { plainFact } from '../../../core/document/parts.ts'
import type { DocumentKind } from '../../../core/document/sources.ts'
import { joinWords } from '../../../core/text/joinWords.ts'
import { plural } from '../../../core/text/plural.ts'
import { typed } from '../../../core/text/typed.mjs'
import { patterns } from './patterns.ts'
import type { Said } from './Said.ts'
import { type Expected, type NamedValue, quote, type ValueData, valueInWords } from './values.ts'
import type { Words } from './Words.ts'

export const schema = {
  documentMisplaced: ({ named, kind }: { named: DocumentKind; kind: DocumentKind }) =>
    `This document is a ${named}, but lies where a ${kind} lies.`,
  tooFewEntries: (
    { name, count, least }: { name: NamedValue; count: number; least: number },
    w: Words,
  ) =>
    `${w.name(name)} has ${plural(count, 'entry', 'entries')}; it needs at least ${plural(least, 'entry', 'entries')}.`,
  tooManyEntries: (
    { name, count, most }: { name: NamedValue; count: number; most: number },
    w: Words,
  ) => `${w.name(name)} has ${plural(count, 'entry', 'entries')}; at most ${most} are possible.`,
  valuesAre: ({ values, others }: { values: readonly string[]; others: number }) =>
    `There are ${others > 0 ? `${values.join(', ')} and ${others} more, which an editor offers` : joinWords(values, 'and')}.`,
  addChoiceKey: (
    { key, noun, names }: { key: string; noun: string; names: readonly string[] },
    w: Words,
  ) => `Add ${w.key(key)}: it says which ${noun} this is, ${joinWords(names)}.`,
  addKey: (
    {
      key,
      expected,
      description,
    }: {
      key: string
      expected: Expected
      description: string
    },
    w: Words,
  ) => `Add ${w.key(key)}: ${w.expected(expected)}.${description ? ` ${description}` : ''}`,
  numberTooSmall: (
    { name, is, least }: { name: NamedValue; is: ValueData; least: number },
    w: Words,
  ) => `${w.name(name)} is ${valueInWords(is)}; it must be at least ${least}.`,
  numberNotAbove: (
    { name, is, limit }: { name: NamedValue; is: ValueData; limit: number },
    w: Words,
  ) => `${w.name(name)} is ${valueInWords(is)}; it must be more than ${limit}.`,
  numberTooLarge: (
    { name, is, most }: { name: NamedValue; is: ValueData; most: number },
    w: Words,
  ) => `${w.name(name)} is ${valueInWords(is)}; it must be at most ${most}.`,
  noSuchChoice: ({ noun, key, name }: { noun: string; key: string; name: string }) =>
    `There is no ${noun} of the ${key} "${name.length > 40 ? `${name.slice(0, 37)}…` : name}".`,
  choicesAre: ({ names }: { names: readonly string[] }) => `There are ${joinWords(names, 'and')}.`,
  documentInList: ({ kind }: { kind: DocumentKind }, w: Words) =>
    `${w.name({ document: kind })} stands in [ ], as if it were the only entry of a list.`,
  removeListBrackets: () => 'Take the [ at the beginning and the ] at the end of the file away.',
  documentNotObject: ({ kind, is }: { kind: DocumentKind; is: ValueData }, w: Words) =>
    `${w.name({ document: kind })} is ${valueInWords(is)}; it must be an object in { }.`,
  wrapInBraces: () => 'Write { } around its keys and values.',
  addEntries: () => 'Add entries, or leave the key out where it may be missing.',
  removeLastEntries: () => 'Remove the last ones.',
  neitherNumberNorFact: ({ name, is }: { name: NamedValue; is: ValueData }, w: Words) =>
    `${w.name(name)} is ${valueInWords(is)}; it must be a number without quotes, or ${patterns[plainFact.pattern]}.`,
  writePlainFact: ({ reference }: { reference: string }) =>
    `Write "${reference}": the number without its sign and unit.`,
  writeValueOrRemove: () => 'Write a value in its place, or take the key out.',
  putInQuotes: ({ text }: { text: string }) => `Put it in quotes: ${text}.`,
  wrapInList: () => 'Put [ ] around it.',
  writeList: () => 'Write [ ] in its place, with entries in it.',
  writeBoolean: () => 'Write true or false.',
  writeNumber: () => 'Write the figure alone.',
  writeOneText: () => 'Write one text in its place.',
  writeObject: () => 'Write { } in its place, with keys and values in it.',
  fitPattern: ({ pattern }: { pattern: string }) => {
    const example = /such as ("[^"]+")/.exec(patterns[pattern] ?? '')?.[1]
    return example ? `Write it like ${example}.` : 'Take out what does not fit.'
  },
  wrongType: (
    { name, is, expected }: { name: NamedValue; is: ValueData; expected: Expected },
    w: Words,
  ) => `${w.name(name)} is ${valueInWords(is)}; it must be ${w.expected(expected)}.`,
  writeWithoutQuotes: ({ value }: { value: string }) => `Write ${value} without quotes.`,
  chooseOne: () => 'Choose one of them.',
  wrongChoice: (
    { name, is, expected }: { name: NamedValue; is: ValueData; expected: Expected },
    w: Words,
  ) =>
    `${w.name(name)} is ${is.kind === 'text' ? quote(is.text) : is.kind === 'emptyText' ? '""' : valueInWords(is)}; it must be ${w.expected(expected)}.`,
  unknownKey: ({ name, key }: { name: NamedValue; key: string }, w: Words) =>
    `${w.name(name)} knows no ${w.key(key)}.`,
  missingKey: ({ name, key }: { name: NamedValue; key: string }, w: Words) =>
    `${w.name(name)} has no ${w.key(key)}.`,
  removeDoubled: ({ doubled }: { doubled: string }, w: Words) =>
    `${w.key(doubled)} is there already; remove this one.`,
  removeKey: ({ key }: { key: string }, w: Words) => `Remove ${w.key(key)}`,
  isEmpty: ({ name }: { name: NamedValue }, w: Words) => `${w.name(name)} is empty.`,
  wrongForm: (
    { name, text, pattern }: { name: NamedValue; text: string; pattern: string },
    w: Words,
  ) => `${w.name(name)} is ${quote(text)}; it must be ${patterns[pattern]}.`,
  writeSmallerNumber: () => 'Write a smaller one.',
  writeLargerNumber: () => 'Write a larger one.',
  wrongKeyName: ({ key, pattern }: { key: string; pattern: string }, w: Words) =>
    `The name ${w.key(key)} does not fit; it must be ${patterns[pattern] ?? 'another'}.`,
}

/** For people who see the files: authors have texts of their own. */
export const schemaInFiles = {
  meantNowCalled: ({ meant, to }: { meant: Said; to: string }, w: Words) =>
    `${w.text(meant)} It is now called "${to}".`,
  unknownKeyAndMissing: ({ first, missing }: { first: Said; missing: string }, w: Words) =>
    w.text(first).replace(/\.$/, `, and "${missing}" is missing.`),
  renameIfMeant: ({ name, missing }: { name: string; missing: Said | undefined }, w: Words) =>
    `If that is what it is, call it "${name}"; if not, remove it. ${missing ? w.text(missing) : ''}`.trimEnd(),
  nowCalled: ({ name }: { name: string }) =>
    `It is now called "${name}": write that, or run "${typed('upgrade')}", which does it everywhere.`,
  addSchema: ({ schema }: { schema: string }) => `Add "$schema": "${schema}".`,
  writeExpected: ({ expected }: { expected: Expected }, w: Words) =>
    `Write ${w.expected(expected)}.`,
  knownKeysAre: ({ free }: { free: readonly string[] }) =>
    `It takes ${joinWords(free.slice(0, 24), 'and')} besides what is there.`,
}
