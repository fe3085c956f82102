import type { Punctuation, Words } from './Language.ts'

/** The words that a form needs in the browser, carried along with it. */
export const formWordKeys = [
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
/** They come with the signs between them, where these are not the usual ones. */
export type FormWords = Pick<Words, (typeof formWordKeys)[number]> & Punctuation

/** Picks a form's words from all words. */
export const formWords = (all: Words, punctuation?: Punctuation): FormWords => {
  const words = Object.fromEntries(formWordKeys.map((key) => [key, all[key]])) as Pick<Words, (typeof formWordKeys)[number]> // just these keys
  return { ...words, ...punctuation }
}
