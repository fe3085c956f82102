import { createContext, useContext } from 'react'

/** Where a block stands on its page: its id in the document, the tone of its background, its number from the top. */
export type BlockPlace = { readonly id: string | undefined; readonly tone: '' | 'sunken' | 'band'; readonly index: number }

export const BlockPlace = createContext<BlockPlace>({ id: undefined, tone: '', index: 0 })

export const useBlockPlace = (): BlockPlace => useContext(BlockPlace)
