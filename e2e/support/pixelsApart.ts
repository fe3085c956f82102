import type { Page } from 'playwright'

/** What drawing the same twice may round otherwise, of 255. */
const rounding = 3

/** How many pixels of two pictures (PNG) differ by more than rounding; all of them where their sizes differ. A page reads them: browsers can. */
export const pixelsApart = async (page: Page, one: Buffer, other: Buffer): Promise<number> => {
  if (one.equals(other)) return 0
  const addresses = [one, other].map(
    (picture) => `data:image/png;base64,${picture.toString('base64')}`,
  )
  return page.evaluate(
    async ([list, limits]) => {
      const drawn: ImageData[] = []
      for (const address of list) {
        const image = new Image()
        image.src = address
        await image.decode()
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        if (context) drawn.push(context.getImageData(0, 0, image.width, image.height))
      }
      const [a, b] = drawn as [ImageData, ImageData] // one for each picture
      if (a.width !== b.width || a.height !== b.height)
        return Math.max(a.data.length, b.data.length) / 4
      let apart = 0
      for (let at = 0; at < a.data.length; at += 4)
        if (
          [0, 1, 2].some(
            (channel) =>
              Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > limits,
          )
        )
          apart += 1
      return apart
    },
    [addresses, rounding] as const,
  )
}
