type Capitals = 'none' | 'first' | 'each' | 'all' | 'own'

const capitalFirst = (words: string): string =>
  words.replace(/\p{L}/u, (letter) => letter.toUpperCase())
const capitalEach = (words: string): string => words.replace(/\S+/g, capitalFirst)

/** Which letters of some words are capitals. */
const capitalsOf = (words: string): Capitals => {
  const small = words.toLowerCase()
  if (words === small) return 'none'
  if (words === capitalFirst(small)) return 'first'
  if (words === capitalEach(small)) return 'each'
  return [...words].some((letter) => letter !== letter.toUpperCase()) ? 'own' : 'all'
}

const written: Readonly<Record<Exclude<Capitals, 'own'>, (words: string) => string>> = {
  none: (words) => words.toLowerCase(),
  first: (words) => capitalFirst(words.toLowerCase()),
  each: (words) => capitalEach(words.toLowerCase()),
  all: (words) => words.toUpperCase(),
}

/**
 * What is written in the place of words that were `found` where somebody looks for `words` and puts `to` in their place. Who looks for “email” and writes
 * “e-mail” has “E-mail” where “Email” stands, and “E-MAIL” for “EMAIL”. Capitals that `to` has otherwise than `words` are meant (“mrs lee” by “Mrs Lee”, “Gst”
 * by “GST”): then it stands everywhere as it is typed, and so it does where the very words stand that were looked for, or such with capitals of their own
 * (“eMail”). Pure.
 */
export const capitalsAlong = (found: string, words: string, to: string): string => {
  const [there, asked, typed] = [found, words, to].map(capitalsOf) as [Capitals, Capitals, Capitals] // of three, three
  const isMeant = typed !== 'none' && (asked === 'own' || written[asked](to) !== to)
  return isMeant || there === asked || there === 'own' ? to : written[there](to)
}
