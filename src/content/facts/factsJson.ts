import { carriedText } from '../../core/document/exactNumbers.ts'
import { isObject } from '../../core/document/isObject.ts'
import type { ListedFact } from './listFacts.ts'

/** A JSON text like that of JSON.stringify with two spaces, in which numbers have every digit of their document. */
const json = (value: unknown, indent = ''): string => {
  const inner = `${indent}  `
  const list = (open: string, entries: readonly string[], close: string) =>
    entries.length === 0
      ? open + close
      : `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`
  if (Array.isArray(value))
    return list(
      '[',
      value.map((entry) => json(entry, inner)),
      ']',
    )
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return list(
    '{',
    entries.map(
      ([key, entry]) => `${JSON.stringify(key)}: ${carriedText(value, key) ?? json(entry, inner)}`,
    ),
    '}',
  )
}

/** The facts as `npm run facts -- --json` prints them: `written` is the figure as pages show it, whatever form its document asks for. */
export const factsJson = (facts: readonly ListedFact[]): string =>
  json(facts.map(({ name, written, fact, uses }) => ({ name, ...fact, written, uses })))
