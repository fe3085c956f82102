import type { ReactNode } from 'react'
import type { Box } from '../../page/social/box.ts'
import type { PictureFont } from './pictureFonts.ts'

/** Lays a tree out and gives it as SVG, its text as outlines. Sizes in pixels. Throws what satori throws. */
export const layOut = async (tree: Box, size: { readonly width: number; readonly height: number }, fonts: readonly PictureFont[]): Promise<string> => {
  const { default: satori } = await import('satori') // takes longer to load than most builds, which draw nothing, take for the rest
  return satori(tree as unknown as ReactNode, { ...size, fonts: [...fonts] }) // satori takes plain objects too, though its types don't say so
}
