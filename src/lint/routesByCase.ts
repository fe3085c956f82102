import { linkable } from '../document/addresses.ts'
import type { Context } from './context.ts'

const known = new WeakMap<Context, ReadonlyMap<string, string>>()

/** Every address that a link may lead to, by itself in small letters. */
export const routesByCase = (context: Context): ReadonlyMap<string, string> => {
  const before = known.get(context)
  if (before) return before
  const own = [...context.routes].flatMap(([route, { place }]) => (place?.documentType === 'notFound' ? [] : [route]))
  const routes = new Map([...own, ...linkable].map((route) => [route.toLowerCase(), route]))
  known.set(context, routes)
  return routes
}
