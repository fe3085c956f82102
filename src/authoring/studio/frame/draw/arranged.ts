import type { Arrangement } from '../../protocol/frameMessages.ts'
import { isMark } from './alike.ts'

const blockIn = (body: Element, number: number) => body.querySelector(`[data-block="${number}"]`)
const hasBlock = (element: Element) =>
  element.matches('[data-block]') || element.querySelector('[data-block]') !== null

/** What a block consists of: its element, and the marks of that. Undefined where more may belong to it: only the first of its elements is numbered. */
const nodesOf = (element: Element): ChildNode[] | undefined => {
  if (element.nextElementSibling && !hasBlock(element.nextElementSibling)) return undefined
  const nodes: ChildNode[] = [element]
  for (
    let before = element.previousSibling;
    before && isMark(before);
    before = before.previousSibling
  )
    nodes.unshift(before)
  return nodes
}

/** A copy of a block that nobody can write in yet: no text of the document stands there, and no name is had twice. */
const copyOf = (element: Element): Element => {
  const copy = element.cloneNode(true) as Element // of an element
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT)
  const marks: ChildNode[] = []
  while (walker.nextNode()) if (isMark(walker.currentNode)) marks.push(walker.currentNode)
  for (const mark of marks) mark.remove()
  for (const one of [copy, ...copy.querySelectorAll('[id], [data-block]')])
    for (const name of ['id', 'data-block']) one.removeAttribute(name)
  return copy
}

/**
 * The page as it was drawn, and what is done to one of its blocks, which keep their numbers until it is drawn anew. Undefined where what stands
 * there can't be told apart, or where both blocks don't stand side by side.
 */
export const arranged = (
  drawn: Element,
  { block, does, other }: Arrangement,
): Element | undefined => {
  const body = drawn.cloneNode(true) as Element // of an element
  const element = blockIn(body, block)
  const nodes = element && nodesOf(element)
  if (!nodes) return undefined
  if (does === 'goes') for (const node of nodes) node.remove()
  else if (does === 'doubles') element.after(copyOf(element))
  else {
    const beside = other === undefined ? null : blockIn(body, other)
    const [first] = (beside && nodesOf(beside)) ?? []
    if (!beside || !first || beside.parentNode !== element.parentNode) return undefined
    if (does === 'before') first.before(...nodes)
    else beside.after(...nodes)
  }
  return body
}
