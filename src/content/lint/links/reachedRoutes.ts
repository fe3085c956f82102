import type { Context } from '../types/context.ts'
import { redirectAt } from './redirectsOf.ts'

/** The routes that some other page, a menu or a redirect that is linked to leads to. A page's way up to its parent does not count. */
export const reachedRoutes = (context: Context): Set<string> => {
  const routes = new Set<string>()
  for (const { summary, place } of context.files) {
    if (summary.draft || place?.kind === 'checks') continue
    for (const href of summary.links) {
      const written = href.replace(/[?#].*$/, '')
      const route =
        (context.routes.has(written) ? undefined : redirectAt(written, context)?.to)?.replace(
          /[?#].*$/,
          '',
        ) ?? written
      if (route !== place?.route) routes.add(route)
    }
  }
  return routes
}
