import type { Fact, FactValue } from '../../document/facts.ts'
import { formatFact } from '../../model/formatFact.ts'
import { reference } from '../../model/interpolate.ts'
import { pointerOf } from '../../model/path.ts'
import type { Context, LintFile } from '../context.ts'
import { type Figure, figuresIn } from '../figures/figuresIn.ts'
import { sameUnit } from '../figures/sameUnit.ts'
import type { Report, Rule } from '../rule.ts'
import { visibleStrings } from '../visibleStrings.ts'

type Measured = Extract<FactValue, { amount: number }>
type Known = { readonly name: string; readonly fact: Fact; readonly value: Measured; readonly phrase: string }
/** Facts by the last word of what they are called in texts: by their label, and by the words of their name. */
type Phrases = ReadonlyMap<string, readonly Known[]>

/** Words in small letters with one space between them, without signs. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** `gst.registrationThreshold` as people write it: "gst registration threshold". */
const nameWords = (name: string): string => plain(name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replace(/(\d)([A-Z])/g, '$1 $2'))

const labelWords = (label: string): string => plain(label).replace(/^(?:the|an?) /, '')

const lastWord = (phrase: string) => phrase.slice(phrase.lastIndexOf(' ') + 1)

/** What may stand between the name of a thing and its figure. */
const between =
  /(?: (?:is|are|was|were|be|will|of|about|around|at|from|only|just|currently|now|usually|takes?|costs?|comes?|to|up|inr|rs|that|ie|or|so|namely))+$/

const known = new WeakMap<NonNullable<Context['facts']>, Phrases>()

const phrasesOf = (facts: NonNullable<Context['facts']>): Phrases => {
  const before = known.get(facts)
  if (before) return before
  const phrases = new Map<string, Known[]>()
  known.set(facts, phrases)
  for (const [name, fact] of facts) {
    const { value } = fact
    if (!('amount' in value)) continue
    for (const phrase of new Set([labelWords(fact.label), nameWords(name)])) {
      const last = lastWord(phrase)
      phrases.set(last, [...(phrases.get(last) ?? []), { name, fact, value, phrase }])
    }
  }
  return phrases
}

/** The words of a figure's sentence before it; a fact that is written there stands in it by its name. */
const wordsBefore = (text: string, index: number): string => {
  const sentence = text
    .slice(0, index)
    .split(/[.!?;](?:\s|$)|\n/)
    .at(-1)
  return plain((sentence ?? '').replace(reference, (_, name: string) => nameWords(name)))
}

const kindOf = (value: Measured): Figure['kind'] => value.kind

/** Whether a figure says what a fact says, or a part of its range. */
const agrees = (figure: Figure, { amount, to = amount }: Measured): boolean => figure.amount >= amount && (figure.to ?? figure.amount) <= to

/** The fact that the words just before a figure name, if they name one. */
const namedBefore = (words: string, phrases: Phrases): readonly Known[] => {
  const bare = words.replace(between, '')
  const named = (phrases.get(lastWord(bare)) ?? []).filter(({ phrase }) => bare === phrase || bare.endsWith(` ${phrase}`))
  const longest = Math.max(0, ...named.map(({ phrase }) => phrase.length))
  return named.filter(({ phrase }) => phrase.length === longest)
}

function* check(file: LintFile, { site, writing }: Context, phrases: Phrases): Iterable<Report> {
  for (const { text, path } of visibleStrings(file)) {
    if (!/\d/.test(text)) continue
    const typed = text.replace(reference, (found) => ' '.repeat(found.length))
    for (const figure of figuresIn(typed)) {
      const named = namedBefore(wordsBefore(text, figure.index), phrases)
      const meant = named.filter(({ value }) => kindOf(value) === figure.kind && sameUnit(figure, value, site?.currency ?? ''))
      const [first] = meant
      if (!first || meant.some(({ value }) => agrees(figure, value))) continue
      yield {
        file: file.path,
        pointer: pointerOf(path),
        index: figure.index,
        length: figure.length,
        message: `"${text.slice(figure.index, figure.index + figure.length)}" contradicts the fact "${first.name}", which says ${formatFact(first.fact, writing)}.`,
        suggestion: `Write {{${first.name}}}, or correct the fact in pages/_facts.json.`,
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
  bad: [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'The fee for a repair is £50.' }],
  good: [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'The fee for a repair is {{repair.fee}}.' }],
  *check(context) {
    if (!context.facts?.size) return
    const phrases = phrasesOf(context.facts)
    for (const file of context.files) yield* check(file, context, phrases)
  },
}
