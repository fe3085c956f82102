import { notFoundRoute } from '../model/sources.ts'
import type { Context } from './context.ts'

/** Addresses that the engine makes itself. */
export const engineRoutes = ['/feed.xml', '/robots.txt', '/sitemap.xml']

const known = new WeakMap<Context, ReadonlyMap<string, string>>()

/** Every address that a link may lead to, by itself in small letters. */
export const routesByCase = (context: Context): ReadonlyMap<string, string> => {
  const before = known.get(context)
  if (before) return before
  const routes = new Map(
    [...context.routes.keys(), ...engineRoutes].flatMap((route) => (route === notFoundRoute ? [] : [[route.toLowerCase(), route] as const])),
  )
  known.set(context, routes)
  return routes
}
