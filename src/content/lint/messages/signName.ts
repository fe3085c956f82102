const names: Readonly<Record<number, string>> = {
  0: 'a NUL sign',
  8: 'a backspace sign',
  9: 'a tab',
  11: 'a vertical tab',
  12: 'a form feed',
  27: 'an escape sign',
  127: 'a delete sign',
  133: 'a next-line sign',
  160: 'a no-break space',
  173: 'a soft hyphen',
  8203: 'a zero width space',
  8204: 'a zero width non-joiner',
  8205: 'a zero width joiner',
  8206: 'a left-to-right mark',
  8207: 'a right-to-left mark',
  8232: 'a line separator',
  8233: 'a paragraph separator',
  8234: 'a left-to-right embedding',
  8235: 'a right-to-left embedding',
  8236: 'an end of an embedding or override',
  8237: 'a left-to-right override',
  8238: 'a right-to-left override',
  8239: 'a narrow no-break space',
  8288: 'a word joiner',
  8294: 'a left-to-right isolate',
  8295: 'a right-to-left isolate',
  8296: 'a first strong isolate',
  8297: 'an end of an isolate',
  65279: 'a byte-order mark',
}

/** The number of a sign as Unicode writes it: `U+200B`. @internal For tests. */
export const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const scripts = [
  'Cyrillic',
  'Greek',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Cherokee',
  'Latin',
] as const
const scriptOf = scripts.map(
  (name) => [name, new RegExp(String.raw`\p{Script=${name}}`, 'u')] as const,
)

const control = /\p{Cc}/u

/** Names a sign for people: `a zero width space (U+200B)`, `the control sign U+0001`, `a Cyrillic letter (U+0430)`. */
export const signName = (sign: string): string => {
  const name = names[sign.codePointAt(0) ?? 0]
  if (name) return `${name} (${codePoint(sign)})`
  if (control.test(sign)) return `the control sign ${codePoint(sign)}`
  const script = scriptOf.find(([, pattern]) => pattern.test(sign))?.[0]
  return script && script !== 'Latin'
    ? `a ${script} letter (${codePoint(sign)})`
    : `the sign ${codePoint(sign)}`
}
