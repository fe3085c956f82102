/**
 * Inline markup of texts: `*emphasis*`, `**strong**`, `[label](address)`, `` `code` ``, a line break for `\n`, and a
 * backslash before a sign that is meant as such. They are read as in CommonMark. Nothing else is markup, and nothing ever becomes HTML by itself.
 * See DECISIONS.md, "Inline markup".
 */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }

/** Something in a text that looks like markup and isn't, or may not be meant as such: `index` counts characters of the text. */
export type InlineProblem = {
  readonly index: number
  /** What is opened and never closed; or `inWord`, for marks within one word. */
  readonly kind: 'emphasis' | 'strong' | 'code' | 'link' | 'inWord'
  /** What the marks are around, for `inWord`. */
  readonly words?: string
  /** It may be the asterisk of a footnote. */
  readonly isFirst?: boolean
  /** It is a pair of brackets, which may be meant: "[sic]". */
  readonly isPair?: true
}

const special = /[*`[\]\\\n]/

/** An address without white space as the source of a regular expression, for readers that go through runs of a text and not through its links. */
export const linkAddress = String.raw`(?:[^()\s]|\((?:[^()\s]|\((?:[^()\s]|\([^()\s]*\))*\))*\))*`

/** The closing parenthesis of every opening one that has one without white space between them. */
const parenthesisPairs = (text: string): Map<number, number> => {
  const pairs = new Map<number, number>()
  let open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '(') open.push(at)
    else if (/\s/.test(sign)) open = []
    else if (sign === ')') {
      const from = open.pop()
      if (from !== undefined) pairs.set(from, at)
    }
  }
  return pairs
}

/** The address of a link in a text: from `start` up to its closing parenthesis at `end`. */
type Address = { readonly start: number; readonly end: number; readonly href: string }

/** For each place of a text, the next one from there on at which something is true; the text's length where there is none. One pass from its end. */
const nextPlaces = (
  text: string,
  isThere: (sign: string) => boolean,
  skip?: ReadonlyMap<number, number>,
): Int32Array => {
  const next = new Int32Array(text.length + 1).fill(text.length)
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const after = skip?.get(at) ?? at
    next[at] = isThere(text[at] ?? '') ? at : (next[after + 1] ?? text.length)
  }
  return next
}

/**
 * Reads the address that begins at a place, as CommonMark has it: parentheses in it come in pairs. One that holds white space, or an opening parenthesis without
 * its closing one, ends at the first `)`.
 */
const addressReader = (text: string): ((start: number) => Address | undefined) => {
  const isClosing = (sign: string) => sign === ')'
  const isSpace = (sign: string) => /\s/.test(sign)
  const first = nextPlaces(text, isClosing)
  const balanced = nextPlaces(text, isClosing, parenthesisPairs(text))
  const [space, word] = [nextPlaces(text, isSpace), nextPlaces(text, (sign) => !isSpace(sign))]
  const at = (places: Int32Array, place: number): number => places[place] ?? text.length
  return (start) => {
    if (at(first, start) === text.length) return undefined
    const whole = at(balanced, start)
    const isPlain = whole < text.length && at(word, at(space, at(word, start))) >= whole
    const end = isPlain ? whole : at(first, start)
    return { start, end, href: text.slice(start, end).trim() }
  }
}

const maxDepth = 4

/** A run of stars that may begin or end emphasis. `length` is how many it was written with, `count` how many are left. */
type Stars = {
  readonly kind: 'stars'
  readonly index: number
  readonly length: number
  readonly opens: boolean
  readonly closes: boolean
  /** Letters or figures are on both sides. */
  readonly isInWord: boolean
  /** A footnote may begin so. */
  readonly isFirst: boolean
  count: number
}
type Part = { readonly kind: 'part'; readonly node: Inline; readonly depth: number }
type Item = Part | Stars
/** An opening bracket; its own item, at `from` among all, is text until it begins a link. */
type Bracket = { readonly index: number; readonly from: number; isActive: boolean }

const isSpace = (sign: string): boolean => sign === '' || /\s/.test(sign)
const isPunctuation = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign)
const isWord = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign)
const isDigit = (sign: string): boolean => /\p{Nd}/u.test(sign)
/** Scripts without spaces between words, where punctuation is next to letters. */
const isSpaceless = (sign: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]/u.test(
    sign,
  )

/** Signs of the last two planes of Unicode, by which the studio finds texts and facts again: they count as if they weren't there. */
const isUnseen = (sign: string): boolean => (sign.codePointAt(0) ?? 0) >= 0xf0000

const signBefore = (text: string, at: number): string => {
  for (let end = at; end > 0; ) {
    const low = text.charCodeAt(end - 1)
    const sign = low >= 0xdc00 && low <= 0xdfff ? text.slice(end - 2, end) : text.charAt(end - 1)
    if (!isUnseen(sign)) return sign
    end -= sign.length
  }
  return ''
}
const signAt = (text: string, at: number): string => {
  for (let start = at; start < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(start) ?? 0)
    if (!isUnseen(sign)) return sign
    start += sign.length
  }
  return ''
}

/** Whether stars begin or end emphasis by what is next to them, as CommonMark has it. Those between figures mean "by": 20*30*40. */
const starsAt = (text: string, index: number, length: number): Stars => {
  const [before, after] = [signBefore(text, index), signAt(text, index + length)]
  const isInWord = isWord(before) && isWord(after)
  const isBy = isInWord && (isDigit(before) || isDigit(after))
  const isFree = (sign: string) => isSpace(sign) || isPunctuation(sign) || isSpaceless(sign)
  const isBefore = !isSpace(after) && (!isPunctuation(after) || isFree(before))
  const isAfter = !isSpace(before) && (!isPunctuation(before) || isFree(after))
  return {
    kind: 'stars',
    index,
    length,
    count: length,
    opens: !isBy && isBefore,
    closes: !isBy && isAfter,
    isInWord,
    isFirst: before === '' || before === '\n',
  }
}

const textPart = (text: string): Part => ({ kind: 'part', depth: 0, node: { kind: 'text', text } })

/** Nodes of items; stars that are left are text. Texts next to each other become one. */
const nodesOf = (items: readonly Item[], problems: InlineProblem[]): Inline[] => {
  const nodes: Inline[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') nodes.push({ kind: 'text', text: plain })
    plain = ''
  }
  for (const item of items) {
    if (item.kind === 'stars') {
      if (item.opens && !item.closes)
        problems.push({
          index: item.index,
          kind: item.count > 1 ? 'strong' : 'emphasis',
          isFirst: item.isFirst,
        })
      plain += '*'.repeat(item.count)
    } else if (item.node.kind === 'text') plain += item.node.text
    else {
      flush()
      nodes.push(item.node)
    }
  }
  flush()
  return nodes
}

const depthOf = (items: readonly Item[]): number =>
  items.reduce((depth, item) => Math.max(depth, item.kind === 'part' ? item.depth : 0), 0)

/** Pairs the stars of a stretch, as in CommonMark's "process emphasis". Each run looks only at the openers that may still be its own. */
class Pairing {
  private readonly done: Item[] = []
  private readonly openers: { readonly stars: Stars; readonly at: number }[] = []
  /** By kind of closer, how many of the first openers are none for it. */
  private readonly refused = new Map<string, number>()
  private spaces: Int32Array | undefined

  constructor(
    private readonly text: string,
    private readonly problems: InlineProblem[],
  ) {}

  pair(items: readonly Item[]): Item[] {
    for (const item of items) {
      if (item.kind === 'stars' && item.closes) while (item.count > 0 && this.close(item));
      if (item.kind === 'part') this.done.push(item)
      else if (item.count > 0) this.keep(item)
    }
    return this.done
  }

  private keep(stars: Stars): void {
    if (stars.opens) this.openers.push({ stars, at: this.done.length })
    this.done.push(stars.opens ? stars : textPart('*'.repeat(stars.count)))
  }

  /** Closes with the nearest opener; false where there is none. */
  private close(closer: Stars): boolean {
    const kind = `${closer.opens} ${closer.length % 3}`
    const first = this.refused.get(kind) ?? 0
    for (let index = this.openers.length - 1; index >= first; index -= 1) {
      const opener = this.openers[index]
      if (opener && this.isPair(opener.stars, closer)) return this.enclose(index, closer)
    }
    this.refused.set(kind, this.openers.length)
    return false
  }

  private isPair(opener: Stars, closer: Stars): boolean {
    return isPair(opener, closer) && !(opener.isInWord && this.hasSpace(opener, closer))
  }

  /** Emphasis from the middle of a word to another word is not meant: "Kolleg*innen und Schüler*innen". */
  private hasSpace(opener: Stars, closer: Stars): boolean {
    this.spaces ??= nextPlaces(this.text, (sign) => /\s/.test(sign))
    return opener.length === 1 && (this.spaces[opener.index] ?? 0) < closer.index
  }

  private reportInWord(opener: Stars, closer: Stars): void {
    const words = this.text.slice(opener.index + opener.length, closer.index)
    this.problems.push({ index: opener.index, kind: 'inWord', words })
  }

  private enclose(index: number, closer: Stars): boolean {
    const opener = this.openers[index]
    if (!opener) return false
    const { stars, at } = opener
    const depth = depthOf(this.done.slice(at + 1)) + 1
    if (depth > maxDepth) {
      this.openers.length = 0 // none of them can hold more
      return false
    }
    if (stars.isInWord && closer.isInWord) this.reportInWord(stars, closer)
    const children = nodesOf(this.done.splice(at + 1), this.problems)
    const size = stars.count > 1 && closer.count > 1 ? 2 : 1
    stars.count -= size
    closer.count -= size
    if (stars.count === 0) this.done.pop()
    this.openers.length = stars.count === 0 ? index : index + 1
    for (const [kind, count] of this.refused)
      this.refused.set(kind, Math.min(count, this.openers.length))
    this.done.push({
      kind: 'part',
      depth,
      node: { kind: size === 2 ? 'strong' : 'emphasis', children },
    })
    return true
  }
}

/** Runs of which one both begins and ends emphasis are no pair if their lengths together are a multiple of three. */
const isPair = (opener: Stars, closer: Stars): boolean =>
  !(opener.closes || closer.opens) ||
  (opener.length + closer.length) % 3 !== 0 ||
  (opener.length % 3 === 0 && closer.length % 3 === 0)

/** What a backslash may stand before so that the sign itself is meant. Source: CommonMark. */
const escapable = /[!-/:-@[-`{-~]/

