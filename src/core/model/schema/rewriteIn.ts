import { withNumberTexts } from '../../document/exactNumbers.ts'
import type { NamedAt } from './namesIn.ts'
import { type Path, pointerOf } from './path.ts'
import { rewrite } from './rewriteNames.ts'

/** A value with some of the names in its strings written anew; what has none is the same object. */
export const rewriteIn = (
  value: unknown,
  names: readonly NamedAt[],
  newName: (named: NamedAt) => string | undefined,
): unknown => {
  const byPointer = new Map<string, (readonly [NamedAt, string])[]>()
  for (const named of names) {
    const to = named.on === 'value' ? newName(named) : undefined
    if (to !== undefined && to !== named.name)
      byPointer.set(named.pointer, [...(byPointer.get(named.pointer) ?? []), [named, to]])
  }
  const walk = (at: unknown, path: Path | undefined): unknown => {
    if (typeof at === 'string') {
      const found = byPointer.get(pointerOf(path))
      return found ? rewrite(at, found) : at
    }
    if (Array.isArray(at)) return at.map((entry, key) => walk(entry, { parent: path, key }))
    if (typeof at !== 'object' || at === null) return at
    return withNumberTexts(
      Object.fromEntries(
        Object.entries(at).map(([key, entry]) => [key, walk(entry, { parent: path, key })]),
      ),
      at,
    )
  }
  return byPointer.size > 0 ? walk(value, undefined) : value
}
