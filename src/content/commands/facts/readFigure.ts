import type { FactValue } from '../../../core/document/facts.ts'
import type { Written } from '../../../core/model/figures/formFor.ts'
import { type Units, valueInLanguage } from '../../../core/model/site/editions/factsIn.ts'
import { figuresIn } from '../../lint/figures/figuresIn.ts'
import type { Ground } from '../Ground.ts'
import { factOf } from './valueOf.ts'
import { type FigureWriting, writingsOf } from './writingOf.ts'

/** Facts are kept in the words of the main language. */
const inMain = (value: FactValue, units: Units): FactValue =>
  valueInLanguage(
    value,
    Object.fromEntries(Object.entries(units).map(([main, own]) => [own, main])),
  )

/**
 * A figure as people type it, in whichever language of the site, as a fact: in the one that reads most of it, the main one before the others. Where no form
 * gives just these signs, `reads` is what will be read.
 */
export const readFigure = (
  ground: Ground,
  figure: string,
): Written & { readonly reads?: string } => {
  const writings = [...new Set([{ place: undefined }, ...ground.files].map(writingsOf(ground)))]
  const covered = ({ writing }: FigureWriting) => figuresIn(figure.trim(), writing)[0]?.length ?? 0
  const [best = writingsOf(ground)({ place: undefined })] = writings.toSorted(
    (a, b) => covered(b) - covered(a),
  )
  const { value, ...fact } = factOf(figure, best.writing)
  return { ...fact, value: writings.reduce((said, { units }) => inMain(said, units), value) }
}
