import { useMemo } from 'react'
import type { PageNode } from '../../../../../content/commands/pages/pageTree.ts'
import { useAnswer } from '../../store/useAnswer.ts'

const entries = (nodes: readonly PageNode[]): [string, string][] =>
  nodes.flatMap(({ route, name, below }) => [[route, name], ...entries(below)])

/** What the list of pages calls the page at an address, so that a form calls it the same; `title` until that has come. */
export const usePageNames = (): ((route: string, title: string) => string) => {
  const { answer } = useAnswer('tree', {})
  const names = useMemo(
    () => new Map(answer?.groups.flatMap(({ nodes }) => entries(nodes))),
    [answer],
  )
  return (route, title) => names.get(route) ?? title
}
