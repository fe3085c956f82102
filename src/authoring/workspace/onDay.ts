import { type Day, isDay } from '../../core/model/site/shownOn.ts'
import type { LiveSite } from './liveSite.ts'

/** The part of an address of the preview that asks for the site as of another day: `?as-of=2027-04-01`. */
export const asOfKey = 'as-of'

/** The day that an address asks for, where it asks for one. */
export const dayAsked = (query: unknown): Day | undefined => {
  const asked = (query as { readonly [asOfKey]?: unknown } | null)?.[asOfKey] // checked next
  return isDay(asked) ? asked : undefined
}

/** A site as it will be, or was, on a day that was asked for: what is found in its documents is still today's. */
export const onDay = (live: LiveSite, day: Day | undefined): LiveSite =>
  day === undefined ? live : { ...live, site: live.siteOn(day) }
