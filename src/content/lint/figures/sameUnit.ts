import type { FactValue } from '../../../core/document/facts.ts'
import type { Writing } from '../../../core/kit/Writing.ts'
import type { Figure } from './figuresIn.ts'
import { plainSigns } from './plainSigns.ts'

/** A counted word without what it ends in by number or case: of "days" and "day" the same is left. */
const stem = (word: string, endings: readonly string[]): string => {
  const end = endings.find((ending) => word.length > ending.length + 1 && word.endsWith(ending))
  return end === undefined ? word : word.slice(0, -end.length)
}

/** Whether a typed figure has the unit of a fact's value, both in one language: its currency, or the word that is counted. */
export const sameUnit = (
  figure: Figure,
  value: FactValue,
  { currency, language: { typed } }: Writing,
): boolean => {
  if (value.kind === 'money') return figure.unit === (value.currency ?? currency)
  if (value.kind !== 'number') return true
  const endings = (typed.endings ?? []).map(plainSigns)
  const stems = (text: string) =>
    plainSigns(text)
      .split(' ')
      .map((word) => stem(word, endings))
  const [words, counted] = [stems(value.unit ?? ''), stems(figure.unit)]
  return words.some((word) => word === counted[0])
}
