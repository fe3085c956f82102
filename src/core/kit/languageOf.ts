import { memoize } from '../document/memoize.ts'
import type { Language } from '../locale/Language.ts'
import type { Kit } from './Kit.ts'

/** The tag that the kit has for a language given as `hi`, `hi-IN` or `en-US-x`: the longest that it begins with; undefined where it has none. */
export const languageTag = (
  { languages }: Pick<Kit, 'languages'>,
  tag: string,
): string | undefined => {
  const parts = tag.split('-')
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join('-'))
    .find((name) => Object.hasOwn(languages, name))
}

/** How figures are written if the engine doesn't speak their language: without words, and without the endings of ranks. */
const withoutWords = ({ ordinalDate: _, alwaysPer: __, ...figures }: Language['figures']) => ({
  ...figures,
  rangeInWords: figures.range,
  each: '{amount}/{unit}',
  per: '{amount}/{unit}',
  ordinal: '{number}',
  monthDay: '{number}',
})

/** The kit's first language, as far as it is said in the midst of another one. Made once for each. */
export const unspoken = memoize(
  (first: Language): Language => ({ ...first, figures: withoutWords(first.figures) }),
)

/** How the engine speaks a language, given by its tag: as the kit's first where it has no other, but for figures. */
export const languageOf = (kit: Pick<Kit, 'languages'>, tag: string): Language => {
  const own = languageTag(kit, tag)
  const [first] = Object.values(kit.languages)
  if (!first) throw new Error('The kit has no language.')
  return (own === undefined ? undefined : kit.languages[own]) ?? unspoken(first)
}
