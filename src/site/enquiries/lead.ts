import type { EnquiryValues } from './checkEnquiry.ts'

/** Why an enquiry looks like a robot's. It is stored and delivered all the same. */
export type Mark = 'trap field' | 'too fast' | 'automated browser' | 'many from one address'

/** An enquiry that is to be stored. `receivedAt` in milliseconds since 1970, UTC. */
export type NewLead = {
  readonly enquiryId: string
  /** The id that the same words had until ten minutes ago, if they are their own id: a lead of that id that came after `since` is this one. */
  readonly former?: { readonly enquiryId: string; readonly since: number }
  readonly formId: string
  readonly form: string
  readonly formType: string
  readonly receivedAt: number
  /** The language of the page that it was written on, by its tag; undefined where the site has but one. */
  readonly language?: string | undefined
  readonly values: EnquiryValues
  readonly other: EnquiryValues
  readonly marks: readonly Mark[]
  /** Gives words under the names that the form has today: those that are stored may be older. */
  readonly now?: (words: EnquiryValues) => EnquiryValues
}

/**
 * A stored lead. `number` counts up from 1 and is never used again. `amended` is what the same enquiry said when it last came
 * with other words, at `amendedAt` (milliseconds), `between` what it said after the first and before the last time, oldest first;
 * `delivered` tells when which channel took it, `pending` which others were tried, `failure` why the last try did not succeed.
 */
export type Lead = Omit<NewLead, 'marks' | 'now' | 'former'> & {
  readonly number: number
  readonly marks: readonly string[]
  readonly amended: EnquiryValues | undefined
  readonly amendedAt: number | undefined
  readonly between: readonly EnquiryValues[]
  readonly delivered: Readonly<Record<string, number>>
  readonly pending: readonly string[]
  readonly failure: string | undefined
}
