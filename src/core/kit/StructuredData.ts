import type { Offer, Question } from 'schema-dts'

/**
 * What a block may tell search engines, in schema.org's terms: questions that it answers, offers with a price, and what
 * its presence says of the page. Only what visitors see there.
 */
export type StructuredData = {
  readonly questions?: readonly Question[]
  readonly offers?: readonly Offer[]
  readonly page?: 'AboutPage' | 'ContactPage'
  /** The people whom it presents. */
  readonly people?: readonly string[]
}
