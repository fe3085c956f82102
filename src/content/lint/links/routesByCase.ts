import { linkable } from '../../../core/document/addresses.ts'
import { memoize } from '../../../core/document/memoize.ts'
import type { Context } from '../types/context.ts'

/** Every address that a link may lead to, by itself in small letters. */
export const routesByCase = memoize((context: Context): ReadonlyMap<string, string> => {
  const own = [...context.routes].flatMap(([route, { place }]) =>
    place?.documentType === 'notFound' ? [] : [route],
  )
  const routes = new Map([...own, ...linkable].map((route) => [route.toLowerCase(), route]))
  return routes
})
