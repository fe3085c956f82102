import type { Theme } from '../document/site.ts'

type Face = NonNullable<Theme['headingFace']>

const unquoted = (name: string): string => name.trim().replace(/^["']|["']$/g, '')
const familiesOf = ({ family }: Face): string[] => family.split(',').map(unquoted)
const quoted = (name: string): string => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)
const override = (key: string, value: number | undefined): string => (value === undefined ? '' : `;${key}-override:${value}%`)

/** Keeps names from leaving their string or their declaration. */
const safe = (name: string): string => name.replace(/[^\w\s.-]/g, '')

/**
 * The `@font-face` rules of a face: its file, which is used only if it is there before the first paint
 * (`font-display: optional`), and the device's font scaled to the same metrics, so that nothing ever moves.
 */
export const faceCss = (face: Face): string => {
  const name = safe(familiesOf(face)[0] ?? '')
  const weight = face.weight ?? '400'
  const loaded = face.src ? `@font-face{font-family:"${name}";src:url(${face.src});font-weight:${weight};font-display:optional}` : ''
  const { fallback } = face
  if (!fallback) return loaded
  const local = fallback.local
    .split(',')
    .map((font) => `local("${safe(unquoted(font))}")`)
    .join(',')
  return `${loaded}@font-face{font-family:"${name} fallback";src:${local};font-weight:${weight};size-adjust:${fallback.sizeAdjust}%${override('ascent', fallback.ascent)}${override('descent', fallback.descent)};line-gap-override:0%}`
}

/** The families of the device that stand in for a face: the scaled one first. */
const standIns = (face: Face): string[] => {
  const [first = '', ...rest] = familiesOf(face).map(safe)
  return [...(face.fallback ? [`${first} fallback`] : []), ...rest]
}

/** The value of `font-family` for a face: its own family, then the device's. */
export const familyCss = (face: Face | undefined, usual: string): string =>
  face ? [safe(familiesOf(face)[0] ?? ''), ...standIns(face)].map(quoted).join(',') : usual

/** The same without the face's own file; undefined where it has none. */
export const deviceFamilyCss = (face: Face | undefined, usual: string): string | undefined =>
  face?.src === undefined ? undefined : standIns(face).map(quoted).join(',') || usual

/** The font files that the first view of every page needs, in the order of their use. */
export const faceFiles = ({ headingFace, textFace, strongFace }: Theme): string[] => [
  ...new Set([textFace, headingFace, strongFace].flatMap((face) => face?.src ?? [])),
]
