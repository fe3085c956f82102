/** The pointers that a path leads to in a value; `*` stands for each entry. Pure. */
export const pointersOf = (value: unknown, parts: readonly string[]): string[] => {
  const [part, ...rest] = parts
  if (part === undefined) return ['']
  if (typeof value !== 'object' || value === null) return []
  const keys = part === '*' ? Object.keys(value) : Object.hasOwn(value, part) ? [part] : []
  return keys.flatMap((key) =>
    pointersOf((value as Readonly<Record<string, unknown>>)[key], rest).map(
      (pointer) => `/${key}${pointer}`,
    ),
  ) // an index is a key too
}
