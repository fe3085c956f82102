import type { Lookup } from '../../../core/model/figures/interpolate.ts'
import type { ReadableText } from '../../../core/model/schema/readableIn.ts'
import { escapeMarkup } from '../../../core/model/text/inline.ts'
import { withoutSlash } from '../../../core/model/text/oldAddress.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { capitalsAlong } from './capitalsAlong.ts'
import { type Hit, hitsIn, hitsInText, type Match } from './Hit.ts'
import { type KeptWords, keptWords } from './keptWords.ts'
import { readableTexts } from './readableTexts.ts'
import { type Likeness, patternOf, wordsPattern } from './wordsPattern.ts'

/** The documents below an address, such as `/services/*`, or the one at it; all of them where none is named. Errors: `OperationError`. */
export const filesWithin = ({ files }: Ground, where: string | undefined): readonly KnownFile[] => {
  if (where === undefined) return files.filter(({ place }) => place !== undefined)
  const route = withoutSlash(`/${where.replace(/^\/+/, '')}`)
  const folder = route.endsWith('/*') ? route.slice(0, -1) : undefined
  const found = files.filter(
    ({ place, path }) =>
      place?.route === route ||
      path === where ||
      (folder !== undefined && place?.route?.startsWith(folder)),
  )
  return found.length > 0 ? found : refuse(say('noSuchPageOrFolder', { where }))
}

/** Where a text has some words as it is written, and what would stand there. */
const matchesOf = (
  words: string,
  to: string,
  likeness: Likeness,
): ((at: ReadableText) => Match[]) => {
  const [plain, marked] = [words, escapeMarkup(words)].map((written) =>
    wordsPattern(written, likeness),
  ) as [RegExp, RegExp] // of two, two
  return ({ text, isMarkup }) =>
    [...text.matchAll(isMarkup ? marked : plain)].map(({ index, 0: found }) => {
      const by = likeness === 'alike' ? capitalsAlong(found, words, to) : to
      return { index, length: found.length, to: isMarkup ? escapeMarkup(by) : by }
    })
}

/** Every place where people read some words that are written there. */
export const hitsOf = (
  ground: Ground,
  words: string,
  to: string,
  where: string | undefined,
  likeness: Likeness,
): Hit[] => hitsIn(ground, filesWithin(ground, where), matchesOf(words, to, likeness))

type Asked = {
  readonly to: string
  readonly likeness: Likeness
  readonly where?: string | undefined
  readonly shown: (file: KnownFile) => Lookup
}

/** Every place where visitors read some words, in its order: those that `hitsOf` finds, and those that are kept where they stand. */
export const wordsRead = (
  ground: Ground,
  words: string,
  { to, likeness, where, shown }: Asked,
): (Hit | KeptWords)[] => {
  const [find, read] = [matchesOf(words, to, likeness), patternOf(words, likeness)]
  return filesWithin(ground, where).flatMap((file) =>
    readableTexts(ground, file).flatMap((at) => {
      const hits = hitsInText(file, at, find)
      return [...hits, ...keptWords(file, at, hits, read, shown(file))]
    }),
  )
}
