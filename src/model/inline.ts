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

/** The end of a run that `mark` opened, or -1. The sign before it must not be a space or a backslash. */
const closing = (text: string, mark: string, from: number, to: number): number => {
  for (let at = text.indexOf(mark, from); at >= 0 && at + mark.length <= to; at = text.indexOf(mark, at + 1)) {
    if (text[at - 1] === '\\') continue
    if (mark === '*' && text[at + 1] === '*' && at + 1 < to) {
      at += 1
      continue
    }
    if (mark !== '`' && /\s/.test(text[at - 1] ?? ' ')) continue
    return at
  }
  return -1
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

const linkAt = (text: string, label: number | undefined, to: number): { label: number; href: string; end: number } | undefined => {
  if (label === undefined || label >= to || text[label + 1] !== '(') return undefined
  const end = text.indexOf(')', label + 2)
  return end < 0 || end >= to ? undefined : { label, href: text.slice(label + 2, end).trim(), end: end + 1 }
}

const maxDepth = 4

/** Parses one text. Gives its parts, and what looks like markup but isn't; such signs are kept as text. Never throws. */
export const parseInline = (text: string): { nodes: Inline[]; problems: InlineProblem[] } => {
  const problems: InlineProblem[] = []
  if (!special.test(text)) return { nodes: [{ kind: 'text', text }], problems }

  let pairs: Map<number, number> | undefined
  /** Where no closing mark was found once, none is looked for again. */
  const unclosed = new Map<string, { from: number; to: number }>()
  const closingOf = (mark: string, from: number, to: number): number => {
    const known = unclosed.get(mark)
    if (known && from >= known.from && to <= known.to) return -1
    const end = closing(text, mark, from, to)
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
          const isCut = problems.length > before && mark === '**' && text[end + 2] === '*' && end + 3 <= to
          const whole = isCut ? retry(inner, end + 1, depth + 1, before) : undefined
          push({ kind: mark === '**' ? 'strong' : 'emphasis', children: whole ?? children })
          at = end + mark.length + (whole ? 1 : 0)
        } else {
          if (opens) problems.push({ index: at, message: `A ${mark} opens ${mark === '**' ? 'strong text' : 'emphasis'} that is never closed.` })
          plain += mark
          at = inner
        }
      } else if (sign === '[') {
        pairs ??= bracketPairs(text)
        const link = depth < maxDepth ? linkAt(text, pairs.get(at), to) : undefined
        if (link) {
          push({ kind: 'link', href: link.href, children: parse(at + 1, link.label, depth + 1) })
          at = link.end
        } else {
          problems.push({ index: at, message: 'A [ opens a link that is not complete; a link is [label](/address).' })
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
    nodes.map((node) => (node.kind === 'break' ? ' ' : node.kind === 'text' || node.kind === 'code' ? node.text : words(node.children))).join('')
  return special.test(text) ? words(parseInline(text).nodes) : text
}

/** Plain words as a text that says just these: signs of markup among them are meant as such. */
export const escapeMarkup = (words: string): string => words.replace(/[*`[\]\\]/g, '\\$&')
