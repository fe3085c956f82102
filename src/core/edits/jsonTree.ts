import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { WriteProblem } from './change.ts'

export type { Node }

/** Where everything stands in a JSON text. Errors: `WriteProblem` for a text that is no JSON: there is no telling what an edit would do to it. */
export const jsonTree = (text: string, file: string): Node => {
  const errors: ParseError[] = []
  // A mark at the beginning is kept: the parser is given a blank in its place.
  const root = parseTree(text.replace(/^\ufeff/, ' '), errors, {
    disallowComments: true,
    allowTrailingComma: false,
  })
  if (!root || errors.length > 0) throw new WriteProblem({ code: 'notReadable', data: { file } })
  return root
}

/** The value of a property; of an entry of a list, the entry itself. */
export const valueIn = (child: Node): Node =>
  child.type === 'property' ? (child.children?.[1] ?? child) : child

export const keyOf = (child: Node): string => String(child.children?.[0]?.value)

/** The child of an object or list under a key: a property, or an entry. Of two equal keys the last one counts, as in JSON.parse. */
export const childAt = ({ type, children = [] }: Node, key: string): Node | undefined => {
  if (type === 'object') return children.findLast((child) => keyOf(child) === key)
  return type === 'array' && /^(0|[1-9]\d*)$/.test(key) ? children[Number(key)] : undefined
}

/** The child at the end of some keys: a property, an entry, or the document itself. */
export const nodeAt = (root: Node, keys: readonly string[]): Node | undefined => {
  let at: Node | undefined = root
  for (const key of keys) at = at && childAt(valueIn(at), key)
  return at
}
