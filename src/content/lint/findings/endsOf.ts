import { fromRoot } from '../links/judgeLink.ts'
import { redirectAt, type WrittenRedirect } from '../links/redirectsOf.ts'
import { routesByCase } from '../links/routesByCase.ts'
import type { Context } from '../types/context.ts'

/** The redirect that takes over where this one leads; none where a page stands there. */
const nextOf = ({ to }: WrittenRedirect, context: Context): WrittenRedirect | undefined => {
  const address = fromRoot(to, context) ?? to
  return address.startsWith('/') &&
    !routesByCase(context).has(address.replace(/[?#].*$/s, '').toLowerCase())
    ? redirectAt(address, context)
    : undefined
}

/**
 * Where each redirect leads in the end, through others; undefined where it goes round in a circle. Each is followed once, so that
 * a chain of many thousands takes no longer than as many single ones.
 */
export const endsOf = (
  redirects: readonly WrittenRedirect[],
  context: Context,
): ReadonlyMap<WrittenRedirect, string | undefined> => {
  const ends = new Map<WrittenRedirect, string | undefined>()
  for (const first of redirects) {
    const way = new Set<WrittenRedirect>()
    let end: string | undefined
    for (
      let at: WrittenRedirect | undefined = first;
      at && !way.has(at);
      at = nextOf(at, context)
    ) {
      if (ends.has(at)) {
        end = ends.get(at)
        break
      }
      way.add(at)
      if (!nextOf(at, context)) end = at.to
    }
    for (const redirect of way) ends.set(redirect, end)
  }
  return ends
}
