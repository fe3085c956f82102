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

/** How the engine speaks a language, given by its tag: as the kit's first where it has no other. */
export const languageOf = (kit: Pick<Kit, 'languages'>, tag: string): Language => {
  const own = languageTag(kit, tag)
  const language = own === undefined ? Object.values(kit.languages)[0] : kit.languages[own]
  if (!language) throw new Error('The kit has no language.')
  return language
}
