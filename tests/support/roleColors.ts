import type { SiteDocument } from '../../src/core/document/site.ts'
import { themeCss } from '../../src/render/theme/themeCss.ts'
import tokens from '../../src/render/ui/tokens.css?raw'

const ofCompositions: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../src/render/ui/*/tokens.css',
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

export type Scheme = 'light' | 'dark'

/** The custom properties of a style sheet's `:root`, later ones over earlier ones. */
const propertiesOf = (css: string): Map<string, string> =>
  new Map(
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(--[\w-]+)\s*:\s*([^;{}]+)/g)].map(
      ([, name = '', value = '']) => [name, value.trim()],
    ),
  )

/** The two values of `light-dark(a, b)`, which may hold parentheses of their own. */
const halves = (inner: string): [string, string] => {
  let depth = 0
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === '(') depth += 1
    else if (inner[at] === ')') depth -= 1
    else if (inner[at] === ',' && depth === 0)
      return [inner.slice(0, at).trim(), inner.slice(at + 1).trim()]
  }
  return [inner, inner]
}

const names: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }

/**
 * Gives the colour of a role (`--text`) in a scheme as a page of this site will have it, as `#rrggbb`; undefined for
 * what is no plain colour. `scope` are declarations of a part of the page that come on top. Reads the same style sheets as the pages, so that it cannot disagree with them.
 */
export const roleColors = (
  site: SiteDocument,
  scope = '',
): ((role: string, scheme: Scheme) => string | undefined) => {
  const { roles, sheets: named } = themeCss(site)
  const sheets = [
    tokens,
    ofCompositions[`../../src/render/ui/${named}/tokens.css`] ?? '',
    roles,
    scope,
  ]
  const properties = new Map(sheets.flatMap((sheet) => [...propertiesOf(sheet)]))
  const resolve = (value: string | undefined, scheme: Scheme, depth = 0): string | undefined => {
    if (value === undefined || depth > 12) return undefined
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    if (name) return resolve(properties.get(name), scheme, depth + 1)
    const both = /^light-dark\((.*)\)$/s.exec(value)?.[1]
    if (both) return resolve(halves(both)[scheme === 'light' ? 0 : 1], scheme, depth + 1)
    if (/^#[\da-f]{3}$/i.test(value))
      return `#${[...value.slice(1)].map((digit) => digit + digit).join('')}`
    return /^#[\da-f]{6}$/i.test(value)
      ? value
      : Object.hasOwn(names, value)
        ? names[value]
        : undefined
  }
  return (role, scheme) => resolve(properties.get(role), scheme)
}
