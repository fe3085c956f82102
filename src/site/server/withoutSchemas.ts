import type { FastifyServerOptions } from 'fastify'

const refuse = (): never => {
  throw new Error(
    'A route has a schema, and the server none to judge by it: judge what comes by zod, as the others do.',
  )
}

/** For servers whose routes have no schemas: what would compile them is not loaded, which is 50 ms until a server is ready. */
export const withoutSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
}
