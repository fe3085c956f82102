import { memoize } from '../../../../core/document/memoize.ts'
import type { Writing } from '../../../../core/kit/Writing.ts'
import type { Language } from '../../../../core/locale/Language.ts'
import { formatFact } from '../../../../core/model/figures/formatFact.ts'
import { reference } from '../../../../core/model/figures/interpolate.ts'
import { pointerOf } from '../../../../core/model/schema/path.ts'
import { valueInLanguage } from '../../../../core/model/site/editions/factsIn.ts'
import { type Figure, typedFigures } from '../../figures/figuresIn.ts'
import { lastWord, nameWords, plainWords } from '../../figures/phrases.ts'
import { sameUnit } from '../../figures/sameUnit.ts'
import { unitsOfFile, writingOfFile } from '../../figures/writingOfFile.ts'
import { msg } from '../../messages/msg.ts'
import { visibleStrings } from '../../texts/visibleStrings.ts'
import type { CalledFact, DocumentContext, FactIndexes } from '../../types/context.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

type Measured = CalledFact['value']

/** What may stand between the name of a thing and its figure. */
const betweenIn = memoize(
  ({ typed }: Language): RegExp =>
    new RegExp(`(?: (?:${plainWords(typed.between).replaceAll(' ', '|')}))+$`),
)

/** The words of a figure's sentence before it; a fact that is written there stands in it by its name. */
const wordsBefore = (text: string, index: number): string => {
  const sentence = text
    .slice(0, index)
    .split(/[.!?;।۔؟](?:\s|$)|\n/)
    .at(-1)
  return plainWords((sentence ?? '').replace(reference, (_, name: string) => nameWords(name)))
}

const kindOf = (value: Measured): Figure['kind'] => value.kind

/** Whether a figure says what a fact says, or a part of its range. */
const agrees = (figure: Figure, { amount, to = amount }: Measured): boolean =>
  figure.amount >= amount && (figure.to ?? figure.amount) <= to

/** The fact that the words just before a figure name, if they name one. */
const namedBefore = (
  words: string,
  { language }: Writing,
  byLastWord: FactIndexes['byLastWord'],
): readonly CalledFact[] => {
  const bare = words.replace(betweenIn(language), '')
  const named = (byLastWord[lastWord(bare)] ?? []).filter(
    ({ phrase }) => bare === phrase || bare.endsWith(` ${phrase}`),
  )
  const longest = Math.max(0, ...named.map(({ phrase }) => phrase.length))
  return named.filter(({ phrase }) => phrase.length === longest)
}

function* check(
  file: LintFile,
  context: DocumentContext,
  { byLastWord }: FactIndexes,
): Iterable<Report> {
  const writing = writingOfFile(context, file)
  const units = unitsOfFile(context, file)
  for (const { text, path } of visibleStrings(file)) {
    for (const figure of typedFigures(text, writing)) {
      const named = namedBefore(wordsBefore(text, figure.index), writing, byLastWord)
      const meant = named.filter(
        ({ value }) =>
          kindOf(value) === figure.kind && sameUnit(figure, valueInLanguage(value, units), writing),
      )
      const [first] = meant
      if (!first || meant.some(({ value }) => agrees(figure, value))) continue
      yield {
        file: file.path,
        pointer: pointerOf(path),
        index: figure.index,
        length: figure.length,
        message: msg('contradictsFact', {
          figure: text.slice(figure.index, figure.index + figure.length),
          fact: first.name,
          says: formatFact(first.fact, context.writing),
        }),
        suggestion: msg('useFactOrCorrect', { name: first.name }),
      }
    }
  }
}

export const rule: Rule = {
  name: 'facts-contradicted',
  severity: 'warning',
  perDocument: true,
  what: 'A figure after the label of a fact, its name in words or the fact itself is the one that the fact has.',
  why: 'Of two figures for one thing, a reader believes neither.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'The fee for a repair is £50.',
    },
  ],
  good: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'The fee for a repair is {{repair.fee}}.',
    },
  ],
  *check(context) {
    const { factIndexes, files } = context
    if (!factIndexes?.hasFacts) return
    for (const file of files) yield* check(file, context, factIndexes)
  },
}
