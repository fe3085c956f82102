import type { Node } from './jsonTree.ts'
import { hasBreak } from './layout.ts'

const endOf = ({ offset, length }: Node) => offset + length

/** Takes a child out of its list or object, with its key, one comma, and its line where it has one to itself. */
export const removeFrom = (
  text: string,
  { offset, length, children = [] }: Node,
  child: Node,
): string => {
  const index = children.indexOf(child)
  const [before, after] = [children[index - 1], children[index + 1]]
  const cut = (from: number, to: number) => text.slice(0, from) + text.slice(to)
  if (!before && !after) return cut(offset + 1, offset + length - 1)
  if (!after || (before && !hasBreak(text.slice(endOf(before), child.offset))))
    return before ? cut(endOf(before), endOf(child)) : text
  return cut(child.offset, after.offset)
}
