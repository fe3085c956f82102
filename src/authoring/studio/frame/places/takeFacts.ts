import { isMark } from '../draw/alike.ts'

/**
 * Takes the marks of facts off a part of a page, and gives what each fact says, by how it is written between braces. They split words that
 * stand in one row, and browsers draw the letters of two texts a hair's breadth otherwise than those of one.
 */
export const takeFacts = (root: Element): ReadonlyMap<string, string> => {
  const factText = new Map<string, string>()
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const marks: Comment[] = []
  while (walker.nextNode())
    if (isMark(walker.currentNode) && /^\/?f(:|$)/.test(walker.currentNode.data))
      marks.push(walker.currentNode)
  for (const mark of marks) {
    if (!mark.data.startsWith('f:')) continue
    let words = ''
    for (
      let next = mark.nextSibling;
      next && !(isMark(next) && next.data === '/f');
      next = next.nextSibling
    )
      words += next.textContent ?? ''
    factText.set(mark.data.slice(2), words)
  }
  const parents = new Set(marks.map(({ parentNode }) => parentNode))
  for (const mark of marks) mark.remove()
  for (const parent of parents) parent?.normalize()
  return factText
}
