import { renderAsync } from '@resvg/resvg-js'
import type { Box } from '../../page/social/box.ts'
import { layOut } from './layOut.ts'
import { palettePng } from './palettePng.ts'
import type { PictureFont } from './pictureFonts.ts'

type Size = { readonly width: number; readonly height: number }

/** Puts the files in place of the addresses of a tree's images, which satori takes only as data. */
const withImages = (tree: Box, dataOf: (address: string) => string | undefined): Box => {
  const { children, src } = tree.props
  if (typeof src === 'string')
    return { ...tree, props: { ...tree.props, src: dataOf(src) ?? 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' } }
  if (!Array.isArray(children)) return tree
  return { ...tree, props: { ...tree.props, children: children.map((child: Box | string) => (typeof child === 'string' ? child : withImages(child, dataOf))) } }
}

/** Draws a tree as a PNG file. The layout runs here, the rasterising in a thread of its own. */
export const drawPicture = async (tree: Box, size: Size, fonts: readonly PictureFont[], dataOf: (address: string) => string | undefined): Promise<Buffer> => {
  const svg = await layOut(withImages(tree, dataOf), size, fonts)
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return (await palettePng(drawn.pixels, drawn.width, drawn.height)) ?? drawn.asPng()
}
