/** The scripts that files of a family are cut into; `latin-ext` has the rarer letters, and signs such as ₹. */
export type FaceSubset = 'latin' | 'latin-ext' | 'devanagari' | 'arabic'

/** A family of the collection: where its files lie, what it is, and what there is of it. */
export type FontFamily = {
  /** The package of its files, and how their names begin. */
  readonly package: string
  /** What it is like, and so which font of a device stands in for it. */
  readonly kind: 'serif' | 'sans'
  /** Its lightest and boldest weight where one file has all between, else each weight. */
  readonly weights: { readonly from: number; readonly to: number } | readonly number[]
  readonly subsets: readonly FaceSubset[]
  /** Percent by which it is scaled beside Latin, where its own letters are small for their size. */
  readonly scale?: number
}

const latin = ['latin', 'latin-ext'] as const
const variable = (name: string) => `@fontsource-variable/${name}`

/**
 * The families that a theme may name, each with a reason in docs/fonts.md: few, of open licence, with all weights that the compositions ask for.
 * How wide and high their letters are stands in `src/render/theme/faceMetrics.json`.
 */
export const fontFamilies = {
  'Archivo Narrow': {
    package: variable('archivo-narrow'),
    kind: 'sans',
    weights: { from: 400, to: 700 },
    subsets: latin,
  },
  Besley: {
    package: variable('besley'),
    kind: 'serif',
    weights: { from: 400, to: 900 },
    subsets: latin,
  },
  Bitter: {
    package: variable('bitter'),
    kind: 'serif',
    weights: { from: 100, to: 900 },
    subsets: latin,
  },
  'Bricolage Grotesque': {
    package: variable('bricolage-grotesque'),
    kind: 'sans',
    weights: { from: 200, to: 800 },
    subsets: latin,
  },
  'EB Garamond': {
    package: variable('eb-garamond'),
    kind: 'serif',
    weights: { from: 400, to: 800 },
    subsets: latin,
  },
  Figtree: {
    package: variable('figtree'),
    kind: 'sans',
    weights: { from: 300, to: 900 },
    subsets: latin,
  },
  'Hanken Grotesk': {
    package: variable('hanken-grotesk'),
    kind: 'sans',
    weights: { from: 100, to: 900 },
    subsets: latin,
  },
  Hind: {
    package: '@fontsource/hind',
    kind: 'sans',
    weights: [300, 400, 500, 600, 700],
    subsets: [...latin, 'devanagari'],
  },
  'Noto Naskh Arabic': {
    package: variable('noto-naskh-arabic'),
    kind: 'serif',
    weights: { from: 400, to: 700 },
    subsets: [...latin, 'arabic'],
    scale: 108,
  },
  'Noto Serif Devanagari': {
    package: variable('noto-serif-devanagari'),
    kind: 'serif',
    weights: { from: 100, to: 900 },
    subsets: [...latin, 'devanagari'],
  },
  Nunito: {
    package: variable('nunito'),
    kind: 'sans',
    weights: { from: 200, to: 1000 },
    subsets: latin,
  },
  'Public Sans': {
    package: variable('public-sans'),
    kind: 'sans',
    weights: { from: 100, to: 900 },
    subsets: latin,
  },
  'Source Serif 4': {
    package: variable('source-serif-4'),
    kind: 'serif',
    weights: { from: 200, to: 900 },
    subsets: latin,
  },
  Vazirmatn: {
    package: variable('vazirmatn'),
    kind: 'sans',
    weights: { from: 100, to: 900 },
    subsets: [...latin, 'arabic'],
  },
  'Young Serif': {
    package: '@fontsource/young-serif',
    kind: 'serif',
    weights: [400],
    subsets: latin,
  },
} as const satisfies Readonly<Record<string, FontFamily>>

export type FamilyName = keyof typeof fontFamilies

export const familyNames = Object.keys(fontFamilies) as FamilyName[] // Object.keys knows its keys only as strings

export const isFamily = (name: string): name is FamilyName => Object.hasOwn(fontFamilies, name)

/** The weight that a family has for the one that is asked for: "500"; of several single ones the nearest. */
export const weightIn = (name: FamilyName, asked: number): number => {
  const { weights }: FontFamily = fontFamilies[name]
  if ('from' in weights) return Math.min(Math.max(asked, weights.from), weights.to)
  return weights.reduce((best, weight) =>
    Math.abs(weight - asked) < Math.abs(best - asked) ? weight : best,
  )
}

/** The path of a file of a family from the packages' folder. */
export const faceSource = (name: FamilyName, subset: FaceSubset, weight: number): string => {
  const { package: from, weights }: FontFamily = fontFamilies[name]
  return `${from}/files/${from.replace(/^.*\//, '')}-${subset}-${'from' in weights ? 'wght' : weight}-normal.woff2`
}
