import { carriedText } from './exactNumbers.ts'

const widest = 110

/** An object or list on one line, as people write short ones: `{ "label": "Home", "href": "/" }`. */
export const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${carriedText(value, key) ?? onOneLine(entry)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null

/** Whether what a value holds is not nested further than one link or a list of words. */
const isFlat = (value: object): boolean =>
  Object.values(value).every(
    (entry) => isPlain(entry) || (Array.isArray(entry) && entry.every(isPlain)),
  )

const isShort = (value: object, indent: string): boolean => {
  const [only, ...more] = Array.isArray(value) ? (value as unknown[]) : []
  const flat =
    typeof only === 'object' && only !== null ? more.length === 0 && isFlat(only) : isFlat(value)
  return flat && onOneLine(value).length + indent.length <= widest
}

/**
 * Writes a value as the documents are written: short objects and lists on one line, the inner lines of others set in by `unit`.
 * `indent` is that of its first line.
 */
export const writeJson = (value: unknown, indent = '', unit = '  '): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  // The document itself is always written out, so that its keys stand one below the other.
  if (indent !== '' && isShort(value, indent)) return onOneLine(value)
  const inner = indent + unit
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((entry) => inner + writeJson(entry, inner, unit)).join(',\n')}\n${indent}]`
  const entries = Object.entries(value).map(
    ([key, entry]) =>
      `${inner}${JSON.stringify(key)}: ${carriedText(value, key) ?? writeJson(entry, inner, unit)}`,
  )
  return `{\n${entries.join(',\n')}\n${indent}}`
}
