import type { Page } from 'playwright'

/** What a camera that was held upright writes into its picture: it is to be turned by a quarter to the right. */
const orientation = Buffer.from(
  'FFE1002245786966000049492A00080000000100120103000100000006000000000000000000'.padEnd(72, '0'),
  'hex',
)

/**
 * A photograph as a camera makes it that was held upright: `width` and `height` are those of the sensor, its upper half is red and its lower half blue,
 * and it says beside its pixels that it is to be turned. Shown upright it is red at the right.
 */
export const photograph = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const address = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: across, height: down })
      const context = canvas.getContext('2d')
      if (context) {
        context.fillStyle = '#e02020'
        context.fillRect(0, 0, across, down / 2)
        context.fillStyle = '#2020e0'
        context.fillRect(0, down / 2, across, down / 2)
      }
      return canvas.toDataURL('image/jpeg', 0.9)
    },
    [width, height] as const,
  )
  const plain = Buffer.from(address.replace(/^.*,/, ''), 'base64')
  return Buffer.concat([plain.subarray(0, 2), orientation, plain.subarray(2)])
}
