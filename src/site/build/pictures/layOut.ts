import type { ReactNode } from 'react'
import type { Box } from '../../../render/page/social/box.ts'

type Satori = typeof import('satori').default

export type Size = { readonly width: number; readonly height: number }

/** A tree as SVG, its text as outlines; `bottom` is where the lowest of its boxes ends, the outermost apart. Sizes in pixels. */
type LaidOut = { readonly svg: string; readonly bottom: number }

/** Lays a tree out. Throws what satori throws. Satori reads fonts once for each list of them. */
export type LayOut = (tree: Box, size: Size, fonts: readonly PictureFont[]) => Promise<LaidOut>

/** Satori is handed in: it takes longer to load than most builds, which draw nothing, take for the rest, and a thread loads it from elsewhere. */
export const layOutWith =
  (satori: Satori): LayOut =>
  async (tree, size, fonts) => {
    let bottom = 0
    const svg = await satori(tree as unknown as ReactNode, {
      ...size,
      fonts: fonts as PictureFont[], // it changes none; and plain objects are fine, though its types don't say so
      onNodeDetected: ({ top, width, height }) => {
        if (width !== size.width || height !== size.height) bottom = Math.max(bottom, top + height)
      },
    })
    return { svg, bottom }
  }
export type PictureFont = { readonly name: string; readonly data: Buffer; readonly weight: 400 }
