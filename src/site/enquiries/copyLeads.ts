import { errorMessage } from '../../core/text/errorMessage.mjs'
import type { LeadStore } from './leadStore.ts'
import type { LeadsCopy } from './leadsCopy.ts'
import { openLeadStore } from './openLeadStore.ts'

type StoredLead = LeadsCopy['leads'][number]

const keyOf = ({ formId, enquiryId }: StoredLead): string => JSON.stringify([formId, enquiryId])
const wordsOf = ({ number: _, ...rest }: StoredLead): string => JSON.stringify(rest)

/** `count`: how many leads the first store has; `brought`: how many of them came; `differing`: the numbers of those that say something else in the second one. */
export type Copied = {
  readonly count: number
  readonly brought: number
  readonly differing: readonly number[]
  readonly total: number
}

/**
 * Brings all leads of one store into another, with their numbers and what is noted on their delivery, and compares them there word by
 * word. The first store stays as it is; what is in the second one already too.
 */
export const copyLeads = async (from: LeadStore, to: LeadStore): Promise<Copied> => {
  const copy = await from.readCopy()
  const brought = await to.bringIn(copy)
  const { leads } = await to.readCopy()
  const there = new Map(leads.map((lead) => [keyOf(lead), wordsOf(lead)]))
  const differing = copy.leads
    .filter((lead) => there.get(keyOf(lead)) !== wordsOf(lead))
    .map(({ number }) => number)
  return { count: copy.leads.length, brought, differing, total: leads.length }
}

/** Opens the store to copy from. Throws a plain message that says what to change in `--copy-from`. */
export const openSource = async (url: string, root: string): Promise<LeadStore> => {
  try {
    const from = await openLeadStore(url, root)
    const absence = await from.absence()
    if (absence)
      throw new Error(
        `there are no leads in ${from.place}: ${absence}. LEADS_URL names this place.`,
      )
    return from
  } catch (error) {
    throw new Error(errorMessage(error).replaceAll('LEADS_URL', '--copy-from'), { cause: error })
  }
}
