import type { Words } from './Language.ts'

/** The words of the server: what the form service and the pages' server say to visitors, beside those that forms carry along. */
const serviceWordKeys = [
  'enquiriesTooMany',
  'enquiryEmpty',
  'enquiryForeign',
  'enquiryNotStored',
  'enquiryTooLong',
  'enquiryUnread',
  'enquiryWithFiles',
  'formUnknown',
  'pageNotFound',
  'serverFailed',
] as const
export type ServiceWord = (typeof serviceWordKeys)[number]

/** Picks the server's words from all words. */
export const serviceWords = (all: Words): Pick<Words, ServiceWord> =>
  Object.fromEntries(serviceWordKeys.map((key) => [key, all[key]])) as Pick<Words, ServiceWord> // just these keys
