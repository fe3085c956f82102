import { DomUtils, parseDocument } from 'htmlparser2'

/** A part of a drawn page, as the parser gives it. */
export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { readonly attribs: unknown }>

/** Reads what a page or a part of it was drawn as. */
export const readHtml = (html: string): readonly Node[] => parseDocument(html).children

export const isElement = (node: Node): node is Element =>
  DomUtils.getName(node as Element) !== undefined // nothing but an element has a name

/** All elements below some nodes for which a test holds, in the order of the page. */
export const elementsIn = (
  nodes: readonly Node[],
  test: (element: Element) => boolean,
): Element[] => DomUtils.findAll(test, [...nodes])

const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'strong', 'sub', 'sup', 'time'])
const silent = new Set(['script', 'style', 'svg'])

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

/** What a form will say later stands behind it as JSON: the words of its success among them. */
const laterWords = (json: string): string => {
  try {
    return stringsIn(JSON.parse(json)).join(' | ')
  } catch {
    return json // a template of another kind
  }
}

const collect = (node: Node): string => {
  if (!isElement(node)) return DomUtils.textContent(node)
  if (silent.has(node.name)) return ''
  if (node.name === 'template') return ` ${laterWords(DomUtils.textContent(node))} `
  const inner = node.children.map(collect).join('')
  // What is kept in one line is part of it; other spans may be lines of their own.
  return inline.has(node.name) || node.attribs['class'] === 'ui-whole' ? inner : ` ${inner} `
}

/** The text of nodes as it is read, with a space between blocks; closed answers belong to it. */
export const textOf = (nodes: readonly Node[]): string =>
  nodes.map(collect).join('').replace(/\s+/g, ' ').trim()
