import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser'

/** The block of a page in which a caret stands, by its number; undefined outside of all. The text need not be JSON. */
export const blockAt = (text: string, offset: number): number | undefined => {
  const [list, index] = getLocation(text, offset).path
  return list === 'blocks' && typeof index === 'number' ? index : undefined
}

/** Where a block begins in the text of its page, in UTF-16 units. */
export const offsetOfBlock = (text: string, index: number): number | undefined => {
  const tree = parseTree(text)
  return tree && findNodeAtLocation(tree, ['blocks', index])?.offset
}
