import type { Block, PageDocument } from '../../document/page.ts'
import type { Background, BlockModule } from '../../kit/BlockModule.ts'

/** One block's place: its number, its background, and whether it is attached to the section above it. */
type PlacedBlock = {
  readonly index: number
  readonly background: Background
  readonly attached: boolean
}

/** A run of blocks that stand together. In a run that is `beside`, the first block accompanies the others. */
export type BlockFlow = { readonly beside: boolean; readonly blocks: readonly PlacedBlock[] }

export type Bands = NonNullable<PageDocument['bands']>

/** What blocks say of their region and background, by type. */
export type LayoutHints = (type: string) => Pick<BlockModule, 'region' | 'background'>

/**
 * The background of a section that begins something new. It takes the one that it reads best on, or else the other one than
 * the section before; but two sunken ones never stand together, nor more than two plain ones.
 */
const nextBackground = (
  wanted: Background | undefined,
  before: readonly Background[],
): Background => {
  const [last, lastButOne] = before
  if (last === 'sunken') return ''
  if (last === '' && lastButOne === '') return 'sunken'
  return wanted ?? (last === '' ? 'sunken' : '')
}

/** The grounds so far, with that of a block whose author asks for one; undefined where the author leaves it to the page. */
const asked = (
  { band }: Block,
  bands: Bands,
  before: readonly Background[],
): readonly Background[] | undefined => {
  if (band === 'same') return before
  if (band === 'new') return [before[0] === 'sunken' ? '' : 'sunken', ...before]
  return band === 'plain' || bands === 'none' ? ['', ...before] : undefined
}

/**
 * The rhythm of a page: which blocks share a background and which change it. A section without a heading and an aside
 * stay with their neighbour above; a band stands for itself; blocks beside a table of contents are one plain run. What an author says of a block's `band`,
 * or of all `bands` of the page, goes before.
 */
export const blockFlow = (
  blocks: readonly Block[],
  hintsOf: LayoutHints,
  bands: Bands = 'auto',
): BlockFlow[] => {
  const runs: { beside: boolean; blocks: PlacedBlock[] }[] = []
  let before: readonly Background[] = []
  let beside = false
  blocks.forEach((block, index) => {
    const { region, background } = hintsOf(block.type)
    if (region === 'beside') {
      beside = true
      runs.push({ beside, blocks: [{ index, background: '', attached: false }] })
      return
    }
    if (region === 'band' || region === 'end') beside = false
    if (beside) {
      runs.at(-1)?.blocks.push({ index, background: '', attached: false })
      return
    }
    const begins =
      block['heading'] !== undefined &&
      block['level'] !== 3 &&
      (region === undefined || region === 'end')
    if (region === 'top') before = ['']
    else if (region === 'band') before = []
    else
      before =
        asked(block, bands, before) ??
        (begins || before.length === 0 ? [nextBackground(background, before), ...before] : before)
    runs.push({
      beside,
      blocks: [{ index, background: before[0] ?? '', attached: region === 'aside' && index > 0 }],
    })
  })
  return runs
}
