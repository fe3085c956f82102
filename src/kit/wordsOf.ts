import type { Words } from '../document/words.ts'
import type { Kit } from './Kit.ts'

/** The engine's words in a language, given as `en` or `en-IN`; those of the kit's first language where it has no other. */
export const wordsOf = ({ languages }: Pick<Kit, 'languages'>, language: string): Words => {
  const own = [language, language.split('-')[0] ?? ''].find((name) => Object.hasOwn(languages, name))
  const words = own === undefined ? Object.values(languages)[0] : languages[own]
  if (!words) throw new Error('The kit has no language.')
  return words
}
