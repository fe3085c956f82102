import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RenderedImage, Resvg } from '@resvg/resvg-js'
import type { PictureFont } from './layOut.ts'
import type { FontFiles } from './usableFonts.ts'

/** The length of a side in the units of the drawing. */
const side = 512

/** On a `ground`, a drawing gets a margin as well: phones cut icons round and fill what is clear with black. Its texts are drawn in `fonts`. */
type Square = { readonly ground?: string | undefined; readonly fonts?: FontFiles | undefined }

export const hasTexts = (svg: Buffer): boolean => svg.includes('<text')

/** Runs `draw` with the paths of fonts, of which resvg reads none from memory. */
const withFontFiles = <T>(fonts: readonly PictureFont[], draw: (paths: string[]) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-fonts-'))
  try {
    return draw(
      fonts.map(({ data }, index) => {
        const path = join(folder, `${index}.ttf`)
        writeFileSync(path, data)
        return path
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An SVG as a PNG whose longer side has so many pixels. Its texts are in these fonts, which resvg keeps from an SVG within another one. */
const withTexts = (svg: Buffer, pixels: number, { own, engine }: FontFiles): Buffer =>
  withFontFiles([...own, ...engine], (fontFiles) => {
    const { width, height } = new Resvg(svg)
    const mode = width < height ? 'height' : 'width'
    const font = { loadSystemFonts: false, fontFiles }
    return new Resvg(svg, { fitTo: { mode, value: Math.round(pixels) }, font }).render().asPng()
  })

/** How deep custom properties may refer to each other. */
const maxDepth = 8

/** A drawing with the values of the custom properties that it sets, of which resvg knows none. */
const withoutVariables = (svg: Buffer): Buffer => {
  if (!svg.includes('var(')) return svg
  let text = svg.toString()
  const values = new Map(
    [...text.matchAll(/(--[\w-]+)\s*:\s*([^;{}"'<]+)/g)].map(([, name, value = '']) => [
      name,
      value.trim(),
    ]),
  )
  for (let depth = 0; depth < maxDepth && text.includes('var('); depth += 1)
    text = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\))?[^()]*))?\)/g,
      (_all, name: string, instead = 'currentColor') => values.get(name) ?? String(instead).trim(),
    )
  return Buffer.from(text)
}

/** Draws an SVG as a square of `width` pixels. Throws what resvg throws. */
export const drawSquare = (
  drawing: Buffer,
  width: number,
  { ground, fonts }: Square = {},
): RenderedImage => {
  const svg = withoutVariables(drawing)
  const inset = ground === undefined ? 0 : 96
  const inner = side - 2 * inset
  const data =
    fonts && hasTexts(svg)
      ? `data:image/png;base64,${withTexts(svg, (inner / side) * width, fonts).toString('base64')}`
      : `data:image/svg+xml;base64,${svg.toString('base64')}`
  const fill =
    ground === undefined ? '' : `<rect width="${side}" height="${side}" fill="${ground}"/>`
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${fill}<image x="${inset}" y="${inset}" width="${inner}" height="${inner}" href="${data}"/></svg>`
  return new Resvg(sheet, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
}
