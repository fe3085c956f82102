import { imageSize } from 'image-size'

export type PictureSize = {
  readonly type: string | undefined
  readonly width: number
  readonly height: number
}

/** Whether browsers show a picture of boxes (AVIF) turned by 90° or 270°, by its one property "irot" (ISO 23008-12). */
const isTurnedByBox = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096))
  const at = head.indexOf('\0\0\0\x09irot', 0, 'latin1')
  return head.includes('ftyp', 4, 'latin1') && at >= 0 && (head[at + 8] ?? 0) % 2 === 1
}

/** An animated AVIF under the brand of a still one, which image-size knows. */
const asStill = (bytes: Uint8Array): Uint8Array => {
  if (Buffer.from(bytes.subarray(4, 12)).toString('latin1') !== 'ftypavis') return bytes
  const still = Buffer.from(bytes)
  still.write('avif', 8, 'latin1')
  return still
}

/** Size and kind of a picture as browsers show it: a camera that was held upright says so in the EXIF data. */
const measure = (bytes: Uint8Array): PictureSize | undefined => {
  try {
    const { type, width, height, orientation = 1 } = imageSize(asStill(bytes))
    const isTurned = orientation > 4 || isTurnedByBox(bytes)
    return isTurned ? { type, width: height, height: width } : { type, width, height }
  } catch {
    return undefined // neither a picture nor a whole one
  }
}

/** Where image-size looks for the beginning of a drawing. In bytes. */
const searched = 1000
const mark = '<svg'

/**
 * Size and kind of a picture that isn't a drawing, in pixels; undefined for all else. image-size takes for a drawing
 * whatever has `<svg` near its start, and then needs a time that grows with the square of the length.
 */
export const measurePicture = (bytes: Uint8Array): PictureSize | undefined => {
  const head = Buffer.from(bytes.subarray(0, searched)).toString('latin1')
  if (!head.includes(mark)) return measure(bytes)
  const masked = Buffer.from(bytes)
  masked.write(head.replaceAll(mark, ' '.repeat(mark.length)), 'latin1')
  return measure(masked)
}

/** CSS pixels in each unit. Source: CSS Values, section 6; "em" and "ex" of the default 16px. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  em: 16,
  rem: 16,
  ex: 8,
}
const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`
const lengthPattern = new RegExp(String.raw`^\s*(${number})\s*([a-z]*)\s*$`, 'i')

const pixels = (length: string | undefined): number | undefined => {
  const [, amount, unit = ''] = lengthPattern.exec(length ?? '') ?? []
  const factor = units[unit.toLowerCase()]
  const size = Number(amount) * (factor ?? Number.NaN)
  return size > 0 ? size : undefined
}

/** Browsers draw such a picture in the size of its width and height; what is left out follows from the viewBox. */
const drawingSize = (
  width: number | undefined,
  height: number | undefined,
  box: readonly [number, number] | undefined,
): readonly [number, number] | undefined => {
  if (width !== undefined && height !== undefined) return [width, height]
  if (!box) return undefined
  const [across, down] = box
  if (width !== undefined) return [width, (width * down) / across]
  return height === undefined ? box : [(height * across) / down, height]
}

/** Size of a drawing in pixels. Takes what `cleanSvg` has written, in which the first tag is that of the drawing; undefined if it has no size. Pure. */
export const measureDrawing = (text: string): PictureSize | undefined => {
  const [tag = ''] = /^<svg[^>]*>/.exec(text) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  const box = (attribute('viewBox') ?? '')
    .replace(/&#\d+;/g, ' ')
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number)
  const [, , across = 0, down = 0] = box
  const size = drawingSize(
    pixels(attribute('width')),
    pixels(attribute('height')),
    box.length === 4 && across > 0 && down > 0 ? [across, down] : undefined,
  )
  const [width, height] = size?.map((length) => Math.max(1, Math.round(length))) ?? []
  return width === undefined || height === undefined ? undefined : { type: 'svg', width, height }
}
