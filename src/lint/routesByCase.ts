import type { Context } from './context.ts'

/** Addresses that the engine makes itself. */
export const engineRoutes = ['/feed.xml', '/robots.txt', '/sitemap.xml']

const known = new WeakMap<Context, ReadonlyMap<string, string>>()

/** Every address that a link may lead to, by itself in small letters. */
export const routesByCase = (context: Context): ReadonlyMap<string, string> => {
  const before = known.get(context)
  if (before) return before
  const own = [...context.routes].flatMap(([route, { place }]) => (place?.documentType === 'notFound' ? [] : [route]))
  const routes = new Map([...own, ...engineRoutes].map((route) => [route.toLowerCase(), route]))
  known.set(context, routes)
  return routes
}
