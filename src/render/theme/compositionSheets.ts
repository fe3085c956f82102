import type { CompositionName } from './compositionLayouts.ts'

/** What has sheets of its own: the compositions, and the ledger as a register (`signature`). */
export type SheetName = CompositionName | 'register'

const own = import.meta.glob<string>('../ui/*/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const ofBlocks = import.meta.glob<string>('../blocks/*/*.*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** What a composition says besides the ledger's sheets: its roles and scales, its frame and shared parts, header and footer, and the shapes of blocks. */
export type CompositionSheets = {
  readonly tokens: string
  readonly parts: string
  readonly shell: string
  readonly blocks: string
}

const none: CompositionSheets = { tokens: '', parts: '', shell: '', blocks: '' }

/** The sheets of a composition. The ledger has none: it is what all others begin with. */
export const compositionSheets = (name: SheetName): CompositionSheets => {
  if (name === 'ledger') return none
  const file = (part: string) => own[`../ui/${name}/${part}.css`] ?? ''
  const blocks = Object.keys(ofBlocks).filter((path) => path.endsWith(`.${name}.module.css`))
  return {
    tokens: file('tokens'),
    parts: file('parts'),
    shell: file('shell'),
    blocks: blocks
      .sort()
      .map((path) => ofBlocks[path])
      .join('\n'),
  }
}

/** All of them, for what holds of every style sheet. */
export const allCompositions: string = [...Object.values(own), ...Object.values(ofBlocks)].join(
  '\n',
)
