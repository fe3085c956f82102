import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageNode } from '../../../../../content/commands/pages/pageTree.ts'
import { SignButton } from '../../ui/SignButton.tsx'
import { countBelow, isAbove } from './flatten.ts'
import { PageMenu } from './PageMenu.tsx'
import { PageRow } from './PageRow.tsx'

/** So many pages below one are shown unasked. */
const fewBelow = 12
/** Of more in one list only these are drawn: the others are found by their words. */
const limit = 150

const Node = ({ node }: { node: PageNode }) => {
  const { pathname } = useLocation()
  const [choice, setChoice] = useState<boolean>()
  const isOpen = choice ?? (countBelow(node) <= fewBelow || isAbove(node, pathname))
  return (
    <li>
      <PageRow {...node}>
        {node.below.length > 0 ? (
          <SignButton
            size="1"
            sign={isOpen ? 'open' : 'right'}
            name={`${isOpen ? 'Hide' : 'Show'} what is below ${node.name}`}
            aria-expanded={isOpen}
            onClick={() => setChoice(!isOpen)}
          />
        ) : null}
        <PageMenu route={node.route} name={node.name} languages={node.languages} />
      </PageRow>
      {isOpen && node.below.length > 0 ? <PageTree nodes={node.below} /> : null}
    </li>
  )
}

/** Pages with what belongs below them. */
export const PageTree = ({ nodes }: { nodes: readonly PageNode[] }) => (
  <ul className="pages-tree">
    {nodes.slice(0, limit).map((node) => (
      <Node key={node.route} node={node} />
    ))}
    {nodes.length > limit ? (
      <li className="studio-quiet">and {nodes.length - limit} more: find them by their words.</li>
    ) : null}
  </ul>
)
