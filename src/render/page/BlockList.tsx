import type { ReactNode } from 'react'
import type { Block } from '../../core/document/page.ts'
import { blockOf } from '../../core/kit/blockOf.ts'
import { type Bands, type BlockFlow, blockFlow } from '../../core/model/site/blockFlow.ts'
import { blockIds } from '../../core/model/site/blockIds.ts'
import { BlockPlace } from '../ui/BlockPlace.ts'
import { usePage } from '../ui/PageContext.ts'

/** Wraps each block where somebody needs to know it: the preview names it, the build says which one failed. */
export type WrapBlock = (block: Block, index: number, element: ReactNode) => ReactNode

/** `parts`: the blocks stand inside a frame that is there already, such as a dialog's. */
type Props = {
  blocks: readonly Block[]
  wrapBlock?: WrapBlock | undefined
  parts?: boolean
  bands?: Bands | undefined
}

/** The walk from a document's blocks to React: one component each, by its type. */
export const BlockList = ({
  blocks,
  wrapBlock = (_block, _index, element) => element,
  parts = false,
  bands,
}: Props) => {
  const { kit } = usePage()
  const ids = blockIds(kit, blocks)
  const one =
    (part: boolean) =>
    ({ index, background, attached }: BlockFlow['blocks'][number]) => {
      const block = blocks[index] as Block // the flow numbers these very blocks
      const Component = kit.components.get(block.type)
      if (!Component) throw new Error(`No block has the type "${block.type}".`)
      return (
        <BlockPlace value={{ id: ids[index], background, index, attached, part }} key={index}>
          {wrapBlock(
            block,
            index,
            <Component block={block as never /* its schema was checked by this very type */} />,
          )}
        </BlockPlace>
      )
    }
  return blockFlow(blocks, (type) => blockOf(kit, type), bands).map((run) =>
    run.beside ? (
      <div className="flow" key={run.blocks[0]?.index}>
        <div className="flow-wrap">
          {run.blocks.slice(0, 1).map(one(true))}
          <div className="flow-body">{run.blocks.slice(1).map(one(true))}</div>
        </div>
      </div>
    ) : (
      run.blocks.map(one(parts))
    ),
  )
}
