import { Button } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { callOf } from '../../../../content/commands/names/callOf.ts'
import type { Block } from '../../../../core/document/page.ts'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { EditorLink } from '../../../workspace/client/EditorLink.tsx'
import { BlockGallery } from '../gallery/BlockGallery.tsx'
import { asksForSomething } from '../store/findingsIn.ts'
import { useFindings, useStudio, useStudioState } from '../store/useStudio.ts'
import { Sign } from '../ui/Sign.tsx'
import { useReading } from '../ui/useReading.ts'
import { titleOf } from '../ui/words.ts'
import { BlockMenu } from './BlockMenu.tsx'
import { MoveHandle } from './fields/MoveHandle.tsx'
import { useDragged } from './fields/useDragged.ts'
import { useBlocks } from './useBlocks.ts'
import { useKeys } from './useKeys.ts'

/** The blocks of a page from top to bottom: each is chosen, moved by dragging and by arrows, and new ones come between. */
export const Outline = ({
  kit,
  file,
  document,
}: {
  kit: SchemaKit
  file: string
  document: unknown
}) => {
  const studio = useStudio()
  const root = useStudioState(({ overview }) => overview?.root ?? '')
  const findings = useFindings(file).filter(asksForSomething)
  const blocks = ((document as { readonly blocks?: readonly Block[] }).blocks ??
    []) as readonly Block[] // lint tells where they are none
  const does = useBlocks(file)
  const keys = useKeys(blocks)
  const dragged = useDragged((from, to) => void does.move(from, to))
  const read = useReading()
  const isRemoving = useRef(false)
  /** Once for each block: until the next one has the focus, a further press would mean the block that goes. */
  const removeOnce = async (index: number) => {
    if (isRemoving.current) return
    isRemoving.current = true
    await does.remove(index)
    isRemoving.current = false
  }
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <ol className="panel-list panel-outline">
        {blocks.map((block, index) => {
          const title = titleOf(blockOf(kit, block.type).schema ?? { title: block.type })
          const call = callOf(block)
          const found = findings.filter(({ pointer }) =>
            `${pointer}/`.startsWith(`/blocks/${index}/`),
          ).length
          return (
            <li
              key={keys[index]}
              className="panel-entry"
              data-pointer={`/blocks/${index}`}
              data-index={index}
              {...dragged.marks(index)}
            >
              <div className="panel-entry-head">
                <MoveHandle
                  what={title}
                  index={index}
                  count={blocks.length}
                  onMove={(to) => void does.move(index, to, '.panel-handle')}
                  onDragStart={dragged.start}
                />
                <button
                  type="button"
                  className="panel-entry-name"
                  onClick={() => studio.choose({ file, pointer: `/blocks/${index}` }, 'panel')}
                  onKeyDown={({ key }) => (key === 'Delete' ? void removeOnce(index) : undefined)}
                >
                  <span>
                    {title}
                    {call === undefined ? null : <small>{read(call)}</small>}
                  </span>
                  {block['hidden'] === true ? <Sign name="hidden" size={14} /> : null}
                  {found > 0 ? <span className="panel-count">{found}</span> : null}
                  <Sign name="right" size={12} />
                </button>
                <BlockMenu
                  kit={kit}
                  file={file}
                  index={index}
                  block={block}
                  name={`block ${index + 1}, ${title}`}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <Button variant="soft" className="panel-add" onClick={() => setAdding(true)}>
        <Sign name="plus" size={14} /> Add a block
      </Button>
      <p className="panel-file">
        <EditorLink root={root} file={file} label="Open it in a text editor" />
      </p>
      {isAdding ? (
        <BlockGallery
          kit={kit}
          file={file}
          at={blocks.length}
          onClose={() => setAdding(false)}
          onChoose={(type, at) => void does.add(type, at)}
        />
      ) : null}
    </>
  )
}
