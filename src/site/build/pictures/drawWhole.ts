import type { Resvg } from '@resvg/resvg-js'
import type { Box } from '../../../render/page/social/box.ts'
import type { LayOut, PictureFont, Size } from './layOut.ts'
import { emptySheet, palettePng, putPart } from './palettePng.ts'

/** What drawing takes. `images` are data URLs by the addresses that trees name. */
export type Drawing = {
  readonly layOut: LayOut
  readonly Resvg: typeof Resvg
  readonly size: Size
  readonly fonts: readonly PictureFont[]
  readonly images: Readonly<Record<string, string>>
}

const noImage = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** Puts the files in place of the addresses of a tree's images, which satori takes only as data. */
export const withImages = (tree: Box, images: Drawing['images']): Box => {
  const { children, src } = tree.props
  if (typeof src === 'string')
    return { ...tree, props: { ...tree.props, src: images[src] ?? noImage } }
  if (!Array.isArray(children)) return tree
  return {
    ...tree,
    props: {
      ...tree.props,
      children: children.map((child: Box | string) =>
        typeof child === 'string' ? child : withImages(child, images),
      ),
    },
  }
}

/** Makes pixels of an SVG. */
export const rasterise = ({ Resvg }: Pick<Drawing, 'Resvg'>, svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render()

/** Draws a tree as a PNG file, with a palette where its colours allow. */
export const drawWhole = async (tree: Box, drawing: Drawing): Promise<Buffer> => {
  const { svg } = await drawing.layOut(
    withImages(tree, drawing.images),
    drawing.size,
    drawing.fonts,
  )
  const drawn = rasterise(drawing, svg)
  const sheet = emptySheet(drawn.width, drawn.height)
  return putPart(sheet, {
    pixels: drawn.pixels,
    width: drawn.width,
    height: drawn.height,
    left: 0,
    top: 0,
  })
    ? palettePng(sheet)
    : drawn.asPng()
}
