import { useState } from 'react'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import { BlockGallery } from '../gallery/BlockGallery.tsx'
import { useBlocks } from '../panel/useBlocks.ts'
import { useSiteKit } from '../store/useSiteKit.ts'
import { useDocument, useStudioState } from '../store/useStudio.ts'
import { blockAt } from '../ui/blockAt.ts'
import { Sign } from '../ui/Sign.tsx'
import { titleOf } from '../ui/words.ts'
import type { Fit } from './useFit.ts'
import type { BlockBox } from './useHear.ts'

type Props = {
  readonly boxes: readonly BlockBox[]
  /** So much of the frame's window is covered by the site's header. */
  readonly covered: number
  readonly fit: Fit
  readonly file: string
}

/** So far the frame stands out above and below a block, in pixels; at its sides it stays within the page. */
const standsOut = 3
/** So far its buttons stand out, in pixels. */
const around = 16

/** Around the chosen block: a frame, and a place for another one before and after it. */
export const BlockOutline = ({ boxes, covered, fit, file }: Props) => {
  const kit = useSiteKit()
  const value = useDocument(file)?.value
  const chosen = useStudioState((state) =>
    state.chosen?.file === file ? state.chosen.pointer : undefined,
  )
  const at = blockAt(value, chosen)
  const does = useBlocks(file)
  const [adds, setAdds] = useState<'before' | 'after'>()
  const box = boxes.find(({ index }) => index === at?.index)?.box
  if (!kit || !at || !box) return null
  const left = (fit.room.width - fit.width * fit.scale) / 2
  const place = {
    insetInlineStart: left + box.x * fit.scale + standsOut,
    insetBlockStart: box.y * fit.scale,
    inlineSize: box.width * fit.scale - 2 * standsOut,
    blockSize: box.height * fit.scale,
  }
  const hidden = (covered - box.y) * fit.scale
  const clipPath = hidden > 0 ? `inset(${hidden}px -${around}px -${around}px)` : undefined
  const title = titleOf(blockOf(kit, at.block.type).schema ?? {})
  const add = (where: 'before' | 'after') => (
    <button
      type="button"
      className="block-add"
      data-where={where}
      aria-label={`Add a block ${where} ${title}`}
      title={`Add a block ${where} this one`}
      onClick={() => setAdds(where)}
    >
      <Sign name="plus" size={14} />
    </button>
  )
  return (
    <>
      <div className="block-frame" style={{ ...place, clipPath }}>
        {add('before')}
        {add('after')}
      </div>
      {adds === undefined ? null : (
        <BlockGallery
          kit={kit}
          file={file}
          at={at.index + (adds === 'after' ? 1 : 0)}
          onClose={() => setAdds(undefined)}
          onChoose={(type, index) => void does.add(type, index)}
        />
      )}
    </>
  )
}
