import { signName } from './signName.ts'

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

const said = (sign: string, where: string): string => {
  const seen = asRead(sign)
  return seen === ''
    ? ` There is ${signName(sign)} ${where}, which nobody sees.`
    : ` The "${sign}" ${where} is ${signName(sign)} and only looks like "${seen}".`
}

/** Which sign differs between two words that look the same, as a sentence; nothing where the eye can tell them apart. */
export const howTheyDiffer = (written: string, meant: string): string => {
  if (
    written === meant ||
    (isAscii(written) && isAscii(meant)) ||
    asSeen(written) !== asSeen(meant)
  )
    return ''
  const here = strangerIn(written, meant)
  const there = here === undefined ? strangerIn(meant, written) : undefined
  if (here !== undefined) return said(here, 'here')
  return there === undefined ? '' : said(there, 'there')
}

/** The first sign of a name that is not what it seems, as a sentence; nothing where there is none. */
export const strangeSignIn = (name: string): string => {
  const sign = strangerIn(name, '')
  return sign === undefined ? '' : said(sign, 'here')
}