class InlineParser {
  readonly problems: InlineProblem[] = []
  /** The addresses of links, in the order of the text. */
  readonly addresses: Address[] = []
  private readonly brackets: Bracket[] = []
  private readonly items: Item[] = []
  private readonly readAt: (start: number) => Address | undefined
  private plain = ''
  private at = 0
  /** Lengths of backticks that close nothing from here on. */
  private readonly unclosed = new Set<number>()

  constructor(private readonly text: string) {
    this.readAt = text.includes('](') ? addressReader(text) : () => undefined
  }

  parse(): Inline[] {
    while (this.at < this.text.length) this.step()
    this.flush()
    while (this.brackets.length > 0) this.dropBracket()
    const nodes = nodesOf(new Pairing(this.text, this.problems).pair(this.items), this.problems)
    this.problems.sort((one, other) => one.index - other.index)
    return nodes
  }

  private flush(): void {
    if (this.plain !== '') this.items.push(textPart(this.plain))
    this.plain = ''
  }

  private push(item: Item, length: number): void {
    this.flush()
    this.items.push(item)
    this.at += length
  }

  private step(): void {
    const { text, at } = this
    const sign = text[at] ?? ''
    const next = text[at + 1] ?? ''
    if (sign === '\\' && escapable.test(next)) {
      this.plain += next
      this.at += 2
    } else if (sign === '\n' || (sign === '\\' && next === '\n'))
      this.push({ kind: 'part', depth: 0, node: { kind: 'break' } }, sign === '\n' ? 1 : 2)
    else if (sign === '`') this.readCode()
    else if (sign === '*') {
      let length = 1
      while (text[at + length] === '*') length += 1
      this.push(starsAt(text, at, length), length)
    } else if (sign === '[') {
      this.flush()
      this.brackets.push({ index: at, from: this.items.length, isActive: true })
      this.push(textPart('['), 1)
    } else if (sign === ']' && this.brackets.length > 0) this.closeBracket()
    else {
      this.plain += sign
      this.at += 1
    }
  }

