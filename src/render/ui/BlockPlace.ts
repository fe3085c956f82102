import { createContext, useContext } from 'react'

/**
 * Where a block stands on its page: its id in the document, the background, its number from the top;
 * `attached` to the section above it; or a `part` of something that has a frame already: a run beside a table of
 * contents, a dialog.
 */
export type BlockPlace = {
  readonly id: string | undefined
  readonly background: '' | 'sunken' | 'band'
  readonly index: number
  readonly attached?: boolean
  readonly part?: boolean
}

export const BlockPlace = createContext<BlockPlace>({ id: undefined, background: '', index: 0 })

export const useBlockPlace = (): BlockPlace => useContext(BlockPlace)
