import { joinWords } from '../../../core/text/joinWords.ts'
import { plural } from '../../../core/text/plural.ts'
import { typed } from '../../../core/text/typed.mjs'
import type { Words } from './Words.ts'
export const facts = {
  rangeUpsideDown: ({ to, amount }: { to: string; amount: string }) =>
    `The upper end ${to} is not above the lower end ${amount}.`,
  swapRange: (_: undefined, w: Words) => `Exchange the two, or leave ${w.key('to')} out.`,
  writeShorterNumber: () =>
    'Write a shorter number. Amounts are in whole units: 2000000 for two million.',
  noSuchDayInMonth: ({ month, day }: { month: number; day: number }) =>
    `The month ${month} has no day ${day}.`,
  monthsAreCounted: () => 'Months are counted from 1 (January) to 12.',
  yearGrouped: ({ year, shown }: { year: string; shown: string }) =>
    `Pages show ${year} as "${shown}".`,
  chooseGrouping: (_: undefined, w: Words) =>
    `Add ${w.key('grouping')}: false if it is a year. Add ${w.key('grouping')}: true if it is an amount.`,
  isAmount: () => 'It is an amount',
  isYear: () => 'It is a year',
  subjectHasFacts: ({ subject, beside }: { subject: string; beside: readonly string[] }) =>
    `"${subject}" has ${joinWords(beside, 'and')}.`,
  factInSingleBraces: ({ name, found }: { name: string; found: string }) =>
    `"${name}" stands in single braces, so visitors read ${found} instead of the figure.`,
  noSuchFact: ({ name }: { name: string }, w: Words) => `There is no ${w.fact(name)}.`,
  noSuchFormat: ({ format }: { format: string }) => `A fact cannot be written as "${format}".`,
  factFormats: ({ formats }: { formats: readonly string[] }) =>
    `It can be written as ${joinWords(formats)}.`,
  useFewerFacts: () => 'Refer to fewer facts, or to shorter ones.',
  factsDisagree: ({
    name,
    says,
    other,
    otherSays,
    quantity,
  }: {
    name: string
    says: string
    other: string
    otherSays: string
    quantity: string
  }) =>
    `"${name}" says ${says} and "${other}" says ${otherSays}, though both are the same quantity: ${quantity}.`,
  correctOrDiffer: (_: undefined, w: Words) =>
    `Correct one of them, or say under ${w.key('differsFrom')} why both stand.`,
  factDiffersFromItself: ({ name }: { name: string }) => `"${name}" cannot differ from itself.`,
  removeEntry: () => 'Remove the entry.',
  contradictsFact: (
    { figure, fact, says }: { figure: string; fact: string; says: string },
    w: Words,
  ) => `"${figure}" contradicts the ${w.fact(fact)}, which says ${says}.`,
  repeatsFact: ({ figure, fact }: { figure: string; fact: string }, w: Words) =>
    `"${figure}" repeats the ${w.fact(fact)}.`,
  useNamedFact: ({ name }: { name: string }, w: Words) => `Use the ${w.fact(name)}`,
  equalsFact: ({ figure, fact }: { figure: string; fact: string }, w: Words) =>
    `"${figure}" equals the ${w.fact(fact)}, which this page shows.`,
  nextValueHolds: ({ name, from }: { name: string; from: string }, w: Words) =>
    `The next value of "${name}" holds since ${w.day(from)}.`,
  moveNextToValue: (_: undefined, w: Words) =>
    `Write it as the ${w.key('value')}, set ${w.key('asOf')} to that day, and take ${w.key('next')} away.`,
  factReviewLate: (
    { name, reviewBy, late }: { name: string; reviewBy: string; late: number },
    w: Words,
  ) => `"${name}" was to be checked by ${w.day(reviewBy)}, ${plural(late, 'day')} ago.`,
  checkFact: (_: undefined, w: Words) =>
    `Check the figure, then set ${w.key('asOf')} to that day and ${w.key('reviewBy')} to the next.`,
  amountTooLong: ({ length, maxDigits }: { length: number; maxDigits: number }) =>
    `The amount has ${length} characters, more than the ${maxDigits} that fit on a page.`,
  upperEndTooLong: ({ length, maxDigits }: { length: number; maxDigits: number }) =>
    `The upper end has ${length} characters, more than the ${maxDigits} that fit on a page.`,
}

/** For people who see the files: authors have texts of their own. */
export const factsInFiles = {
  strayBraces: () => 'Two braces stand here without a partner, so this is no reference to a fact.',
  referenceShape: () => 'A reference is written {{subject.name}}.',
  tooLongWithFacts: ({ most }: { most: number }) =>
    `With its facts written out, the document is longer than ${most / 1_000_000} MB.`,
  noFactToDifferFrom: ({ name }: { name: string }) => `There is no fact "${name}" to differ from.`,
  useFactOrCorrect: ({ name }: { name: string }, w: Words) =>
    `Write {{${name}}}, or correct the fact in ${w.document('pages/_facts.json')}.`,
  useFact: ({ name }: { name: string }) =>
    `Write {{${name}}} instead, so that both change together.`,
  factUnused: ({ name }: { name: string }, w: Words) => `No text uses the ${w.fact(name)}.`,
  useFactOrRemove: ({ name }: { name: string }) => `Use it as {{${name}}}, or remove it.`,
  listFacts: () => `${typed('facts')} lists all of them.`,
  writeFactReference: ({ found }: { found: string }) => `Write {${found}}.`,
  useFactIfSame: ({ shown }: { shown: string; name: string }) =>
    `Write ${shown} if it is the same figure, so that both change together.`,
  useTheFact: () => 'Use the fact',
}
