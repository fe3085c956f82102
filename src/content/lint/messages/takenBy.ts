import type { Fault } from '../../../core/kit/FieldCheck.ts'

type Texts = {
  readonly [Word in Fault['word']]?: (values: NonNullable<Fault['values']>) => string
}

const later = () => 'Write a later day, or remove it: a fixed day passes.'

/** What a preset may be instead, by the word that a field's type refuses it with. */
const texts: Texts = {
  errorNumber: () => 'Write a number in digits: "12" or "1.5".',
  errorMin: ({ min }) => `Write ${min} or more.`,
  errorMax: ({ max }) => `Write ${max} or less.`,
  errorStep: ({ low, high }) => `Write ${low} or ${high}.`,
  errorDate: () => 'Write the day as year, month and day: "2031-03-05".',
  errorYear: () => 'Write the year with four digits.',
  errorTime: () => 'Write hours and minutes: "09:30".',
  errorPast: later,
  errorTomorrow: later,
  errorTooSoon: later,
  errorTooLate: ({ days }) => `Write an earlier day, at most ${days} days from today.`,
  errorWeekday: ({ days }) => `Write another day of the week: ${days}.`,
  errorTooLong: ({ max, over }) => `Shorten it by ${over}: at most ${max} characters fit.`,
  errorEmail: () => 'Write an address like name@example.com.',
  errorTel: () => 'Write a telephone number, with at least one digit.',
  errorUrl: () => 'Write the address of a page, like www.example.com.',
}

/** Of a site's own field only the field itself knows. */
export const takenBy = (word: Fault['word'], values: NonNullable<Fault['values']>): string =>
  texts[word]?.(values) ?? 'Write a value that the field takes, or remove it.'
