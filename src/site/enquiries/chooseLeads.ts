import { typed } from '../../core/text/typed.mjs'
import { normalizeAddress } from './headerAddress.ts'
import type { Lead } from './lead.ts'

/** Which leads are meant. Numbers stand alone; of the others, a lead must meet all that are given. Times in milliseconds. */
export type Selection = {
  readonly numbers?: readonly number[] | undefined
  readonly email?: string | undefined
  readonly since?: number | undefined
  readonly before?: number | undefined
  readonly undelivered?: boolean | undefined
}

/** Whether a field of a lead holds this address, however it is spelled, in the first words or in later ones. */
const isFrom = ({ values, other, amended, between }: Lead, address: string): boolean =>
  [values, other, amended ?? {}, ...between].some((part) =>
    Object.values(part)
      .flat()
      .some((text) => normalizeAddress(text) === normalizeAddress(address)),
  )

/** The leads that are meant. Throws, naming them, where numbers are among those meant that no lead has. */
export const chooseLeads = (
  leads: readonly Lead[],
  selection: Selection,
  isUndelivered: (lead: Lead) => boolean,
): Lead[] => {
  const { numbers, email, since, before, undelivered } = selection
  if (numbers) {
    const missing = numbers.filter((number) => !leads.some((lead) => lead.number === number))
    if (missing.length > 0)
      throw new Error(
        `there is no lead ${missing.join(', ')}. See ${typed('leads')} for the numbers.`,
      )
    return leads.filter(({ number }) => numbers.includes(number))
  }
  return leads
    .filter(
      ({ receivedAt }) =>
        receivedAt >= (since ?? Number.NEGATIVE_INFINITY) &&
        receivedAt < (before ?? Number.POSITIVE_INFINITY),
    )
    .filter((lead) => email === undefined || isFrom(lead, email))
    .filter((lead) => !undelivered || isUndelivered(lead))
}
