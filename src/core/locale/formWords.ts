import type { Punctuation, Words } from './Language.ts'

/** The words that a form needs in the browser, carried along with it. */
const formWordKeys = [
  'charactersLeft',
  'charactersOver',
  'close',
  'dismiss',
  'errorDate',
  'errorEmail',
  'errorMax',
  'errorMin',
  'errorNumber',
  'errorOption',
  'errorOther',
  'errorPast',
  'errorRequired',
  'errorSummary',
  'errorTel',
  'errorTime',
  'errorTooLong',
  'failed',
  'failedEmpty',
  'failedNetwork',
  'failedOffline',
  'failedRefused',
  'failedTimeout',
  'failedUnexpected',
  'failedUnspecified',
  'sendAgain',
  'writeEmail',
] as const
/** Words that only a form with a field that may say them carries along, and the form service always; see `words` in src/core/kit/FieldModule.ts. */
export const rareFormWords = [
  'errorStep',
  'errorTomorrow',
  'errorTooLate',
  'errorTooSoon',
  'errorUrl',
  'errorWeekday',
  'errorYear',
] as const
/** They come with the signs between them, where these are not the usual ones. */
export type FormWords = Pick<Words, (typeof formWordKeys)[number]> &
  Partial<Pick<Words, (typeof rareFormWords)[number]>> &
  Punctuation
export type FormWord = (typeof formWordKeys)[number] | (typeof rareFormWords)[number]

/** Picks a form's words from all words; `further` are those that its own fields ask for. */
export const formWords = (
  all: Words,
  punctuation?: Punctuation,
  further: readonly FormWord[] = [],
): FormWords => {
  const words = Object.fromEntries(
    [...formWordKeys, ...further].map((key) => [key, all[key]]),
  ) as Pick<Words, (typeof formWordKeys)[number]> // just these keys
  return { ...words, ...punctuation }
}
