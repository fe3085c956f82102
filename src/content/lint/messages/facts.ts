import { joinWords } from '../../../core/text/joinWords.ts'
import { typed } from '../../../core/text/typed.mjs'
export const facts = {
  rangeUpsideDown: ({ to, amount }: { to: string; amount: string }) =>
    `The upper end ${to} is not above the lower end ${amount}.`,
  swapRange: () => 'Exchange the two, or leave "to" out.',
  writeShorterNumber: () =>
    'Write a shorter number. Amounts are in whole units: 2000000 for two million.',
  noSuchDayInMonth: ({ month, day }: { month: number; day: number }) =>
    `The month ${month} has no day ${day}.`,
  monthsAreCounted: () => 'Months are counted from 1 (January) to 12.',
  yearGrouped: ({ year, shown }: { year: string; shown: string }) =>
    `Pages show ${year} as "${shown}".`,
  chooseGrouping: () =>
    'Add "grouping": false if it is a year. Add "grouping": true if it is an amount.',
  isAmount: () => 'It is an amount',
  isYear: () => 'It is a year',
  subjectHasFacts: ({ subject, beside }: { subject: string; beside: readonly string[] }) =>
    `"${subject}" has ${joinWords(beside, 'and')}.`,
  listFacts: () => `${typed('facts')} lists all of them.`,
  factInSingleBraces: ({ name, found }: { name: string; found: string }) =>
    `"${name}" stands in single braces, so visitors read ${found} instead of the figure.`,
  writeFactReference: ({ found }: { found: string }) => `Write {${found}}.`,
  noSuchFact: ({ name }: { name: string }) => `There is no fact "${name}".`,
  noSuchFormat: ({ format }: { format: string }) => `A fact cannot be written as "${format}".`,
  factFormats: ({ formats }: { formats: readonly string[] }) =>
    `It can be written as ${joinWords(formats)}.`,
  strayBraces: () => 'Two braces stand here without a partner, so this is no reference to a fact.',
  referenceShape: () => 'A reference is written {{subject.name}}.',
  tooLongWithFacts: ({ most }: { most: number }) =>
    `With its facts written out, the document is longer than ${most / 1_000_000} MB.`,
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
  correctOrDiffer: () => 'Correct one of them, or say under "differsFrom" why both stand.',
  factDiffersFromItself: ({ name }: { name: string }) => `"${name}" cannot differ from itself.`,
  noFactToDifferFrom: ({ name }: { name: string }) => `There is no fact "${name}" to differ from.`,
  removeEntry: () => 'Remove the entry.',
  contradictsFact: ({ figure, fact, says }: { figure: string; fact: string; says: string }) =>
    `"${figure}" contradicts the fact "${fact}", which says ${says}.`,
  useFactOrCorrect: ({ name }: { name: string }) =>
    `Write {{${name}}}, or correct the fact in pages/_facts.json.`,
  repeatsFact: ({ figure, fact }: { figure: string; fact: string }) =>
    `"${figure}" repeats the fact "${fact}".`,
  useFact: ({ name }: { name: string }) =>
    `Write {{${name}}} instead, so that both change together.`,
  nextValueHolds: ({ name, from }: { name: string; from: string }) =>
    `The next value of "${name}" holds since ${from}.`,
  moveNextToValue: () => 'Write it as the "value", set "asOf" to that day, and take "next" away.',
  factReviewLate: ({ name, reviewBy, late }: { name: string; reviewBy: string; late: number }) =>
    `"${name}" was to be checked by ${reviewBy}, ${late} ${late === 1 ? 'day' : 'days'} ago.`,
  checkFact: () => 'Check the figure, then set "asOf" to that day and "reviewBy" to the next.',
  factUnused: ({ name }: { name: string }) => `No text uses the fact "${name}".`,
  useFactOrRemove: ({ name }: { name: string }) => `Use it as {{${name}}}, or remove it.`,
  amountTooLong: ({ length, maxDigits }: { length: number; maxDigits: number }) =>
    `The amount has ${length} characters, more than the ${maxDigits} that fit on a page.`,
  upperEndTooLong: ({ length, maxDigits }: { length: number; maxDigits: number }) =>
    `The upper end has ${length} characters, more than the ${maxDigits} that fit on a page.`,
}
