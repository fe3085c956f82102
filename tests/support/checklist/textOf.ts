import { type Element, HTMLTemplateElement, type Node } from 'happy-dom'

const inline = new Set(['A', 'ABBR', 'B', 'CODE', 'EM', 'I', 'STRONG', 'SUB', 'SUP', 'TIME'])
const silent = new Set(['SCRIPT', 'STYLE', 'SVG', 'TEMPLATE'])

const collect = (node: Node): string => {
  if (node.nodeType === 3) return node.textContent ?? ''
  if (node.nodeType !== 1) return ''
  const name = node.nodeName.toUpperCase()
  if (silent.has(name)) return ''
  const inner = [...node.childNodes].map(collect).join('')
  // What is kept in one line is part of it; other spans may be lines of their own.
  return inline.has(name) || (node as Element).className === 'ui-whole' ? inner : ` ${inner} `
}

/** The text of an element as it is read: with a space between blocks, without scripts and templates (unless it is one); closed answers belong to it. */
export const textOf = (element: Element): string =>
  [...(element instanceof HTMLTemplateElement ? element.content : element).childNodes].map(collect).join('').replace(/\s+/g, ' ').trim()

/** What a button or link says for everybody: its own text, without what is added for people who only hear it. */
export const labelOf = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
