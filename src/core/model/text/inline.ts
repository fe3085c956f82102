/**
 * Inline markup of texts: `*emphasis*`, `**strong**`, `[label](address)`, `` `code` ``, a line break for `\n`, and a
 * backslash before a sign that is meant as such. Nothing else is markup, and nothing ever becomes HTML by itself.
 * See DECISIONS.md, "Inline markup".
 */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }

/** Something in a text that looks like markup and isn't: `index` counts characters of the text. */
export type InlineProblem = { readonly index: number; readonly message: string }

const special = /[*`[\]\\\n]/

/** Whether a backslash before a sign means the sign itself: an odd number of them does. */
const isEscaped = (text: string, at: number): boolean => {
  let before = at
  while (text[before - 1] === '\\') before -= 1
  return (at - before) % 2 === 1
}

/** The closing bracket of every opening one that has one. One pass, so that no text takes longer than its length. */
const bracketPairs = (text: string): Map<number, number> => {
  const pairs = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '[') open.push(at)
    else if (text[at] === ']') {
      const from = open.pop()
      if (from !== undefined) pairs.set(from, at)
    }
  }
  return pairs
}

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

/** The brackets and addresses of a text, found in one pass each; those of `outer` are in no other one. */
const linkParts = (text: string) => {
  const labels = bracketPairs(text)
  const readAt = text.includes('](') ? addressReader(text) : () => undefined
  const found = [...labels.values()]
    .sort((one, other) => one - other)
    .flatMap((label) => (text[label + 1] === '(' ? (readAt(label + 2) ?? []) : []))
  const outer: Address[] = []
  for (const address of found) if (address.start >= (outer.at(-1)?.end ?? 0)) outer.push(address)
  return { labels, addresses: new Map(found.map((address) => [address.start, address])), outer }
}

/** The end of a run that `mark` opened, or -1. The sign before it must not be a space or a backslash; marks in the address of a link don't count. */
const closing = (
  text: string,
  mark: string,
  from: number,
  to: number,
  addresses: readonly Address[],
): number => {
  let next = 0
  for (let last = addresses.length; next < last; ) {
    const middle = (next + last) >> 1
    if ((addresses[middle]?.end ?? 0) > from) last = middle
    else next = middle + 1
  }
  for (
    let at = text.indexOf(mark, from);
    at >= 0 && at + mark.length <= to;
    at = text.indexOf(mark, at + 1)
  ) {
    while ((addresses[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1
    if (at >= (addresses[next]?.start ?? Number.POSITIVE_INFINITY)) continue
    if (mark === '`' ? text[at - 1] === '\\' : isEscaped(text, at)) continue
    if (mark === '*' && text[at + 1] === '*' && at + 1 < to) {
      at += 1
      continue
    }
    if (mark !== '`' && /\s/.test(text[at - 1] ?? ' ')) continue
    return at
  }
  return -1
}

const maxDepth = 4

/** Parses one text. Gives its parts, and what looks like markup but isn't; such signs are kept as text. Never throws. */
export const parseInline = (text: string): { nodes: Inline[]; problems: InlineProblem[] } => {
  const problems: InlineProblem[] = []
  if (!special.test(text)) return { nodes: [{ kind: 'text', text }], problems }

  const { labels, addresses, outer } = linkParts(text)
  const linkAt = (
    open: number,
    to: number,
  ): { readonly label: number; readonly href: string; readonly end: number } | undefined => {
    const label = labels.get(open)
    const address = label === undefined || label >= to ? undefined : addresses.get(label + 2)
    return label === undefined || !address || address.end >= to
      ? undefined
      : { label, href: address.href, end: address.end + 1 }
  }
  /** Where no closing mark was found once, none is looked for again. */
  const unclosed = new Map<string, { from: number; to: number }>()
  const closingOf = (mark: string, from: number, to: number): number => {
    const known = unclosed.get(mark)
    if (known && from >= known.from && to <= known.to) return -1
    const end = closing(text, mark, from, to, outer)
    if (end < 0) unclosed.set(mark, { from, to })
    return end
  }

  /** Parses a stretch with another end; nothing where it is not whole either. */
  const retry = (from: number, to: number, depth: number, before: number): Inline[] | undefined => {
    const known = problems.splice(before)
    const nodes = parse(from, to, depth)
    if (problems.length === before) return nodes
    problems.splice(before, problems.length, ...known)
    return undefined
  }

  const parse = (from: number, to: number, depth: number): Inline[] => {
    const nodes: Inline[] = []
    let plain = ''
    const flush = () => {
      if (plain) nodes.push({ kind: 'text', text: plain })
      plain = ''
    }
    const push = (node: Inline) => {
      flush()
      nodes.push(node)
    }
    let at = from
    while (at < to) {
      const sign = text[at] ?? ''
      if (sign === '\\' && at + 1 < to) {
        plain += text[at + 1]
        at += 2
      } else if (sign === '\n') {
        push({ kind: 'break' })
        at += 1
      } else if (sign === '`') {
        const end = closingOf('`', at + 1, to)
        if (end > at + 1) {
          push({ kind: 'code', text: text.slice(at + 1, end) })
          at = end + 1
        } else {
          problems.push({ index: at, message: 'A ` opens code that is never closed.' })
          plain += sign
          at += 1
        }
      } else if (sign === '*') {
        const mark = text[at + 1] === '*' ? '**' : '*'
        const inner = at + mark.length
        const opens = inner < to && !/\s/.test(text[inner] ?? ' ')
        const end = opens && depth < maxDepth ? closingOf(mark, inner + 1, to) : -1
        if (end > inner) {
          const before = problems.length
          const children = parse(inner, end, depth + 1)
          // Of three signs at the end the first one closes emphasis inside: ***both***.
          const isCut =
            problems.length > before && mark === '**' && text[end + 2] === '*' && end + 3 <= to
          const whole = isCut ? retry(inner, end + 1, depth + 1, before) : undefined
          push({ kind: mark === '**' ? 'strong' : 'emphasis', children: whole ?? children })
          at = end + mark.length + (whole ? 1 : 0)
        } else {
          if (opens)
            problems.push({
              index: at,
              message: `A ${mark} opens ${mark === '**' ? 'strong text' : 'emphasis'} that is never closed.`,
            })
          plain += mark
          at = inner
        }
      } else if (sign === '[') {
        const link = depth < maxDepth ? linkAt(at, to) : undefined
        if (link) {
          push({ kind: 'link', href: link.href, children: parse(at + 1, link.label, depth + 1) })
          at = link.end
        } else {
          problems.push({
            index: at,
            message: 'A [ opens a link that is not complete; a link is [label](/address).',
          })
          plain += sign
          at += 1
        }
      } else {
        plain += sign
        at += 1
      }
    }
    flush()
    return nodes
  }
  return { nodes: parse(0, text.length, 0), problems }
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
): readonly { readonly start: number; readonly end: number; readonly href: string }[] =>
  text.includes('](') ? linkParts(text).outer : []
