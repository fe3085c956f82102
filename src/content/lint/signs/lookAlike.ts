import type { StrangeSign } from '../messages/signInWords.ts'

/** Letters of other scripts, and other signs, that people take for those of ASCII; by what they are taken for. */
const alike: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'Ьв',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еє',
  g: 'ɡ',
  h: 'һн',
  i: 'іιı',
  j: 'ј',
  k: 'кκ',
  l: 'ӏǀ',
  m: 'м',
  n: 'ո',
  o: 'оοօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢζ',
  '-': '‐‑‒–—−',
  "'": '’‘ʼ',
  '/': '∕⁄',
  '.': '․',
}
const plainOf = new Map(
  Object.entries(alike).flatMap(([plain, others]) =>
    [...others].map((other) => [other, plain] as const),
  ),
)

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text)
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

const plainSign = (sign: string): string => {
  const small = sign.toLowerCase()
  const plain = plainOf.get(small) ?? small
  return small === sign ? plain : plain.toUpperCase()
}

/** A word as the eye takes it: without signs that are not seen, with Latin letters for those that look like them. */
export const asRead = (word: string): string => {
  if (isAscii(word)) return word.replace(unseen, '')
  return [...word.normalize('NFKC').replace(unseen, '')].map(plainSign).join('')
}

/** The same in small letters, for comparing. */
export const asSeen = (word: string): string => asRead(word).toLowerCase()

/** The first sign of a word that is not what it seems, if one is that the other word lacks. */
const strangerIn = (word: string, other: string): string | undefined =>
  [...word].find((sign) => !other.includes(sign) && asSeen(sign) !== sign.toLowerCase())

/** Which sign differs between two words that look the same; undefined where the eye can tell them apart. */
export const howTheyDiffer = (written: string, meant: string): StrangeSign | undefined => {
  if (
    written === meant ||
    (isAscii(written) && isAscii(meant)) ||
    asSeen(written) !== asSeen(meant)
  )
    return undefined
  const here = strangerIn(written, meant)
  if (here !== undefined) return { sign: here, seen: asRead(here), isHere: true }
  const there = strangerIn(meant, written)
  return there === undefined ? undefined : { sign: there, seen: asRead(there), isHere: false }
}

/** The first sign of a name that is not what it seems. */
export const strangeSignIn = (name: string): StrangeSign | undefined => {
  const sign = strangerIn(name, '')
  return sign === undefined ? undefined : { sign, seen: asRead(sign), isHere: true }
}
