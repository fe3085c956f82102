import { clientFolder } from '../../core/document/addresses.ts'
import { type FamilyName, fontFamilies, isFamily } from '../../core/document/fontFamilies.ts'
import type { SiteDocument } from '../../core/document/site.ts'
import type { Site } from '../../core/kit/Site.ts'
import { type Brought, broughtIn, type Face, familiesIn, type Role } from './brought.ts'
import metrics from './faceMetrics.json'
import { familiesOf, safeName } from './families.ts'

type MadeFaces = Site['faces']
type SetIn = {
  readonly settings: Pick<SiteDocument, 'theme' | 'language'>
  readonly faces?: MadeFaces
}

const quoted = (name: string): string => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)
const percent = (value: number): number => Number((value * 100).toFixed(1))

/** What of `latin-ext` is wanted where nobody has counted signs; on pages in another script, what Latin is for. */
const wide = {
  'latin-ext': 'U+100-2BA,U+2BD-2C5,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F',
  latin: 'U+21-2FF,U+2010-20CF',
} as const

const rangeOf = (signs: string): string =>
  [...signs].map((sign) => `U+${sign.codePointAt(0)?.toString(16)}`).join(',')

/** Whose place a device's font takes until a face is there, and how wide its letters are. Source: Liberation Sans and Serif, which are made to have their widths. */
const standIn = {
  sans: {
    regular: { local: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.4422 },
    bold: { local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], width: 0.4743 },
  },
  serif: {
    regular: { local: ['Times New Roman', 'Liberation Serif'], width: 0.4 },
    bold: { local: ['Times New Roman Bold', 'Liberation Serif Bold'], width: 0.4231 },
  },
} as const

type Fallback = {
  readonly local: readonly string[]
  readonly sizeAdjust: number
  readonly ascent?: number | undefined
  readonly descent?: number | undefined
}

const override = (key: string, value: number | undefined): string =>
  value === undefined ? '' : `;${key}-override:${value}%`

const fallbackCss = (
  name: string,
  weight: string,
  { local, sizeAdjust, ascent, descent }: Fallback,
): string => {
  const src = local.map((font) => `local("${safeName(font)}")`).join(',')
  return `@font-face{font-family:"${name} fallback";src:${src};font-weight:${weight};size-adjust:${sizeAdjust}%${override('ascent', ascent)}${override('descent', descent)};line-gap-override:0%}`
}

/** The device's font that takes as much room as a family of the collection in a weight; `kind` is that of the letters beside it, where it is another. */
const familyFallback = (
  name: FamilyName,
  weight: number,
  kind: keyof typeof standIn = fontFamilies[name].kind,
): Fallback => {
  const {
    ascent,
    descent,
    widths,
  }: { ascent: number; descent: number; widths: Readonly<Record<string, number>> } = metrics[name]
  const near = Object.keys(widths).reduce((best, key) =>
    Math.abs(Number(key) - weight) < Math.abs(Number(best) - weight) ? key : best,
  )
  const { local, width } = standIn[kind][weight >= 600 ? 'bold' : 'regular']
  const size = (widths[near] ?? width) / width
  return {
    local,
    sizeAdjust: percent(size),
    ascent: percent(ascent / size),
    descent: percent(descent / size),
  }
}

/** Latin words and figures on pages in another script are as plain as those of the site's other pages: with a face without serifs they have none. */
const latinKind = (face: Face, beside: FamilyName): keyof typeof standIn => {
  const names = [...familiesOf(face).slice(0, 1), beside]
  return names.some((name) => isFamily(name) && fontFamilies[name].kind === 'sans')
    ? 'sans'
    : 'serif'
}

const ownFallback = ({ fallback }: Face): Fallback | undefined =>
  fallback && { ...fallback, local: fallback.local.split(',') }

/** The rule of a face's file, which is used only if it is there before the first paint (`font-display: optional`), so that nothing ever moves. */
const fileCss = (name: string, src: string, weight: string, more = ''): string =>
  `@font-face{font-family:"${name}";src:url(${src});font-weight:${weight}${more};font-display:optional}`

const addressOf = ({ key }: Brought, made: MadeFaces): string | undefined =>
  made ? made.get(key)?.address : `${clientFolder}${key}.woff2`

