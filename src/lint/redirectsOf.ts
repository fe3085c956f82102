import type { Context } from './context.ts'

const known = new WeakMap<Context, Map<string, string>>()

/** Where old addresses lead, by the address; the first of two counts. Read whether or not the rest of the file is right. */
export const redirectsOf = (context: Context): ReadonlyMap<string, string> => {
  const before = known.get(context)
  if (before) return before
  const list: unknown = context.siteFile?.value?.['redirects']
  const redirects = new Map<string, string>()
  for (const entry of Array.isArray(list) ? (list as unknown[]) : []) {
    const { from, to } = (entry ?? {}) as { readonly from?: unknown; readonly to?: unknown } // checked next
    if (typeof from === 'string' && typeof to === 'string' && !redirects.has(from)) redirects.set(from, to)
  }
  known.set(context, redirects)
  return redirects
}
