import type { QueryConfig } from 'pg'

/** In milliseconds. */
const longest = 10 * 60_000
/** A statement that reads or writes tables as a whole: the driver waits longer for it. */
export const patiently = (
  text: string,
  values: readonly unknown[] = [],
): QueryConfig & { query_timeout: number } => ({
  text,
  values: [...values],
  query_timeout: longest,
})
