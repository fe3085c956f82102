import type { Box } from '../../../render/page/social/box.ts'
import { type Drawing, drawWhole, rasterise, withImages } from './drawWhole.ts'
import { type Area, inkOf } from './inkOf.ts'
import { emptySheet, type Numbered, palettePng, putPart } from './palettePng.ts'

/** What is the same on all pictures of a site, drawn; room for the lines of the one at hand; the part of it that has nothing but the ground: from `left` on, down to `bottom`. */
type Sheet = {
  readonly drawn: Numbered
  readonly lines: Buffer
  readonly ground: string
  readonly left: number
  readonly bottom: number
}

/** The part right of the margin and above the lowest words, both found by their pixels. */
const emptyPart = ({ width, height, lines }: Numbered): Pick<Sheet, 'left' | 'bottom'> => {
  const numberAt = (x: number, y: number) => lines[y * (width + 1) + 1 + x]
  const ground = numberAt(width - 1, 0)
  let left = width
  while (left > 0 && numberAt(left - 1, 0) === ground) left -= 1
  let bottom = 0
  const isEmpty = (y: number) =>
    lines
      .subarray(y * (width + 1) + 1 + left, (y + 1) * (width + 1))
      .every((number) => number === ground)
  while (bottom < height && isEmpty(bottom)) bottom += 1
  return { left, bottom }
}

/** Draws a sheet; undefined where it has too many colours for a palette. */
const drawSheet = async (tree: Box, drawing: Drawing): Promise<Sheet | undefined> => {
  const { svg } = await drawing.layOut(
    withImages(tree, drawing.images),
    drawing.size,
    drawing.fonts,
  )
  const { pixels, width, height } = rasterise(drawing, svg)
  const drawn = emptySheet(width, height)
  if (!putPart(drawn, { pixels, width, height, left: 0, top: 0 })) return undefined
  const at = 4 * (width - 1)
  return {
    drawn,
    lines: Buffer.alloc(drawn.lines.length),
    ground: `#${pixels.subarray(at, at + 3).toString('hex')}`,
    ...emptyPart(drawn),
  }
}

const fits = (
  { left, top, width, height }: Area,
  from: number,
  bottom: number,
  right: number,
): boolean => left >= from && top >= 0 && left + width <= right && top + height <= bottom

const inside = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))

/** Draws words on a sheet, only the area that they stand in; undefined where they need more room, or more colours, than are left. */
const drawWords = async (
  words: Box,
  { drawn, lines, ground, left, bottom }: Sheet,
  drawing: Drawing,
): Promise<Buffer | undefined> => {
  const laid = await drawing.layOut(words, drawing.size, drawing.fonts)
  const letters = inside(laid.svg)
  const area = inkOf(letters)
  if (!area || Math.ceil(laid.bottom) > bottom || !fits(area, left, bottom, drawing.size.width))
    return undefined
  const { left: x, top: y, width, height } = area
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>${letters}</svg>`
  drawn.lines.copy(lines)
  const picture = { ...drawn, lines, colors: new Map(drawn.colors) } // packed before the next one is begun: nothing waits from here on
  return putPart(picture, { pixels: rasterise(drawing, svg).pixels, ...area })
    ? palettePng(picture)
    : undefined
}

/** A picture to be drawn: as a whole, and its words alone. */
export type PictureOrder = { readonly whole: Box; readonly words: Box }

/**
 * Draws pictures that differ in their words: the sheet around them once, then each one's words upon it, to the very same pixels as the whole.
 * What does not fit so is drawn as a whole.
 */
export const drawOnSheet = (
  sheetTree: Box,
  drawing: Drawing,
): ((order: PictureOrder) => Promise<Buffer>) => {
  let sheet: ReturnType<typeof drawSheet> | undefined
  return async ({ whole, words }) => {
    sheet ??= drawSheet(sheetTree, drawing)
    const ready = await sheet
    return (ready && (await drawWords(words, ready, drawing))) ?? drawWhole(whole, drawing)
  }
}
