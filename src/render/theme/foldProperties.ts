import { flatSchemes } from './flatSchemes.ts'

/**
 * Makes a trimmed style sheet smaller without changing what it says: custom properties that are the same everywhere
 * are written where they are used if that is shorter, and the rest get short names.
 */
type Property = { readonly value: string; declared: number; uses: number }

const declaration = /(--[\w-]+):([^;{}]*)(;|(?=\}))/g
const use = /var\((--[\w-]+)(,)?/g

/** The blocks that hold for the whole page or the whole dialog: a property declared there and nowhere else is constant. */
const rootRules = /(?<=^|\})(?::root|\.dialog)\{([^{}]*)\}/g

const propertiesOf = (css: string): Map<string, Property> => {
  const found = new Map<string, Property>()
  for (const [, block = ''] of css.matchAll(rootRules)) {
    for (const [, name = '', value = ''] of `${block};`.matchAll(declaration))
      found.set(name, { value, declared: 0, uses: 0 })
  }
  for (const [, name = ''] of css.matchAll(declaration)) {
    const property = found.get(name)
    if (property) property.declared += 1
  }
  for (const [, name = '', fallback] of css.matchAll(use)) {
    const property = found.get(name)
    if (!property) continue
    property.uses += 1
    if (fallback) property.declared = 2 // its absence means something
  }
  return found
}

/** Whether a property costs less where it is used than with a name of its own (`var(--aa)` and its declaration). */
const isShorterInline = ({ value, uses }: Property): boolean =>
  uses <= 1 || /^var\(--[\w-]+\)$/.test(value) || value.length <= 9

/** `calc(.25rem * 1)` is `.25rem`. */
const plainCalc = (css: string): string =>
  css.replace(/calc\(((?:[\d.]+r?em)|clamp\([^()]*\)) \* 1\)/g, '$1')

const inline = (whole: string): string => {
  const constants = propertiesOf(whole)
  const css = flatSchemes(whole, (name) =>
    constants.get(name)?.declared === 1 ? constants.get(name)?.value : undefined,
  )
  const properties = propertiesOf(css)
  const candidates = new Map(
    [...properties].filter(([, property]) => property.declared === 1 && isShorterInline(property)),
  )
  // One link of a chain at a time: what refers to another candidate waits for the next step.
  const folded = new Map(
    [...candidates].filter(
      ([, { value }]) => ![...value.matchAll(use)].some(([, name = '']) => candidates.has(name)),
    ),
  )
  if (folded.size === 0) return css
  return css
    .replace(declaration, (whole, name: string) => (folded.has(name) ? '' : whole))
    .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => folded.get(name)?.value ?? whole)
}

/** How many properties refer to one another at most. */
const longestChain = 5

/** Folds and shortens. `names` gives each property its short name, the same for every sheet of a site. */
export const foldProperties = (css: string, names: ReadonlyMap<string, string>): string => {
  let folded = css
  for (let step = 0; step < longestChain; step += 1) folded = plainCalc(inline(folded))
  return folded.replace(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name)
}

/** Short names for all custom properties of some style sheets, in the order of the alphabet. */
export const shortNames = (css: string): Map<string, string> => {
  const names = [...new Set(css.match(/--[a-z][\w-]*(?=\s*:)/g) ?? [])].sort()
  return new Map(names.map((name, index) => [name, `--${(index + 360).toString(36)}`]))
}
