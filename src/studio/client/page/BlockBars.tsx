import { useState } from 'react'
import { blockOf } from '../../../kit/blockOf.ts'
import { BlockGallery } from '../gallery/BlockGallery.tsx'
import { BlockMenu } from '../panel/BlockMenu.tsx'
import { blockAt } from '../panel/blockAt.ts'
import { useBlocks } from '../panel/useBlocks.ts'
import { useSiteKit } from '../panel/useSiteKit.ts'
import { titleOf } from '../panel/words.ts'
import { useDocument, useStudioState } from '../store/useStudio.ts'
import { Sign, type SignName } from '../ui/Sign.tsx'
import { dialogAt } from './dialogAt.ts'
import { EditDialog } from './EditDialog.tsx'
import type { Fit } from './useFit.ts'
import type { BlockBox } from './useHear.ts'

type Props = { readonly boxes: readonly BlockBox[]; readonly fit: Fit; readonly file: string }

/** Around the chosen block: its frame, a bar of what can be done with it, and a place for another one before and after it. */
export const BlockBars = ({ boxes, fit, file }: Props) => {
  const kit = useSiteKit()
  const value = useDocument(file)?.value
  const chosen = useStudioState((state) => (state.chosen?.file === file ? state.chosen.pointer : undefined))
  const at = blockAt(value, chosen)
  const count = (value as { readonly blocks?: readonly unknown[] } | undefined)?.blocks?.length ?? 0
  const does = useBlocks(file, count)
  const [adds, setAdds] = useState<number>()
  const box = boxes.find(({ index }) => index === at?.index)?.box
  if (!kit || !at || !box) return null
  const opens = chosen === undefined ? undefined : dialogAt(value, chosen)
  const left = (fit.room.width - fit.width * fit.scale) / 2
  const place = {
    insetInlineStart: left + box.x * fit.scale,
    insetBlockStart: box.y * fit.scale,
    inlineSize: box.width * fit.scale,
    blockSize: box.height * fit.scale,
  }
  const title = titleOf(blockOf(kit, at.block.type).schema ?? {})
  const tool = (sign: SignName, name: string, act: () => void, isOff = false) => (
    <button type="button" aria-label={name} title={name} disabled={isOff} onClick={act}>
      <Sign name={sign} />
    </button>
  )
  const add = (where: 'before' | 'after') => (
    <button
      type="button"
      className="block-add"
      data-where={where}
      aria-label={`Add a block ${where} ${title}`}
      onClick={() => setAdds(at.index + (where === 'after' ? 1 : 0))}
    >
      <Sign name="plus" size={14} />
    </button>
  )
  return (
    <>
      <div className="block-frame" style={place}>
        <div role="toolbar" className="block-bar" aria-label={title} data-inside={place.insetBlockStart < 40}>
          <span>{title}</span>
          {tool('up', 'Move up', () => void does.move(at.index, at.index - 1), at.index === 0)}
          {tool('down', 'Move down', () => void does.move(at.index, at.index + 1), at.index === count - 1)}
          {tool('copy', 'Duplicate', () => void does.duplicate(at.index))}
          {tool(
            at.block['hidden'] === true ? 'eye' : 'hidden',
            at.block['hidden'] === true ? 'Show' : 'Hide',
            () => void does.hide(at.index, at.block['hidden'] !== true),
          )}
          {tool('bin', 'Remove', () => void does.remove(at.index))}
          {opens === undefined ? null : <EditDialog id={opens} />}
          <BlockMenu kit={kit} file={file} index={at.index} block={at.block} />
        </div>
        {add('before')}
        {add('after')}
      </div>
      {adds === undefined ? null : (
        <BlockGallery kit={kit} onClose={() => setAdds(undefined)} onChoose={(type) => void does.add(type, adds).finally(() => setAdds(undefined))} />
      )}
    </>
  )
}
