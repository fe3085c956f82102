import { plainLetters } from '../../../../core/model/text/plainLetters.ts'
import { isAnimated, withoutNotes } from './animation.ts'

/** No screen shows a picture of a page wider than this, twice as dense as usual included. */
const maxSide = 2400
const quality = 0.82

/** A picture as it is sent: its bytes, and a name that says what they are. */
export type Prepared = {
  readonly file: Blob
  readonly name: string
  readonly width: number | undefined
  readonly height: number | undefined
}

const plainName = (name: string) =>
  plainLetters(name.replace(/\.[^.]*$/, ''))
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase() || 'picture'

const drawn = (bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
  }
  return canvas
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, type, quality))

/** Whether anything shows through a picture. */
const isTransparent = (canvas: HTMLCanvasElement): boolean => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return pixels?.some((value, index) => index % 4 === 3 && value < 255) ?? false
}

/** The picture in the lightest format that this browser writes and that keeps what shows through. */
const compressed = async (canvas: HTMLCanvasElement): Promise<Blob | null> => {
  const webp = await encoded(canvas, 'image/webp')
  if (webp?.type === 'image/webp') return webp
  // A browser that can't write WebP returns a PNG instead, which is far too heavy for a photograph. JPEG would fill what is transparent with black.
  return isTransparent(canvas) ? encoded(canvas, 'image/png') : encoded(canvas, 'image/jpeg')
}

const endings: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/png': 'png' }

/**
 * Makes a picture fit for the web, in the browser: turned upright as its camera noted, at most 2400 px on its longer side, compressed, and without what
 * the camera wrote beside it (where it was taken, among others). Drawings (SVG) stay as they
 * are, and so do the frames of animated pictures: a canvas holds one only. Errors: in words, if it isn't a picture.
 */
export const preparePicture = async (file: Blob, name: string): Promise<Prepared> => {
  if (file.type === 'image/svg+xml' || name.endsWith('.svg'))
    return { file, name: `${plainName(name)}.svg`, width: undefined, height: undefined }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(
      `${name} is no picture that a browser can show. Save it as JPEG, PNG or WebP and choose it again.`,
    )
  })
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isAnimated(bytes)) {
    const { width, height } = bitmap
    bitmap.close()
    // Copied, so that the parts are of a kind that a file is made of.
    const parts = withoutNotes(bytes).map((part) => new Uint8Array(part))
    return { file: new Blob(parts, { type: file.type }), name, width, height }
  }
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const canvas = drawn(bitmap, width, height)
  bitmap.close()
  const made = await compressed(canvas)
  if (!made)
    throw new Error(`${name} is too large for this browser. Make it smaller and choose it again.`)
  return {
    file: made,
    name: `${plainName(name)}.${endings[made.type] ?? 'jpg'}`,
    width,
    height,
  }
}
