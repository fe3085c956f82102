import { allTold, type Changes } from '../told.ts'

const count = (number: number, one: string, many = `${one}s`) => `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/** "12 changes in 5 documents". */
export const summaryOf = (changes: Changes): string => {
  const all = allTold(changes)
  if (all.length === 0) return 'Nothing has changed.'
  return `${count(all.length, 'change')} in ${count(new Set(all.map(({ file }) => file)).size, 'file')}.`
}

/** What stands above what only follows another change. */
export const followersOf = (followers: readonly { readonly file: string }[]): string =>
  `${count(followers.length, 'place')} in ${count(new Set(followers.map(({ file }) => file)).size, 'file')} ${followers.length === 1 ? 'follows' : 'follow'}`
