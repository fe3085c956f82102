import { blocks as registry } from '../blocks/index.ts'
import type { Block } from '../document/page.ts'

/**
 * What a block may say of its place (exported as `place` beside its schema): `top` begins the page, `beside` stands in
 * the margin of what follows, `band` is a full-width band of its own, `aside` belongs to the block before it.
 */
export type Place = 'top' | 'beside' | 'band' | 'aside'

/** A run of blocks that stand together. In a run that is `beside`, the first block accompanies the others. */
export type BlockFlow = { readonly beside: boolean; readonly blocks: readonly { readonly index: number; readonly tone: '' | 'sunken' }[] }

const placeOf = (type: string): Place | undefined => {
  if (!Object.hasOwn(registry, type)) return undefined
  const block: object = registry[type as keyof typeof registry] // just looked up
  return 'place' in block ? (block.place as Place) : undefined
}

/**
 * The rhythm of a page: which blocks share a background and which change it. Sections with a heading change tone in
 * turn; a block without one stays with its neighbour above. Blocks beside a table of contents are one plain run.
 */
export const blockFlow = (blocks: readonly Block[]): BlockFlow[] => {
  const runs: { beside: boolean; blocks: { index: number; tone: '' | 'sunken' }[] }[] = []
  let tone: '' | 'sunken' = ''
  let beside = false
  blocks.forEach((block, index) => {
    const place = placeOf(block.type)
    if (place === 'beside') {
      beside = true
      runs.push({ beside: true, blocks: [{ index, tone: '' }] })
      return
    }
    if (place === 'band') beside = false
    if (beside) {
      runs.at(-1)?.blocks.push({ index, tone: '' })
      return
    }
    const starts = block['heading'] !== undefined && block['level'] !== 3 && place === undefined
    if (place === 'top' || place === 'band') tone = ''
    else if (starts && index > 0) tone = tone === '' && placeOf(blocks[index - 1]?.type ?? '') !== 'top' ? 'sunken' : ''
    runs.push({ beside: false, blocks: [{ index, tone }] })
  })
  return runs
}
