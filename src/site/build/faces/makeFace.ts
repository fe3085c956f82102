import {
  type FaceSubset,
  type FontFamily,
  fontFamilies,
} from '../../../core/document/fontFamilies.ts'
import type { Brought } from '../../../render/theme/brought.ts'
import { baseSigns } from './baseSigns.ts'

/** Scripts whose letters change by what stands beside them: what is kept is what their signs look like, not all that these could become. */
const isJoined = (subset: FaceSubset): boolean => subset === 'devanagari' || subset === 'arabic'

/** The glyphs of a font that signs are drawn with. */
const glyphsOf = async (sfnt: Uint8Array, signs: Iterable<string>): Promise<Set<number>> => {
  const { Blob, Buffer: Text, Face, Font, shape } = await import('harfbuzzjs')
  const font = new Font(new Face(new Blob(sfnt)))
  const glyphs = new Set<number>()
  const text = new Text()
  for (const sign of signs) {
    text.reset()
    text.addText(sign)
    text.guessSegmentProperties()
    shape(font, text)
    for (const { codepoint } of text.getGlyphInfos()) glyphs.add(codepoint) // a glyph's number, once it is shaped
  }
  return glyphs
}

const codesOf = (signs: Iterable<string>): Set<number> =>
  new Set([...signs].flatMap((sign) => [...sign].map((one) => one.codePointAt(0) ?? 0)))

/** Which of the signs a font has, in order. */
const hasSigns = async (sfnt: Uint8Array, signs: readonly string[]): Promise<boolean> => {
  const { Blob, Face } = await import('harfbuzzjs')
  const there = new Set(new Face(new Blob(sfnt)).collectUnicodes())
  return signs.some((sign) => there.has(sign.codePointAt(0) ?? 0))
}

/**
 * Makes the file of a face: cut down to the signs of a site and to one weight, packed as woff2, always the same bytes for the same signs. Empty where
 * the family has none of the rarer signs that are asked of it.
 */
export const makeFace = async (
  file: Brought,
  source: Buffer,
  used: readonly string[],
): Promise<Buffer> => {
  const [{ compress }, { subset }] = await Promise.all([
    import('woff2-encoder'),
    import('./subset.ts'),
  ])
  const { default: decompress } = await import('woff2-encoder/decompress')
  const sfnt = await decompress(source)
  if (file.subset === 'latin-ext' && !(await hasSigns(sfnt, used))) return Buffer.alloc(0)
  const signs = [...baseSigns[file.subset], ...used]
  const { weights }: FontFamily = fontFamilies[file.name]
  const cut = await subset(sfnt, {
    codes: codesOf(signs),
    ...(isJoined(file.subset) ? { glyphs: await glyphsOf(sfnt, signs) } : {}),
    weight: 'from' in weights ? file.weight : undefined,
  })
  return Buffer.from(await compress(cut))
}
