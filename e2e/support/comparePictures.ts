import type { Page } from 'playwright'
import type { Part, Picture } from './picture.ts'

/** What may differ: between machines and browsers letters are drawn, and lines sometimes broken, a little otherwise. */
const limits = { height: 0.08, heightPixels: 48, light: 0.08, colour: 0.006, tone: 4 }

/** The shares of a part's pixels, 0 to 1, that differ clearly in light and in colour; and by how much of 255 its average differs. */
type Differing = { readonly light: number; readonly colour: number; readonly tone: number }

/** Draws each part of both pictures at the same small size and counts what differs. Runs in the browser, which can read pictures. */
const measure = (page: Page, now: Picture, before: Picture): Promise<Differing[]> =>
  page.evaluate(
    async ([present, past]) => {
      const load = async (url: string) => {
        const image = new Image()
        image.src = url
        await image.decode()
        return image
      }
      const images = [await load(present.url), await load(past.url)] as const
      return present.parts.map((part, index) => {
        const width = Math.round(present.width / 8)
        const height = Math.max(1, Math.round(part.height / 8))
        const drawn = ([present, past] as const).map((picture, at) => {
          const image = images[at] as HTMLImageElement // there are two of both
          const { top, height: tall } = picture.parts[index] ?? part
          const ratio = image.width / picture.width
          const context = new OffscreenCanvas(width, height).getContext('2d', {
            willReadFrequently: true,
          })
          context?.drawImage(
            image,
            0,
            top * ratio,
            image.width,
            Math.max(1, tall * ratio),
            0,
            0,
            width,
            height,
          )
          return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
        })
        const [a = new Uint8ClampedArray(), b = new Uint8ClampedArray()] = drawn
        let light = 0
        let colour = 0
        const sums = [0, 0, 0]
        for (let at = 0; at < a.length; at += 4) {
          const off = (channel: number) => (a[at + channel] ?? 0) - (b[at + channel] ?? 0)
          const [red, green, blue] = [off(0), off(1), off(2)]
          for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + off(channel)
          if (Math.abs(red + green + blue) > 3 * 32) light += 1
          if (Math.max(Math.abs(red - green), Math.abs(blue - green)) > 24) colour += 1
        }
        const area = width * height
        return {
          light: light / area,
          colour: colour / area,
          tone: Math.max(...sums.map(Math.abs)) / area,
        }
      })
    },
    [now, before] as const,
  )

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const sizes = (now: Part, before: Part): string[] => {
  const allowed = Math.max(limits.heightPixels, before.height * limits.height)
  return Math.abs(now.height - before.height) > allowed
    ? [`${now.name} is ${Math.round(now.height)} pixels high; it was ${Math.round(before.height)}`]
    : []
}

/** Says in words how the look of a page differs from what it was; nothing where it does not. */
export const comparePictures = async (
  page: Page,
  now: Picture,
  before: Picture,
): Promise<string[]> => {
  const names = (parts: readonly Part[]) => parts.map(({ name }) => name).join(', ')
  if (now.parts.length !== before.parts.length)
    return [`it has other parts: ${names(now.parts)}; it had ${names(before.parts)}`]
  const differing = await measure(page, now, before)
  return now.parts.flatMap((part, index) => {
    const { light = 0, colour = 0, tone = 0 } = differing[index] ?? {}
    return [
      ...sizes(part, before.parts[index] ?? part),
      ...(light > limits.light
        ? [`${part.name} looks different in ${percent(light)} of its area`]
        : []),
      ...(colour > limits.colour
        ? [`${part.name} has other colours in ${percent(colour)} of its area`]
        : []),
      ...(tone > limits.tone
        ? [`${part.name} is lighter or darker by ${tone.toFixed(1)} of 255`]
        : []),
    ]
  })
}
