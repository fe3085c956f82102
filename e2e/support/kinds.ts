import { kinds as answered } from '../../src/bench/kinds.ts'

/** One page of each kind, by its route. */
export const kinds: Readonly<Record<string, string>> = { ...answered, notFound: '/no-such-page' }
