import type { EnquiryValues } from './checkEnquiry.ts'
import type { Lead, NewLead } from './lead.ts'
import { bytesOf, EnquiryTooLarge, EnquiryTooOften, largestLead } from './room.ts'

/** A visitor may change an enquiry often, but nobody shall make one lead endless. */
const maxTexts = 20

/** All that an enquiry says, to be compared and kept: fields that its form does not know are words, too. */
const wordsOf = ({ values, other }: Pick<NewLead, 'values' | 'other'>): EnquiryValues => ({
  ...other,
  ...values,
})

/** Two texts say the same, in whatever order their fields came. */
const isSame = (one: EnquiryValues, other: EnquiryValues): boolean => {
  const sorted = (words: EnquiryValues) =>
    JSON.stringify(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}

export type Amendment = {
  readonly amended: EnquiryValues
  readonly between: readonly EnquiryValues[]
}

/**
 * What is kept of an enquiry that comes again, beside all that it said before; undefined where it says nothing new. Pure. Throws where
 * it has come with other words too often, or takes too much room with them.
 */
export const amendment = (
  known: Pick<Lead, 'values' | 'other' | 'amended' | 'between'>,
  lead: NewLead,
): Amendment | undefined => {
  const amended = wordsOf(lead)
  const { now = (words) => words } = lead
  const between = known.amended ? [...known.between, known.amended] : []
  if ([wordsOf(known), ...between].some((before) => isSame(now(before), amended))) return undefined
  const bytes = [wordsOf(known), ...between, amended].reduce(
    (sum, words) => sum + bytesOf({ values: words, other: {} }),
    0,
  )
  if (bytes > largestLead) throw new EnquiryTooLarge()
  if (between.length >= maxTexts) throw new EnquiryTooOften(maxTexts)
  return { amended, between }
}
