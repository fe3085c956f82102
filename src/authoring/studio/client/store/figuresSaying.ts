import { isFoundIn } from '../../../../core/document/matchesQuery.ts'
import { asTyped } from '../../../../core/document/sameSigns.ts'
import { plural } from '../../../../core/text/plural.ts'
import type { Names } from '../../protocol/requests.ts'
import { factIn, isKindMeant } from './listedFacts.ts'

type Figure = Pick<Names['facts'][number], 'name' | 'label' | 'text' | 'uses'>

const plain = (text: string) => asTyped(text).replace(/\s+/g, ' ').trim()

/** The figures that say some words as pages show them; of a number all of it, so that "500" finds no 1,500. Pure. */
export const figuresSaying = <Fact extends Figure>(
  facts: readonly Fact[],
  words: string,
): readonly Fact[] => {
  const asked = plain(words)
  if (!/\p{L}|\p{N}/u.test(asked)) return []
  return facts.filter(({ text }) => {
    const said = plain(text)
    for (let at = said.indexOf(asked); at >= 0; at = said.indexOf(asked, at + 1)) {
      const isWhole =
        !(/^\d/.test(asked) && /\d[.,]?$/.test(said.slice(0, at))) &&
        !(/\d$/.test(asked) && /^[.,]?\d/.test(said.slice(at + asked.length)))
      if (isWhole) return true
    }
    return false
  })
}

/** The figures that some words may mean: those that say them, those that are called so, and all of a kind that is: "fee". Pure. */
export const figuresMeant = <Known extends Figure>(
  facts: readonly Known[],
  document: unknown,
  words: string,
): readonly Known[] => {
  const saying = figuresSaying(facts, words)
  if (words.trim().length < 2) return saying
  const called = facts.filter(({ name, label }) =>
    isFoundIn(words, [label, name], (word) => isKindMeant(factIn(document, name), word)),
  )
  return [...saying, ...called.filter((fact) => !saying.includes(fact))]
}

/** How many pages show a figure, in words. */
export const pagesInWords = (count: number): string =>
  count === 0 ? 'on no page' : plural(count, 'page')
