import type { FastifyRequest } from 'fastify'

/**
 * The route that answers a request, as it was registered; empty where none does. Whatever guards a route goes by this and never by the
 * address, which has many spellings for one route: `/%7Estudio/` or `http://any.example/~studio/` are `/~studio/` to the router.
 */
export const matchedRoute = ({
  routeOptions: { url = '' },
}: Pick<FastifyRequest, 'routeOptions'>): string => url

/** The path and query that were asked for, without the origin that the request line may name before them. */
export const pathAsked = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '')
