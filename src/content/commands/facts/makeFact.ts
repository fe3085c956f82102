import type { Fact, FactValue } from '../../../core/document/facts.ts'
import { writeJson } from '../../../core/document/writeJson.ts'
import type { Edit } from '../../../core/edits/change.ts'
import type { Writing } from '../../../core/kit/Writing.ts'
import { formatFact } from '../../../core/model/figures/formatFact.ts'
import { formFor, type Written } from '../../../core/model/figures/formFor.ts'
import type { ReadableText } from '../../../core/model/schema/readableIn.ts'
import { valueInLanguage } from '../../../core/model/site/editions/factsIn.ts'
import { amountsOf, figureKey } from '../../lint/figures/factIndexes.ts'
import { type Figure, figuresIn } from '../../lint/figures/figuresIn.ts'
import { plainSigns } from '../../lint/figures/plainSigns.ts'
import type { Ground, Plan } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { placesOf } from '../names/tell.ts'
import {
  type Chosen,
  chosenHits,
  type Hit,
  hitsIn,
  type Match,
  tellHits,
  writeHits,
} from '../texts/Hit.ts'
import { refuseMissing } from '../texts/refuseMissing.ts'
import { filesWithin } from '../texts/wordsRead.ts'
import { refuseFactName } from './moveFact.ts'
import { readFigure } from './readFigure.ts'
import { writingOf, writingsOf } from './writingOf.ts'

/** A figure that shall be a fact, and what a fact says besides; `asOf` and `reviewBy` as year-month-day. */
export type NewFact = {
  readonly figure: string
  readonly name: string
  readonly label: string
  readonly source: string
  readonly asOf: string
  readonly reviewBy?: string | undefined
}

/** Whether a figure of a text is what a fact says. */
export const isSame = (
  value: FactValue,
  { currency }: Writing,
  { kind, digits, unit }: Figure,
): boolean => {
  if (
    value.kind !== kind ||
    !('amount' in value) ||
    figureKey(kind, amountsOf(value)) !== figureKey(kind, digits)
  )
    return false
  if (value.kind === 'money') return unit === (value.currency ?? currency)
  return (
    value.kind === 'percent' ||
    (value.kind === 'number' && plainSigns(value.unit ?? '').startsWith(unit))
  )
}

type Said = {
  readonly fact: Written
  readonly name: string
  readonly figure: string
  readonly writing: Writing
}

/** Where a text says the same as a fact, by its figure or by its very words, and how the fact is written there. */
const matchesIn = ({ text }: ReadableText, { fact, name, figure, writing }: Said): Match[] => {
  const literal: { index: number; length: number }[] = []
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + figure.length))
    literal.push({ index: at, length: figure.length })
  const isWhole = ({ index, length }: { index: number; length: number }) =>
    !/[\p{L}\p{N}]$|\p{Nd}[.,]$/u.test(text.slice(0, index)) &&
    !/^(?:[\p{L}\p{N}]|[.,]\p{Nd})/u.test(text.slice(index + length))
  const found = literal.filter(isWhole)
  const others = figuresIn(text, writing).filter(
    (one) =>
      isSame(fact.value, writing, one) &&
      !found.some(
        ({ index, length }) => one.index < index + length && index < one.index + one.length,
      ),
  )
  return [...found, ...others]
    .sort((a, b) => a.index - b.index)
    .map(({ index, length }) => {
      const form = formFor(fact, writing, text.slice(index, index + length))
      return { index, length, to: `{{${name}${form ? ` | ${form}` : ''}}}` }
    })
}

/** The places that say the figure, each with the reference that would stand there. */
export const hitsOfFigure = (
  ground: Ground,
  fact: Written,
  { name, figure }: Pick<NewFact, 'name' | 'figure'>,
  where: string | undefined,
): Hit[] => {
  const writings = writingsOf(ground)
  const files = filesWithin(ground, where).filter(({ place }) => place?.kind !== 'facts')
  return hitsIn(ground, files, (at, file) => {
    const { writing, units } = writings(file)
    return matchesIn(at, {
      fact: { ...fact, value: valueInLanguage(fact.value, units) },
      name,
      figure,
      writing,
    })
  })
}

const schemaPath = '../schema/facts.schema.json'

const factEdit = ({ files }: Ground, name: string, fact: Fact): Edit => {
  const there = files.find(({ place }) => place?.kind === 'facts')
  if (there) return { kind: 'set', file: there.path, pointer: `/facts/${name}`, value: fact }
  return {
    kind: 'create',
    file: 'pages/_facts.json',
    content: `${writeJson({ $schema: schemaPath, facts: { [name]: fact } })}\n`,
  }
}

/** Makes a figure that texts say a fact, which the chosen of them then show; the others are left as they are. Without a choice the plan only tells them. */
export const makeFact = (
  ground: Ground,
  asked: NewFact,
  where: string | undefined,
  chosen: Chosen | undefined,
): Plan => {
  const { name, figure, label, source, asOf, reviewBy } = asked
  refuseFactName(ground, name)
  const { reads, ...written } = readFigure(ground, figure)
  const fact: Fact = {
    label,
    value: written.value,
    ...(written.written ? { written: written.written } : {}),
    source,
    asOf,
    ...(reviewBy ? { reviewBy } : {}),
  }
  const hits = hitsOfFigure(ground, written, asked, where)
  if (hits.length === 0) return refuseMissing(ground, figure, where)
  const done = chosen === undefined ? [] : chosenHits(hits, chosen)
  const texts = writeHits(done)
  return {
    change: {
      label: `Make “${figure}” one figure: ${label}`,
      edits: done.length > 0 ? [factEdit(ground, name, fact), ...texts] : [],
    },
    messages: [
      say('factMade', {
        name,
        label,
        value: formatFact(written, writingOf(ground)),
        source,
        asOf,
      }),
      ...(reads === undefined ? [] : [say('figureReads', { reads, figure })]),
      ...tellHits(hits, chosen),
      ...(done.length > 0
        ? [say('factShown', { places: placesOf(texts) })]
        : [say('chooseHitsOfFigure')]),
    ],
  }
}
