/** A piece of drawn HTML: a tag, or the text between two of them. `name` of an end tag begins with a slash. */
export type Token = {
  readonly text: string
  readonly name:
    | string
    | undefined /** It stands where comments would be words, or nobody sees them. */
  readonly isClosed: boolean
}

/** React writes `>` in attributes as an entity, so that a tag ends at the first one. */
const tag = /<(\/?[a-zA-Z][\w-]*)[^>]*>|<!--[\s\S]*?-->/g
/** In these, a comment is no comment, or part of data. */
const closed: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'textarea',
  'title',
  'noscript',
])

/** Takes HTML apart that React has written. Joined, the tokens are the HTML. */
export const tokensOf = (html: string): Token[] => {
  const tokens: Token[] = []
  let inside: string | undefined
  let last = 0
  const push = (text: string, name?: string) =>
    tokens.push({ text, name, isClosed: inside !== undefined })
  for (const { index, 0: text, 1: name } of html.matchAll(tag)) {
    if (inside !== undefined && name !== `/${inside}`) continue
    if (index > last) push(html.slice(last, index))
    last = index + text.length
    if (inside !== undefined) inside = undefined
    push(text, name ?? '!')
    if (name && closed.has(name)) inside = name
  }
  if (last < html.length) push(html.slice(last))
  return tokens
}

/** Elements that have no end tag. */
const empty: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** How much deeper the document is after a tag. */
export const stepOf = ({ name, text }: Token): number => {
  if (name === undefined || name === '!') return 0
  if (name.startsWith('/')) return -1
  return empty.has(name) || text.endsWith('/>') ? 0 : 1
}
