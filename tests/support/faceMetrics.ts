import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import {
  type FamilyName,
  type FontFamily,
  faceSource,
  familyNames,
  fontFamilies,
} from '../../src/core/document/fontFamilies.ts'

/** English in which letters stand about as often as they usually do. */
const sample =
  'Every page of a site says what a firm does, for whom, and what it costs. People come with a question, read a few lines on a small screen while they wait for a bus, and leave again; so the first words matter most. We keep 3 rooms in 12 Harbour Road, open from 9 to 17, and answer letters within two days. Bring the papers that you have: quite often just one of them is enough to begin.'

const rounded = (value: number) => Number(value.toFixed(4))

const weightsOf = ({ weights }: FontFamily): readonly number[] =>
  'from' in weights
    ? [300, 400, 500, 600, 700, 800, 900].filter(
        (weight) => weight >= weights.from && weight <= weights.to,
      )
    : weights

/** The width of a sign of the sample on average, and how far the face goes up and down, in its own size. */
const measure = (sfnt: Uint8Array, weight?: number) => {
  const face = new Face(new Blob(sfnt))
  const font = new Font(face)
  font.setScale(10_000, 10_000)
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)])
  const text = new Text()
  text.addText(sample)
  text.guessSegmentProperties()
  shape(font, text)
  const width = text.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  const { ascender, descender } = font.hExtents()
  return {
    width: rounded(width / sample.length / 10_000),
    ascent: rounded(ascender / 10_000),
    descent: rounded(-descender / 10_000),
  }
}

const metricsOf = async (name: FamilyName) => {
  const family: FontFamily = fontFamilies[name]
  const widths: Record<string, number> = {}
  let height = { ascent: 0, descent: 0 }
  for (const weight of weightsOf(family)) {
    const sfnt = await decompress(
      readFileSync(join('node_modules', faceSource(name, 'latin', weight))),
    )
    const { width, ...rest } = measure(sfnt, 'from' in family.weights ? weight : undefined)
    widths[weight] = width
    height = rest
  }
  return { ...height, widths }
}

/** What `src/render/theme/faceMetrics.json` says of the families of the collection, measured from their files. */
export const measuredFaces = async () =>
  Object.fromEntries(
    await Promise.all(familyNames.map(async (name) => [name, await metricsOf(name)] as const)),
  )
