import decompress from 'woff2-encoder/decompress'
import type { SiteDocument } from '../../document/site.ts'
import { headingFont, textFont } from '../../page/social/pictureTree.ts'
import type { FontFiles, PictureFont } from './usableFonts.ts'

const engineFonts = async (): Promise<PictureFont[]> => {
  const { engineFaces } = await import('./engineFaces.ts')
  return engineFaces.map((url, index) => ({ name: `engine ${index}`, data: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), weight: 400 }))
}

/**
 * The files of a site's heading and text faces where it brings any, unpacked since satori reads no woff2, and of the engine's own. `readAsset`
 * gives an asset's content by its address.
 */
export const fontFiles = async ({ theme }: SiteDocument, readAsset: (address: string) => Buffer | undefined): Promise<FontFiles> => {
  const wanted = [
    [headingFont, theme.headingFace?.src],
    [textFont, theme.strongFace?.src ?? theme.textFace?.src],
  ] as const
  const own: PictureFont[] = []
  for (const [name, src] of wanted) {
    const packed = src === undefined ? undefined : readAsset(src)
    if (packed) own.push({ name, data: Buffer.from(await decompress(packed)), weight: 400 })
  }
  return { own, engine: await engineFonts() }
}
