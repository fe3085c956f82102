import { formatFact } from '../../../core/model/figures/formatFact.ts'
import type { Written } from '../../../core/model/figures/formFor.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import type { FoundText } from '../texts/FoundText.ts'
import { foundText } from '../texts/foundTexts.ts'
import { shownBy } from '../texts/shownBy.ts'
import { hitsOfFigure } from './makeFact.ts'
import { readFigure } from './readFigure.ts'
import { writingOf } from './writingOf.ts'

/** A figure as a fact would hold it, how pages would read it then, and where they say it now. */
export type FoundFigures = {
  readonly fact: Written
  readonly reads: string
  readonly hits: readonly FoundText[]
}

/** Reads a figure as people write it, and finds each place that says it, however it is written there. Errors: `OperationError` where there is none. */
export const foundFigures = (ground: Ground, figure: string, name: string): FoundFigures => {
  if (figure.trim() === '') return refuse(say('figureMissing'))
  const { reads: _, ...fact } = readFigure(ground, figure)
  const hits = hitsOfFigure(ground, fact, { name, figure }, undefined)
  const shown = shownBy(ground)
  return {
    fact,
    reads: formatFact(fact, writingOf(ground)),
    hits: hits.map((hit, index) => foundText(hit, index + 1, shown(hit.file))),
  }
}
