import type { Page } from 'playwright'
import type { Sight, Survey } from './surveyOf.ts'

/** What a picture shows of a sight: the contrast of what stands out most with its ground (1 to 21), and the share of its width that a line below it takes. */
export type InPicture = { readonly contrast: number; readonly line: number }

/** Measures each sight on the picture itself, as an eye would. `eye` is a page of Chromium, which can read pictures. */
export const seenInPicture = ({ sights, picture }: Survey, eye: Page): Promise<InPicture[]> =>
  eye.evaluate(
    async ([address, boxes]) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('There is nothing to draw on.')
      context.drawImage(bitmap, 0, 0)
      const linear = Array.from({ length: 256 }, (_, value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
      const luminance = (data: Uint8ClampedArray, at: number) =>
        0.2126 * (linear[data[at] ?? 0] ?? 0) + 0.7152 * (linear[data[at + 1] ?? 0] ?? 0) + 0.0722 * (linear[data[at + 2] ?? 0] ?? 0)
      const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      return boxes.map(([left, top, width, height]) => {
        const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height) + 3)]
        const { data } = context.getImageData(Math.round(left), Math.round(top), w, h)
        const values = Array.from({ length: w * h }, (_, index) => luminance(data, index * 4))
        const counts = new Map<number, number>()
        for (const value of values) counts.set(Math.round(value * 200), (counts.get(Math.round(value * 200)) ?? 0) + 1)
        const ground = ([...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0) / 200
        const contrasts = values.map((value) => contrastOf(value, ground))
        const rows = Array.from({ length: h }, (_, row) => contrasts.slice(row * w, row * w + w).filter((contrast) => contrast > 1.3).length / w)
        return {
          contrast: contrasts.toSorted((a, b) => b - a)[Math.floor(contrasts.length / 200)] ?? 1,
          line: Math.max(...rows.slice(Math.floor(h * 0.6))),
        }
      })
    },
    [`data:image/png;base64,${picture.toString('base64')}`, sights.map(({ box }: Sight) => box)] as const,
  )