  /** Code ends with as many backticks as it begins with; a space at both ends is not shown. */
  private readCode(): void {
    const { text, at } = this
    let from = at + 1
    while (text[from] === '`') from += 1
    const ticks = text.slice(at, from)
    const end = this.unclosed.has(ticks.length) ? -1 : endOfCode(text, from, ticks.length)
    if (end < 0) {
      this.unclosed.add(ticks.length)
      this.problems.push({ index: at, kind: 'code' })
      this.plain += ticks
      this.at = from
      return
    }
    const code = text.slice(from, end)
    const isPadded = code.startsWith(' ') && code.endsWith(' ') && code.trim() !== ''
    const shown = isPadded ? code.slice(1, -1) : code
    this.push(
      { kind: 'part', depth: 0, node: { kind: 'code', text: shown } },
      end + ticks.length - at,
    )
  }

  private closeBracket(): void {
    const { text, at } = this
    this.flush()
    const bracket = this.brackets.at(-1)
    const address = text[at + 1] === '(' ? this.readAt(at + 2) : undefined
    if (!bracket?.isActive || !address) {
      this.dropBracket(text[at + 1] !== '(')
      this.plain += ']'
      this.at += 1
      return
    }
    this.brackets.pop()
    for (let last = this.brackets.length - 1; last >= 0; last -= 1) {
      const outer = this.brackets[last]
      if (!outer?.isActive) break
      outer.isActive = false // a link holds no other one
    }
    const inner = new Pairing(this.text, this.problems).pair(
      this.items.splice(bracket.from).slice(1),
    )
    const children = nodesOf(inner, this.problems)
    this.addresses.push(address)
    this.push(
      {
        kind: 'part',
        depth: depthOf(inner) + 1,
        node: { kind: 'link', href: address.href, children },
      },
      address.end + 1 - at,
    )
  }

