import type { Site } from '../../../core/kit/Site.ts'
import { headingFont, textFont } from '../../../render/page/social/pictureTree.ts'
import type { PictureFont } from './layOut.ts'
import { pictureFaces } from './pictureFaces.ts'
import type { FontFiles } from './usableFonts.ts'

type Decompress = (packed: Buffer) => Promise<Uint8Array>

const engineFonts = async (decompress: Decompress): Promise<PictureFont[]> => {
  const { engineFaces } = await import('./engineFaces.ts')
  return Promise.all(
    engineFaces.map(async (url, index): Promise<PictureFont> => {
      const packed = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
      return {
        name: `engine ${index}`,
        data: Buffer.from(await decompress(packed)),
        weight: 400,
      }
    }),
  )
}

/** The bytes of a font; undefined if they can't be unpacked, of which lint tells: the engine's own face stands in. */
const unpacked = async (packed: Buffer, decompress: Decompress): Promise<Buffer | undefined> => {
  try {
    return Buffer.from(await decompress(packed))
  } catch {
    return undefined
  }
}

/**
 * The files of a site's heading and text faces where it brings any, and of the engine's own, unpacked since satori reads no woff2. `readAsset`
 * gives an asset's content by its address.
 */
export const fontFiles = async (
  site: Pick<Site, 'settings' | 'faces'>,
  readAsset: (address: string) => Buffer | undefined,
): Promise<FontFiles> => {
  const files = pictureFaces(site, (address) =>
    address === undefined ? undefined : readAsset(address),
  )
  const own: PictureFont[] = []
  // An ES module: bundled for the studio, where scripts are CommonJS, it would come without its default export by a static import.
  const { default: decompress } = await import('woff2-encoder/decompress')
  for (const [index, name] of [headingFont, textFont].entries()) {
    const packed = files[index]
    const data = packed && (await unpacked(packed, decompress))
    if (data) own.push({ name, data, weight: 400 })
  }
  return { own, engine: await engineFonts(decompress) }
}
