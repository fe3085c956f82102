import type { Site } from '../../../core/kit/Site.ts'
import { formWords, rareFormWords } from '../../../core/locale/formWords.ts'
import { serviceWords } from '../../../core/locale/serviceWords.ts'

/** Those of the engine's words that the server says, in the language that a site is seen in. */
export const serverWords = ({
  words,
  writing,
}: Pick<Site, 'words' | 'writing'>): Record<string, string> => ({
  ...formWords(words, writing.language.punctuation, rareFormWords),
  ...serviceWords(words),
})
