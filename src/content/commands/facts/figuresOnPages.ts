import type { Fact } from '../../../core/document/facts.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { childOf, keysOf } from '../../../core/model/schema/path.ts'
import type { ReadableText } from '../../../core/model/schema/readableIn.ts'
import { figureKey } from '../../lint/figures/factIndexes.ts'
import { type Figure, typedFigures } from '../../lint/figures/figuresIn.ts'
import type { Ground } from '../Ground.ts'
import { callOf } from '../names/callOf.ts'
import type { FoundText } from '../texts/FoundText.ts'
import { foundText } from '../texts/foundTexts.ts'
import { type Hit, hitsIn } from '../texts/Hit.ts'
import { shownBy } from '../texts/shownBy.ts'
import { isSame } from './makeFact.ts'
import { type FigureWriting, writingsOf } from './writingOf.ts'

/** A fee or rate that several pages type: as the first of them writes it, what it seems to be, on how many pages, and each place. */
export type FigureOnPages = {
  readonly figure: string
  readonly label: string
  readonly pages: number
  readonly hits: readonly FoundText[]
}

const limit = 40

/** What a text is about: the row or the entry of a list around it by its own words. Headings of blocks and pages say too little of one figure among their words. */
const subjectOf = ({ file, at }: Hit): string => {
  const keys = keysOf(at.pointer)
  const around: unknown[] = [file.value]
  for (const key of keys.slice(0, -1)) around.push(childOf(around.at(-1), key))
  const entries = around.filter(
    (value, index) =>
      index > 2 && Array.isArray(around[index - 1]) && (isObject(value) || Array.isArray(value)),
  )
  const calls = entries.reverse().map((entry) => callOf(entry))
  return (
    calls.find((call) => call !== undefined && call !== callOf(at.text) && !/[{}…]/.test(call)) ??
    ''
  )
}

const keyOf = (
  { file, at, index, length }: Hit,
  writings: ReturnType<typeof writingsOf>,
): string => {
  const [figure] = typedFigures(at.text.slice(index, index + length), writings(file).writing)
  return figure ? `${figureKey(figure.kind, figure.digits)} ${figure.unit}` : ''
}

/**
 * The amounts of money and percentages that texts of two or more pages type, most said first: each could stand once, as a fact. What a fact says already is left out, and
 * so are numbers of anything else: too many of them are the same by chance. Pure.
 */
export const figuresOnPages = (ground: Ground): FigureOnPages[] => {
  const writings = writingsOf(ground)
  const files = ground.files.filter(({ place }) => place?.route !== undefined)
  const known = Object.values(
    (ground.files.find(({ place }) => place?.kind === 'facts')?.sound?.['facts'] ?? {}) as Record<
      string,
      Fact
    >,
  ) // it follows its schema
  const isOffered = (figure: Figure, { writing }: FigureWriting) =>
    figure.kind !== 'number' && !known.some(({ value }) => isSame(value, writing, figure))
  const find = ({ text }: ReadableText, file: Hit['file']) =>
    typedFigures(text, writings(file).writing).flatMap((figure) =>
      isOffered(figure, writings(file))
        ? [{ index: figure.index, length: figure.length, to: '' }]
        : [],
    )
  const byFigure = new Map<string, Hit[]>()
  for (const hit of hitsIn(ground, files, find)) {
    const key = keyOf(hit, writings)
    const hits = byFigure.get(key)
    if (hits) hits.push(hit)
    else byFigure.set(key, [hit])
  }
  const shown = shownBy(ground)
  return [...byFigure.values()]
    .map((hits) => ({ hits, pages: new Set(hits.map(({ file }) => file.path)).size }))
    .filter(({ pages }) => pages > 1)
    .sort((a, b) => b.pages - a.pages || b.hits.length - a.hits.length)
    .slice(0, limit)
    .map(({ hits, pages }) => {
      const texts = hits.map((hit, index) => foundText(hit, index + 1, shown(hit.file)))
      return {
        figure: texts[0]?.found ?? '',
        label: hits.map(subjectOf).find((subject) => subject !== '') ?? '',
        pages,
        hits: texts,
      }
    })
}
