import type { PlacedString } from '../../../../core/model/schema/gather.ts'
import { type Path, pointerOf } from '../../../../core/model/schema/path.ts'
import { figureKey } from '../../figures/factIndexes.ts'
import { typedFigures } from '../../figures/figuresIn.ts'
import { sameUnit } from '../../figures/sameUnit.ts'
import { names } from '../../figures/subjects.ts'
import { writingOfFile } from '../../figures/writingOfFile.ts'
import { msg } from '../../messages/msg.ts'
import { visibleStrings } from '../../texts/visibleStrings.ts'
import type { DocumentContext, FactIndexes } from '../../types/context.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** A string with its neighbours in the same item: a card's title names the subject of its text, what happens that of what it costs. */
const surroundings = (strings: readonly PlacedString[]): Map<Path | undefined, string> => {
  const texts = new Map<Path | undefined, string>()
  for (const { text, path } of strings) {
    if (typeof path?.key === 'string')
      texts.set(path.parent, `${texts.get(path.parent) ?? ''} ${text}`)
  }
  return texts
}

function* check(
  file: LintFile,
  context: DocumentContext,
  { byFigure }: FactIndexes,
): Iterable<Report> {
  const writing = writingOfFile(context, file)
  const strings = visibleStrings(file)
  let enclosing: Map<Path | undefined, string> | undefined
  for (const { text, path } of strings) {
    for (const figure of typedFigures(text, writing)) {
      const candidates = byFigure[figureKey(figure.kind, figure.digits)] ?? []
      if (candidates.length === 0) continue
      enclosing ??= surroundings(strings)
      const subjects = `${text} ${typeof path?.key === 'string' ? (enclosing.get(path.parent) ?? '') : ''}`
      const meant = candidates.find(
        (fact) => sameUnit(figure, fact.fact.value, writing) && names(subjects, fact.subject),
      )
      if (!meant) continue
      yield {
        file: file.path,
        pointer: pointerOf(path),
        index: figure.index,
        length: figure.length,
        message: msg('repeatsFact', {
          figure: text.slice(figure.index, figure.index + figure.length),
          fact: meant.name,
        }),
        suggestion: msg('useFact', { name: meant.name }),
      }
    }
  }
}

export const rule: Rule = {
  name: 'facts-repeated',
  severity: 'warning',
  perDocument: true,
  what: 'A text does not type a figure that is a fact of the subject it names; it refers to the fact.',
  why: 'When the figure changes, the typed one is forgotten.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'A repair takes 2–3 working days.',
    },
  ],
  good: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'A repair takes {{repair.time}}.',
    },
  ],
  *check(context) {
    const { factIndexes, files } = context
    if (!factIndexes?.hasFacts) return
    for (const file of files) yield* check(file, context, factIndexes)
  },
}
