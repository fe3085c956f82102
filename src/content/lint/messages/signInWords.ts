import { asRead, type StrangeSign } from '../signs/lookAlike.ts'
import { signName } from '../signs/signName.ts'

/** A sign that is not what it seems, as a sentence after another one; nothing where there is none. */
export const signInWords = (strange: StrangeSign | undefined): string => {
  if (!strange) return ''
  const { sign, isHere } = strange
  const where = isHere ? 'here' : 'there'
  const seen = asRead(sign)
  return seen === ''
    ? ` There is ${signName(sign)} ${where}, which nobody sees.`
    : ` The "${sign}" ${where} is ${signName(sign)} and only looks like "${seen}".`
}
