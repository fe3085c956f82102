/** Numbers that tell whether two parts of drawn pages are alike: in all, in all but their words, or in what stands in them. */
export type Likeness = { readonly whole: number; readonly shape: number; readonly inside: number }

const known = new WeakMap<Node, Likeness>()

/** Where blocks and marks are numbered: a block more above changes them, and nothing that is seen. */
const isNumber = (name: string) => name === 'data-block'
const mark = /^\/?[taf](?::.*)?$|^texts:/

export const isMark = (node: Node): node is Comment =>
  node.nodeType === Node.COMMENT_NODE && mark.test((node as Comment).data)

const mix = (hash: number, text: string): number => {
  let now = hash
  for (let index = 0; index < text.length; index += 1)
    now = Math.imul(now ^ text.charCodeAt(index), 16777619)
  return now >>> 0
}

const childrenOf = (node: Node): NodeListOf<ChildNode> =>
  node instanceof HTMLTemplateElement ? node.content.childNodes : node.childNodes

/** How alike a part of a drawn page is to others; worked out once for each. */
export const likenessOf = (node: Node): Likeness => {
  const before = known.get(node)
  if (before) return before
  let whole = mix(2166136261, node.nodeName)
  let shape = whole
  let inside = whole
  if (node instanceof Element) {
    const attributes = [...node.attributes]
      .flatMap(({ name, value }) => (isNumber(name) ? [] : [`${name}=${value}`]))
      .join('\n')
    whole = mix(whole, attributes)
    shape = mix(shape, attributes)
    for (const child of childrenOf(node)) {
      const { whole: ofWhole, shape: ofShape } = likenessOf(child)
      whole = mix(whole, String(ofWhole))
      inside = mix(inside, String(ofWhole))
      if (child.nodeType === Node.ELEMENT_NODE) shape = mix(shape, String(ofShape))
    }
  } else if (!isMark(node)) whole = mix(whole, node.nodeValue ?? '')
  const likeness = { whole, shape, inside }
  known.set(node, likeness)
  return likeness
}