const rangeCss = ({ key, subset, name }: Brought, made: MadeFaces, isForeign: boolean): string => {
  const signs = made?.get(key)?.signs
  const { scale } = fontFamilies[name] as { scale?: number } // some have none
  const range =
    subset === 'latin-ext'
      ? signs
        ? rangeOf(signs)
        : wide[subset]
      : subset === 'latin' && isForeign
        ? wide[subset]
        : ''
  return (
    (range && `;unicode-range:${range}`) +
    (subset !== 'latin' && subset !== 'latin-ext' && scale ? `;size-adjust:${scale}%` : '')
  )
}

/** It is said to have the weight that is asked for, whatever the family has nearest to it, so that no browser makes it bolder. */
const broughtCss = (
  file: Brought,
  weight: number,
  { made, isForeign }: { made: MadeFaces; isForeign: boolean },
): string => {
  const address = addressOf(file, made)
  return address === undefined
    ? ''
    : fileCss(file.as, address, String(weight), rangeCss(file, made, isForeign))
}

const roleCss = (
  { face, weight }: Role,
  files: readonly Brought[],
  { made, isForeign }: { made: MadeFaces; isForeign: boolean },
): string => {
  const name = familiesOf(face)[0] ?? ''
  const own = face.src && !isForeign ? fileCss(name, face.src, face.weight ?? '400') : ''
  const [first] = familiesIn(face)
  const inForeign = isForeign ? files[0]?.name : undefined // figures stand beside letters of this family
  const family = first === name ? familyFallback(first, weight) : undefined
  const fallback = inForeign
    ? familyFallback(inForeign, files[0]?.weight ?? weight, latinKind(face, inForeign))
    : (ownFallback(face) ?? family)
  const stands = face.src || first !== name ? (face.weight ?? '400') : String(weight)
  return (
    own +
    files.map((file) => broughtCss(file, weight, { made, isForeign })).join('') +
    (fallback ? fallbackCss(name, stands, fallback) : '')
  )
}

/**
 * The `@font-face` rules of the pages in the site's language: of each face its file, of its own or of the collection, and the device's font scaled to the same
 * metrics. On pages in another script the files of the family for it take the face's own name, so that nothing else need know of them.
 */
export const faceRules = ({ settings, faces }: SetIn): string => {
  const rules = broughtIn(settings.theme, settings.language).map(({ role, files, isForeign }) =>
    roleCss(role, files, { made: faces, isForeign }),
  )
  return [...new Set(rules)].join('')
}

/** The families of the device that stand in for a face: the scaled one first. Those that the collection brings for other scripts are no names of the device. */
const standIns = (face: Face): string[] => {
  const [first = '', ...rest] = familiesOf(face)
  const families = familiesIn(face)
  const others = rest.filter((name) => !families.some((other) => other === name))
  const fallback =
    others.length > 0 || families.length === 0
      ? []
      : fontFamilies[families[0] ?? 'Besley'].kind === 'serif'
        ? ['Georgia', 'serif']
        : ['system-ui', 'sans-serif']
  return [
    ...(face.fallback || families[0] === first ? [`${first} fallback`] : []),
    ...others,
    ...fallback,
  ]
}

/** The value of `font-family` for a face: its own family, then the device's. */
export const familyCss = (face: Face | undefined, fallback: string): string =>
  face ? [familiesOf(face)[0] ?? '', ...standIns(face)].map(quoted).join(',') : fallback

/** The same without the face's own file; undefined where it has none. */
export const deviceFamilyCss = (face: Face | undefined, fallback: string): string | undefined =>
  face === undefined || (face.src === undefined && familiesIn(face).length === 0)
    ? undefined
    : standIns(face).map(quoted).join(',') || fallback

const order = ['text', 'heading', 'strong'] as const

/** The font files that the first view of pages in the site's language needs, in the order of their use. */
export const faceFiles = ({ settings, faces }: SetIn): string[] => {
  const all = broughtIn(settings.theme, settings.language)
  const ofRole = ({ role, files, isForeign }: (typeof all)[number]) => [
    ...(role.face.src && !isForeign ? [role.face.src] : []),
    ...files
      .filter(({ subset }) => subset !== 'latin-ext' && !(isForeign && subset === 'latin'))
      .flatMap((file) => addressOf(file, faces) ?? []),
  ]
  return [
    ...new Set(
      order.flatMap((part) => all.filter(({ role }) => role.part === part).flatMap(ofRole)),
    ),
  ]
}
