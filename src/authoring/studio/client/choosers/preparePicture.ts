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
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
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

/**
 * Makes a picture fit for the web, in the browser: turned upright as its camera noted, at most 2400 px on its longer side, compressed, and without what
 * the camera wrote beside it (where it was taken, among others). Drawings (SVG) stay as they are. Errors: in words, where it is no picture.
 */
export const preparePicture = async (file: Blob, name: string): Promise<Prepared> => {
  if (file.type === 'image/svg+xml' || name.endsWith('.svg'))
    return { file, name: `${plainName(name)}.svg`, width: undefined, height: undefined }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(
      `${name} is no picture that a browser can show. Save it as JPEG, PNG or WebP and choose it again.`,
    )
  })
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const canvas = drawn(bitmap, width, height)
  bitmap.close()
  const webp = await encoded(canvas, 'image/webp')
  // A browser that can't write WebP gives a PNG instead, which is far too heavy for a photograph.
  const made = webp?.type === 'image/webp' ? webp : await encoded(canvas, 'image/jpeg')
  if (!made)
    throw new Error(`${name} is too large for this browser. Make it smaller and choose it again.`)
  return {
    file: made,
    name: `${plainName(name)}.${made.type === 'image/webp' ? 'webp' : 'jpg'}`,
    width,
    height,
  }
}
