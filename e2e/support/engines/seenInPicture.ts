import type { Page } from 'playwright'
import type { Sight, Survey } from './surveyOf.ts'

/** What a picture shows of a sight: the contrast of what stands out most with its ground (1 to 21), and the share of its width that a line below it takes. */
export type InPicture = { readonly contrast: number; readonly line: number }

/** What a reader must tell from its ground. Of parts of the page and of fields, which are mostly ground, a picture tells nothing that is asked. */
const isRead = ({ kind }: Sight) => kind === 'text' || kind === 'link' || kind === 'image'

/** Measures each sight on the picture itself, as an eye would; nothing for those that aren't read. `eye` is a page of Chromium, which can read pictures. */
export const seenInPicture = (
  { sights, picture }: Survey,
  eye: Page,
): Promise<(InPicture | undefined)[]> =>
  eye.evaluate(
    async ([address, boxes]) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob())
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      })
      if (!context) throw new Error('There is nothing to draw on.')
      context.drawImage(bitmap, 0, 0)
      // How light a pixel is goes in steps, as many as tell two greys apart: counting steps is quick, and there are millions of pixels.
      const steps = 4000
      const linear = (value: number) =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      const [red, green, blue] = [0.2126, 0.7152, 0.0722].map((share) =>
        Float64Array.from({ length: 256 }, (_, value) => steps * share * linear(value / 255)),
      )
      const lightOf = (data: Uint8ClampedArray) => {
        const light = new Uint16Array(data.length / 4)
        for (let at = 0; at < data.length; at += 4)
          light[at / 4] = Math.round(
            (red?.[data[at] ?? 0] ?? 0) +
              (green?.[data[at + 1] ?? 0] ?? 0) +
              (blue?.[data[at + 2] ?? 0] ?? 0),
          )
        return light
      }
      const counted = (all: Uint16Array, step: number) => {
        const counts = new Uint32Array(steps / step + 1)
        for (const light of all)
          counts[Math.round(light / step)] = (counts[Math.round(light / step)] ?? 0) + 1
        return counts
      }
      return boxes.map((box) => {
        if (!box) return undefined
        const [left, top, width, height] = box
        const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height) + 3)]
        const light = lightOf(context.getImageData(Math.round(left), Math.round(top), w, h).data)
        const grounds = counted(light, 20)
        const ground = grounds.indexOf(Math.max(...grounds)) / 200
        const contrastOf = (step: number) =>
          (Math.max(step / steps, ground) + 0.05) / (Math.min(step / steps, ground) + 0.05)
        const inSteps = counted(light, 1)
        const standing = [...inSteps.keys()]
          .filter((step) => inSteps[step])
          .sort((a, b) => contrastOf(b) - contrastOf(a))
        // A two hundredth of what is there may be a stray: what stands out most comes after it.
        let strays = Math.floor(light.length / 200)
        const most = standing.find((step) => {
          strays -= inSteps[step] ?? 0
          return strays < 0
        })
        const inked = (row: Uint16Array) =>
          row.reduce((sum, step) => sum + (contrastOf(step) > 1.3 ? 1 : 0), 0) / w
        const below = Array.from({ length: h - Math.floor(h * 0.6) }, (_, row) =>
          light.subarray((h - 1 - row) * w, (h - row) * w),
        )
        return { contrast: contrastOf(most ?? 0), line: Math.max(...below.map(inked)) }
      })
    },
    [
      `data:image/png;base64,${picture.toString('base64')}`,
      sights.map((sight) => (isRead(sight) ? sight.box : undefined)),
    ] as const,
  )
