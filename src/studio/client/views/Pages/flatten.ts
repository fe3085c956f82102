import type { PageGroup, PageNode } from '../../../../operations/pages/pageTree.ts'

const all = (nodes: readonly PageNode[]): PageNode[] => nodes.flatMap((node) => [node, ...all(node.below)])

/** The pages of the tree in which somebody finds some words, in its order; each by itself. Pure. */
export const foundPages = (groups: readonly PageGroup[], words: string): PageNode[] => {
  const wanted = words.trim().toLowerCase()
  return groups.flatMap(({ nodes }) => all(nodes)).filter(({ route, title, name }) => `${route} ${title} ${name}`.toLowerCase().includes(wanted))
}

/** How many pages stand below one, at any depth. */
export const countBelow = ({ below }: PageNode): number => all(below).length

/** Whether a page stands somewhere below one. */
export const isAbove = ({ below }: PageNode, route: string): boolean => all(below).some((node) => node.route === route)
