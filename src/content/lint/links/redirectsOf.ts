import { memoize } from '../../../core/document/memoize.ts'
import { interpolate } from '../../../core/model/figures/interpolate.ts'
import { addressKey, type OldAddress, readOldAddress } from '../../../core/model/text/oldAddress.ts'
import type { Context } from '../types/context.ts'

/** A redirect as it is written: `index` is its place in the list, `old` what its `from` says, where that can be read. */
export type WrittenRedirect = {
  readonly from: string
  readonly to: string
  readonly index: number
  readonly old: OldAddress | undefined
}

/** All redirects that are texts, in their order, and the first of each address by its key. */
export type Redirects = {
  readonly all: readonly WrittenRedirect[]
  readonly byKey: ReadonlyMap<string, WrittenRedirect>
}

/** The redirects of a site, read whether or not the rest of the settings is right; what is no text is the schema's to tell. */
export const redirectsOf = memoize((context: Context): Redirects => {
  const list: unknown = context.siteFile?.value?.['redirects']
  const all: WrittenRedirect[] = []
  const byKey = new Map<string, WrittenRedirect>()
  for (const [index, entry] of (Array.isArray(list) ? (list as unknown[]) : []).entries()) {
    const { from, to } = (entry ?? {}) as { readonly from?: unknown; readonly to?: unknown } // checked next
    if (typeof from !== 'string' || typeof to !== 'string' || !from.startsWith('/') || to === '')
      continue
    const [written, target] = [interpolate(from, context.lookup), interpolate(to, context.lookup)] // as the build does
    const read = readOldAddress(written)
    const redirect = {
      from: written,
      to: target,
      index,
      old: 'address' in read ? read.address : undefined,
    }
    all.push(redirect)
    if (redirect.old && !byKey.has(redirect.old.key)) byKey.set(redirect.old.key, redirect)
  }
  const redirects = { all, byKey }
  return redirects
})

/** The redirect that leads on from an address of this site; what follows `?` or `#` does not count. */
export const redirectAt = (address: string, context: Context): WrittenRedirect | undefined => {
  const { byKey } = redirectsOf(context)
  if (byKey.size === 0 || !address.startsWith('/')) return undefined
  const path = address.replace(/[?#].*$/s, '')
  const read = readOldAddress(path)
  return byKey.get('address' in read ? read.address.key : addressKey(path))
}
