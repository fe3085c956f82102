import type { PageGroup, PageNode } from '../../../../../content/commands/pages/pageTree.ts'
import { isFoundIn, matchesQuery } from '../../../../../core/document/matchesQuery.ts'

const all = (nodes: readonly PageNode[]): PageNode[] =>
  nodes.flatMap((node) => [node, ...all(node.below)])

/**
 * The pages of the tree in which somebody finds some words, in any order, each by itself: first those with words that begin so, then those that have it
 * within one, "iso" in "Liaison"; each in the tree's order. Pure.
 */
export const foundPages = (groups: readonly PageGroup[], words: string): PageNode[] => {
  const found = groups
    .flatMap(({ nodes }) => all(nodes))
    .filter(({ route, title, name }) => isFoundIn(words, [route, title, name]))
  const begins = ({ title, name }: PageNode) => matchesQuery(words, title, name)
  return [...found.filter(begins), ...found.filter((node) => !begins(node))]
}

/** How many pages stand below one, at any depth. */
export const countBelow = ({ below }: PageNode): number => all(below).length

/** Whether a page stands somewhere below one. */
export const isAbove = ({ below }: PageNode, route: string): boolean =>
  all(below).some((node) => node.route === route)
