/**
 * Cuts a text into what an author may have meant as JSON: besides JSON's own signs it knows comments, words without
 * quotes, and texts in single or curly quotes. It never fails; what is wrong with a token is the diagnosis's to say.
 */
type TokenKind =
  | 'open'
  | 'close'
  | 'comma'
  | 'colon'
  | 'string'
  | 'quoted'
  | 'number'
  | 'word'
  | 'comment'
  | 'control'
  | 'end'

/** `line` counts from 1; `indent` is the number of signs before the first token of its line; `closed` is for texts only. */
export type Token = {
  readonly kind: TokenKind
  readonly start: number
  readonly end: number
  readonly text: string
  readonly line: number
  readonly indent: number
  readonly first: boolean
  readonly closed: boolean
}

const quotes: Readonly<Record<string, RegExp>> = {
  "'": /'[^'\\\n\r]*(?:\\.[^'\\\n\r]*)*('?)/y,
  '“': /“[^”"\n\r]*([”"]?)/y,
  '”': /”[^”"\n\r]*([”"]?)/y,
  '„': /„[^“”"\n\r]*([“”"]?)/y,
  '‘': /‘[^’\n\r]*(’?)/y,
  '’': /’[^’\n\r]*(’?)/y,
  '«': /«[^»\n\r]*(»?)/y,
  '`': /`[^`\n\r]*(`?)/y,
}
const string = /"[^"\\\n\r]*(?:\\[^\n\r][^"\\\n\r]*)*("?)/y
const comment = /\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\n\r]*/y
const number = /[-+]?[.\d][\w.+-]*/y
/** Signs that nobody sees, between texts: those of Unicode's formats, and every space and line end that is none of JSON's. */
const unseen = /[\p{Cf}\p{Cc}\s]/uy
const word = /[()]|[^\s"{}[\]():,\p{Cf}\p{Cc}]+/uy
const kinds: Readonly<Record<string, TokenKind>> = {
  '{': 'open',
  '[': 'open',
  '}': 'close',
  ']': 'close',
  ',': 'comma',
  ':': 'colon',
}

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Reads the token at `at`: its kind, its end, and whether a text is closed. */
const read = (text: string, at: number): { kind: TokenKind; end: number; closed: boolean } => {
  const sign = text[at] ?? ''
  const single = kinds[sign]
  if (single) return { kind: single, end: at + 1, closed: true }
  if (sign === '"') {
    const found = match(string, text, at)
    return { kind: 'string', end: at + (found?.[0].length ?? 1), closed: found?.[1] === '"' }
  }
  const strange = match(unseen, text, at)
  if (strange) return { kind: 'control', end: at + strange[0].length, closed: true }
  const quote = Object.hasOwn(quotes, sign) ? quotes[sign] : undefined
  if (quote) {
    const found = match(quote, text, at)
    return { kind: 'quoted', end: at + (found?.[0].length ?? 1), closed: Boolean(found?.[1]) }
  }
  const comments = match(comment, text, at)
  if (comments) return { kind: 'comment', end: at + comments[0].length, closed: true }
  const figure = match(number, text, at)
  if (figure) return { kind: 'number', end: at + figure[0].length, closed: true }
  const other = match(word, text, at)
  return other
    ? { kind: 'word', end: at + other[0].length, closed: true }
    : { kind: 'control', end: at + 1, closed: true }
}

/** All tokens of a text, the last one of kind `end`. */
export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = []
  let line = 1
  let lineStart = 0
  let first = true
  let indent = 0
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) {
      line += 1
      lineStart = at + 1
      first = true
      at += 1
    } else if (code === 32 || code === 9 || code === 13) at += 1
    else {
      const { kind, end, closed } = read(text, at)
      if (first) indent = at - lineStart
      tokens.push({ kind, start: at, end, text: text.slice(at, end), line, indent, first, closed })
      first = false
      for (let inner = at; inner < end; inner += 1) {
        if (text.charCodeAt(inner) !== 10) continue
        line += 1
        lineStart = inner + 1
      }
      at = end
    }
  }
  tokens.push({
    kind: 'end',
    start: text.length,
    end: text.length,
    text: '',
    line,
    indent: 0,
    first: true,
    closed: true,
  })
  return tokens
}
