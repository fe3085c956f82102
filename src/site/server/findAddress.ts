import { withoutSlash } from '../../core/model/text/oldAddress.ts'
import { type BuiltSite, type Resource, smallLetters } from './readBuiltSite.ts'

export type AddressMatch =
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' }

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Puts the visitor's query in front of the target's `#…`, unless the target has a query of its own. */
const withQuery = (to: string, query: string): string => {
  if (!query || to.includes('?')) return to
  const hash = to.indexOf('#')
  return hash < 0 ? to + query : to.slice(0, hash) + query + to.slice(hash)
}

/**
 * Finds what answers a request's target (`/about?x=1`). An address is looked up in a table of all that exist, so no
 * trick in a path reaches anything else, and a redirect never leads to an address that the visitor made up.
 * `/about/` leads to `/about`, another case to the right spelling: people type addresses from paper.
 */
export const findAddress = (site: BuiltSite, target: string): AddressMatch => {
  const mark = target.indexOf('?')
  const raw = mark < 0 ? target : target.slice(0, mark)
  const query = mark < 0 ? '' : target.slice(mark)
  const direct = site.resources.get(raw)
  if (direct) return { kind: 'resource', resource: direct }
  const path = decode(raw)
  if (path === undefined || !path.startsWith('/')) return { kind: 'malformed' }
  const known = (address: string): AddressMatch | undefined => {
    const to = site.redirects.get(address)
    if (to !== undefined) return { kind: 'redirect', to: withQuery(to, query) }
    const resource = site.resources.get(address)
    if (!resource) return undefined
    return address === path
      ? { kind: 'resource', resource }
      : { kind: 'redirect', to: encodeURI(address) + query }
  }
  const plain = withoutSlash(path.replace(/\/{2,}/g, '/'))
  const spelling = site.spellings.get(smallLetters(plain))
  return known(plain) ?? (spelling ? known(spelling) : undefined) ?? { kind: 'missing' }
}
