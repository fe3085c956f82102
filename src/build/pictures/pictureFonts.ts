import decompress from 'woff2-encoder/decompress'
import type { SiteDocument } from '../../document/site.ts'
import { box } from '../../page/social/box.ts'
import { headingFont, textFont } from '../../page/social/pictureTree.ts'
import { layOut } from './layOut.ts'

export type PictureFont = { readonly name: string; readonly data: Buffer; readonly weight: 400 }

const engineFonts = async (): Promise<PictureFont[]> => {
  const { engineFaces } = await import('./engineFaces.ts')
  return engineFaces.map((url, index) => ({ name: `engine ${index}`, data: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), weight: 400 }))
}

/** Whether satori can read a font: it takes no variable ones. */
const isUsable = async (font: PictureFont): Promise<boolean> => {
  try {
    await layOut(box({ fontFamily: font.name }, 'A'), { width: 10, height: 10 }, [font])
    return true
  } catch {
    return false // the engine's own face stands in; a picture in another face is better than none
  }
}

/**
 * The fonts that pictures are drawn with: the site's heading and text faces where it brings font files, unpacked since
 * satori reads no woff2, then the engine's own. `readAsset` gives an asset's content by its address.
 */
export const pictureFonts = async ({ theme }: SiteDocument, readAsset: (address: string) => Buffer | undefined): Promise<PictureFont[]> => {
  const wanted = [
    [headingFont, theme.headingFace?.src],
    [textFont, theme.strongFace?.src ?? theme.textFace?.src],
  ] as const
  const own: PictureFont[] = []
  for (const [name, src] of wanted) {
    const packed = src === undefined ? undefined : readAsset(src)
    if (!packed) continue
    const font: PictureFont = { name, data: Buffer.from(await decompress(packed)), weight: 400 }
    if (await isUsable(font)) own.push(font)
  }
  return [...own, ...(await engineFonts())]
}
