import type { Box } from './boxesOf.ts'
import type { Look, Shown } from './look.ts'
import type { Pixels } from './pixels.ts'
import { placesOf, type Side } from './placesOf.ts'

/** How wide whole pages are shown, beside each other (as a share of their width, and at most) or alone, and how many places are shown by themselves. */
const overview = { share: 0.6, limit: 400 }
const alone = 960
const maxPlaces = 12

const picture = async (png: string): Promise<ImageBitmap> => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
  return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
}

const draw = (
  image: ImageBitmap,
  { left, top, width, height }: Box,
  to: number,
): { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D } => {
  const canvas = new OffscreenCanvas(to, Math.max(1, Math.round((height * to) / width)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures.')
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

const pixelsOf = (image: ImageBitmap): Pixels => {
  const { canvas, context } = draw(
    image,
    { left: 0, top: 0, width: image.width, height: image.height },
    image.width,
  )
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

const shown = async (
  image: ImageBitmap,
  { part, marks }: Side,
  to: number,
  quality = 0.75,
): Promise<Shown> => {
  const blob = await draw(image, part, to).canvas.convertToBlob({ type: 'image/webp', quality })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  const inPart = marks.map((box) => ({
    ...box,
    left: box.left - part.left,
    top: box.top - part.top,
  }))
  return {
    url: `data:image/webp;base64,${btoa(text)}`,
    width: part.width,
    height: part.height,
    marks: inPart,
  }
}

const wholeOf = (image: ImageBitmap): Box => ({
  left: 0,
  top: 0,
  width: image.width,
  height: image.height,
})

/** Compares two pictures of a page (PNG, base64) in a browser, which reads and writes pictures of all kinds; '' where there is none. */
const compareLooks = async (width: number, pngs: readonly [string, string]): Promise<Look> => {
  const [before, after] = await Promise.all(
    pngs.map((png) => (png === '' ? undefined : picture(png))),
  )
  if (!before || !after) {
    const only = async (image: ImageBitmap | undefined) =>
      image && shown(image, { part: wholeOf(image), marks: [] }, Math.min(width, alone))
    return { width, before: await only(before), after: await only(after), places: [], more: 0 }
  }
  const places = placesOf(pixelsOf(before), pixelsOf(after))
  if (places.length === 0) return { width, places: [], more: 0 }
  const whole = (image: ImageBitmap, side: 'before' | 'after') =>
    shown(
      image,
      { part: wholeOf(image), marks: places.flatMap((place) => place[side].marks) },
      Math.min(Math.round(width * overview.share), overview.limit),
      0.55,
    )
  return {
    width,
    before: await whole(before, 'before'),
    after: await whole(after, 'after'),
    places: await Promise.all(
      places.slice(0, maxPlaces).map(async (place) => ({
        before: await shown(before, place.before, place.before.part.width),
        after: await shown(after, place.after, place.after.part.width),
      })),
    ),
    more: Math.max(0, places.length - maxPlaces),
  }
}

export type CompareLooks = typeof compareLooks
/** The name under which whoever has opened the browser's page calls it. */
Object.assign(globalThis, { compareLooks })
