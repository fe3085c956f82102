import { isEngineAddress } from '../../document/isEngineAddress.ts'
import type { Site } from '../../kit/Site.ts'
import { type OldAddress, readOldAddress } from '../text/oldAddress.ts'
import { safeHref } from '../text/safeHref.ts'
import { writeAddress } from '../text/writeAddress.ts'
import { everyDialog } from './editions/everyPage.ts'
import { pageAtOld } from './pageAtOld.ts'

/** A redirect as hosts are told it: `from` as its author ends it, with or without a slash, escapes read. */
export type LiveRedirect = { readonly old: OldAddress; readonly from: string; readonly to: string }

/** Where a browser can be led: a page or file of this site, or another site. */
const isTarget = (to: string): boolean => safeHref(to) !== undefined && /^(?:\/|https?:)/i.test(to)

/**
 * The redirects of a site that do something, in their order; `to` ready for a header. Left out are those from an address that a page has
 * anyway (`/index.html`, `/about/`), and what lint refuses: the preview also shows sites with mistakes.
 */
export const liveRedirects = (site: Site): LiveRedirect[] => {
  const { settings, pages, assets } = site
  const routes = new Map(
    [...pages.keys(), ...everyDialog(site).map(({ route }) => route)].map((route) => [
      route.toLowerCase(),
      route,
    ]),
  )
  const taken = new Set([...assets.keys()].map((address) => address.toLowerCase()))
  return (settings.redirects ?? []).flatMap(({ from, to }) => {
    const read = readOldAddress(from)
    if ('fault' in read || !isTarget(to)) return []
    const { path, key } = read.address
    if (
      taken.has(key) ||
      isEngineAddress(key) ||
      pageAtOld(key, (other) => routes.get(other)) !== undefined
    )
      return []
    taken.add(key)
    return [
      {
        old: read.address,
        from: from.endsWith('/') && path !== '/' ? `${path}/` : path,
        to: writeAddress(to),
      },
    ]
  })
}
