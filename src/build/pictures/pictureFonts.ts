import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import decompress from 'woff2-encoder/decompress'
import type { SiteDocument } from '../../document/site.ts'
import { box } from '../../page/social/box.ts'
import { headingFont, textFont } from '../../page/social/pictureTree.ts'
import { layOut } from './layOut.ts'

export type PictureFont = { readonly name: string; readonly data: Buffer; readonly weight: 400 }

/** The engine's own face for what a site's faces lack, in the order of scripts that sites are likeliest to need. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'devanagari', 'vietnamese'] as const

const engineFonts = (): PictureFont[] => {
  const { resolve } = createRequire(import.meta.url)
  return subsets.map((subset) => ({
    name: `engine ${subset}`,
    data: readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-600-normal.woff`)),
    weight: 400,
  }))
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
  return [...own, ...engineFonts()]
}
