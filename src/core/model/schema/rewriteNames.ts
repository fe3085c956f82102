import type { NamedAt } from './namesIn.ts'

/** A string with some of its names written anew. */
export const rewrite = (text: string, names: readonly (readonly [NamedAt, string])[]): string => {
  const whole = names.find(([{ index }]) => index === undefined)
  if (whole) return whole[1]
  let result = text
  for (const [{ index = 0, name }, to] of [...names].sort(
    ([a], [b]) => (b.index ?? 0) - (a.index ?? 0),
  ))
    result = result.slice(0, index) + to + result.slice(index + name.length)
  return result
}
