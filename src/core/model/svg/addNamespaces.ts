import { additionalNamespaces, svgNamespace } from './readXml.ts'

/** What may stand before the drawing itself. */
const before = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^>]*>/g
const quoted = /"[^"]*"|'[^']*'/
const wholeTag = new RegExp(`<svg(?:[^>"']|${quoted.source})*>`)
const declaration = new RegExp(`\\s+xmlns\\s*=\\s*(?:${quoted.source})|${quoted.source}`, 'g')

/** The declaration of a namespace; undefined for a prefix that isn't known. Pure. */
export const declare = (prefix: string): string | undefined => {
  if (prefix === '') return `xmlns="${svgNamespace}"`
  const known: Readonly<Record<string, string>> = additionalNamespaces
  return known[prefix] === undefined ? undefined : `xmlns:${prefix}="${known[prefix]}"`
}

/**
 * A well-formed drawing whose first tag declares namespaces, by their prefixes ("": that of SVG, instead of another one).
 * Undefined if one of them isn't known, or if the first tag has a prefix itself. Nothing else changes. Pure.
 */
export const addNamespaces = (text: string, prefixes: readonly string[]): string | undefined => {
  const declarations = prefixes.map(declare)
  if (declarations.includes(undefined)) return undefined
  const plain = text.replace(before, (part) => ' '.repeat(part.length))
  const found = wholeTag.exec(plain)
  if (!found) return undefined
  const { 0: tag, index: at } = found
  const kept = prefixes.includes('')
    ? tag.replace(declaration, (part) => (/^\s/.test(part) ? '' : part))
    : tag
  const start = '<svg'.length
  return `${text.slice(0, at)}<svg ${declarations.join(' ')}${kept.slice(start)}${text.slice(at + tag.length)}`
}
