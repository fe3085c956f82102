import { numberText, plainDecimal } from '../../../core/document/exactNumbers.ts'
import type { Fact } from '../../../core/document/facts.ts'
import type { TypedFigures } from '../../../core/locale/Language.ts'
import { firmWords } from '../../../core/model/figures/interpolate.ts'
import type {
  CalledFact,
  FactIndexes,
  FigureFact,
  Measured,
  SharedContext,
} from '../types/context.ts'
import type { Figure } from './figuresIn.ts'
import { lastWord, nameWords, plainWords } from './phrases.ts'
import { subjectWords } from './subjects.ts'

type Amounts = Figure['digits']

/** What a figure says without its unit, as a key. Amounts are decimal texts: large ones differ in digits that a float doesn't hold. */
export const figureKey = (kind: string, { amount, to }: Amounts): string =>
  `${kind} ${plainDecimal(amount)} ${to === undefined ? '' : plainDecimal(to)}`

/** Both ends of a fact's value as decimal texts. */
export const amountsOf = (value: Measured): Amounts => ({
  amount: numberText(value, 'amount') ?? '',
  ...(value.to === undefined ? {} : { to: numberText(value, 'to') ?? '' }),
})

const record = <T>(): Record<string, T> => Object.create(null) as Record<string, T> // an empty one is of any type

const append = <T>(lists: Record<string, T[]>, key: string, entry: T): void => {
  const list = lists[key]
  if (list) list.push(entry)
  else lists[key] = [entry]
}

const namesIn = ({ factsFile, site }: SharedContext): FactIndexes['names'] => {
  const names = record<true>()
  const all = Object.keys((factsFile?.value?.['facts'] as object | undefined) ?? {}) // facts can be read, so this is an object
  for (const name of [...all, ...(site ? Object.keys(firmWords(site)) : [])]) names[name] = true
  return names
}

const byFigure = (facts: ReadonlyMap<string, Fact>): FactIndexes['byFigure'] => {
  const found = record<FigureFact[]>()
  for (const [name, fact] of facts) {
    const { value } = fact
    if (value.kind === 'words' || value.kind === 'date') continue
    append(found, figureKey(value.kind, amountsOf(value)), {
      name,
      subject: subjectWords(name),
      fact,
    })
  }
  return found
}

/** What a label calls a fact, without the article that its language has. */
const labelWords = (label: string, { articles = [] }: TypedFigures): string => {
  const words = plainWords(label)
  const article = articles.find((one) => words.startsWith(`${one} `))
  return article === undefined ? words : words.slice(article.length + 1)
}

const byLastWord = (
  facts: ReadonlyMap<string, Fact>,
  typed: TypedFigures,
): FactIndexes['byLastWord'] => {
  const found = record<CalledFact[]>()
  for (const [name, fact] of facts) {
    const { value } = fact
    if (!('amount' in value)) continue
    for (const phrase of new Set([labelWords(fact.label, typed), nameWords(name)])) {
      append(found, lastWord(phrase), { name, fact, value, phrase })
    }
  }
  return found
}

/** The indexes of a site's facts; undefined where they cannot be read. */
export const factIndexesOf = (shared: SharedContext): FactIndexes | undefined => {
  const { facts } = shared
  if (!facts) return undefined
  let names: FactIndexes['names'] | undefined
  let figures: FactIndexes['byFigure'] | undefined
  let words: FactIndexes['byLastWord'] | undefined
  return {
    hasFacts: facts.size > 0,
    get names() {
      names ??= namesIn(shared)
      return names
    },
    get byFigure() {
      figures ??= byFigure(facts)
      return figures
    },
    get byLastWord() {
      words ??= byLastWord(facts, shared.writing.language.typed)
      return words
    },
  }
}
