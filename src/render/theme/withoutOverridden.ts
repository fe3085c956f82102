/** What of a style sheet's nodes this needs to know. */
type Node =
  | { readonly kind: 'declaration'; readonly property: string; readonly text: string }
  | {
      readonly kind: 'rule'
      readonly selectors: readonly { readonly text: string }[]
      readonly nodes: readonly Node[]
    }
  | { readonly kind: 'at'; readonly head: string; readonly nodes: readonly Node[] }
  | { readonly kind: 'verbatim'; readonly text: string }

const nameOf = (node: Node & { readonly nodes: readonly Node[] }): string =>
  node.kind === 'rule'
    ? node.selectors.map(({ text }) => text).join(',')
    : node.kind === 'at'
      ? node.head
      : ''

/**
 * Leaves out declarations that can never show: those for which a later one of the same property stands under the very same selector and conditions. So a page
 * carries what its composition says, and not what it says otherwise.
 */
export const withoutOverridden = <N extends Node>(nodes: readonly N[]): N[] => {
  const later = new Set<string>()
  const walk = (list: readonly Node[], path: string): Node[] =>
    list
      .toReversed()
      .flatMap((node): Node[] => {
        if (node.kind === 'verbatim') return [node]
        if (node.kind !== 'declaration') {
          const inner = walk(node.nodes, `${path} ${nameOf(node)} {`)
          return inner.length === 0 ? [] : [{ ...node, nodes: inner }]
        }
        const key = `${path} ${node.property}`
        if (later.has(key)) return []
        later.add(key)
        return [node]
      })
      .toReversed()
  return walk(nodes, '') as N[] // the same kinds of nodes as were given
}
