import { imageSize } from 'image-size'

export type PictureSize = {
  readonly type: string | undefined
  readonly width: number
  readonly height: number
}

const measure = (bytes: Uint8Array): PictureSize | undefined => {
  try {
    const { type, width, height } = imageSize(bytes)
    return { type, width, height }
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

/** Size of a drawing in pixels. Takes what `cleanSvg` has written, in which a tag is a tag; undefined if it has no size. */
export const measureDrawing = (text: string): PictureSize | undefined => measure(Buffer.from(text))
