import { pluralGrouped, pluralWord } from '../../../core/text/plural.ts'
import { allTold, type Changes } from '../told.ts'

/** "12 changes in 5 documents". */
export const summaryOf = (changes: Changes): string => {
  const all = allTold(changes)
  if (all.length === 0) return 'Nothing has changed.'
  return `${pluralGrouped(all.length, 'change')} in ${pluralGrouped(new Set(all.map(({ file }) => file)).size, 'file')}.`
}

const countsOf = (followers: readonly { readonly file: string }[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { file } of followers) counts.set(file, (counts.get(file) ?? 0) + 1)
  return counts
}

/** "9 places in 7 files follow": what has changed only because something else has. */
export const followersOf = (followers: readonly { readonly file: string }[]): string =>
  `${pluralGrouped(followers.length, 'place')} in ${pluralGrouped(countsOf(followers).size, 'file')} ${pluralWord(followers.length, 'follows', 'follow')}`

/** The files of these, with how many places there are in each. */
export const filesOf = (followers: readonly { readonly file: string }[]): string =>
  [...countsOf(followers)]
    .map(([file, number]) => (number > 1 ? `${file} (${number})` : file))
    .join(', ')
