import { signName } from './signName.ts'

/** A sign that is not what it seems, with what is seen in its place; `isHere`: in the word that was written, not in the one that is meant. */
export type StrangeSign = { readonly sign: string; readonly seen: string; readonly isHere: boolean }

/** A sign that is not what it seems, as a sentence after another one; nothing where there is none. */
export const signInWords = (strange: StrangeSign | undefined): string => {
  if (!strange) return ''
  const { sign, seen, isHere } = strange
  const where = isHere ? 'here' : 'there'
  return seen === ''
    ? ` There is ${signName(sign)} ${where}, which nobody sees.`
    : ` The "${sign}" ${where} is ${signName(sign)} and only looks like "${seen}".`
}
