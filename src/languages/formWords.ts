import type { Words } from './Language.ts'

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
export type FormWords = Pick<Words, (typeof formWordKeys)[number]>

/** Picks a form's words from all words. */
export const formWords = (all: Words): FormWords => Object.fromEntries(formWordKeys.map((key) => [key, all[key]])) as FormWords // just these keys