  /** The last bracket is one of the text. */
  private dropBracket(isPair = false): void {
    const bracket = this.brackets.pop()
    if (bracket)
      this.problems.push({ index: bracket.index, kind: 'link', ...(isPair ? { isPair } : {}) })
  }
}

/** Where as many backticks as were opened are next; -1 where nowhere. */
const endOfCode = (text: string, from: number, length: number): number => {
  for (let at = text.indexOf('`', from); at >= 0; ) {
    let end = at
    while (text[end] === '`') end += 1
    if (end - at === length) return at
    at = text.indexOf('`', end)
  }
  return -1
}

/**
 * Parses one text as CommonMark reads `*`, `**`, backticks, links and backslashes. Returns its parts, and what looks like markup
 * but isn't; such signs are kept as text. Never throws.
 */
export const parseInline = (text: string): { nodes: Inline[]; problems: InlineProblem[] } => {
  if (!special.test(text)) return { nodes: [{ kind: 'text', text }], problems: [] }
  const parser = new InlineParser(text)
  return { nodes: parser.parse(), problems: parser.problems }
}

/** The words of a text without its markup. */
export const plainText = (text: string): string => {
  const words = (nodes: readonly Inline[]): string =>
    nodes
      .map((node) =>
        node.kind === 'break'
          ? ' '
          : node.kind === 'text' || node.kind === 'code'
            ? node.text
            : words(node.children),
      )
      .join('')
  return special.test(text) ? words(parseInline(text).nodes) : text
}

/** Plain words as a text that says just these: signs of markup among them are meant as such. */
export const escapeMarkup = (words: string): string => words.replace(/[*`[\]\\]/g, '\\$&')

/** An address of a link as it can stand in a text: as it is where it is read so, else with what would end it encoded. */
export const writableAddress = (href: string): string => {
  const encoded = (text: string) =>
    text.replace(/[()\s{}]/gu, (sign) =>
      sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURIComponent(sign),
    )
  // Braces that are no reference to a fact could become one together with those of another address.
  const plain = href
    .replace(/[\r\n\t]/g, '')
    .trim()
    .replace(
      /(\{\{[^{}]*\}\})|\{{2,}|\}{2,}/g,
      (braces, reference?: string) => reference ?? encoded(braces),
    )
  const pairs = parenthesisPairs(plain)
  const isPaired = [...plain.matchAll(/\(/g)].every(({ index }) => pairs.has(index))
  const [node, ...more] = parseInline(`[x](${plain})`).nodes
  if (isPaired && more.length === 0 && node?.kind === 'link' && node.href === plain) return plain
  return plain.replace(
    /(\{\{[^{}]*\}\})|[()\s]/g,
    (sign, reference?: string) => reference ?? encoded(sign),
  )
}

/** Where the addresses of links are in a text, in characters, without the parentheses around them. */
export const addressesIn = (
  text: string,
): readonly { readonly start: number; readonly end: number; readonly href: string }[] => {
  if (!text.includes('](')) return []
  const parser = new InlineParser(text)
  parser.parse()
  return parser.addresses
}
