import { box } from '../../../render/page/social/box.ts'
import type { LayOut, PictureFont } from './layOut.ts'

/** Fonts that pictures may be drawn with: a site's own, which satori may not be able to read, and the engine's. */
export type FontFiles = {
  readonly own: readonly PictureFont[]
  readonly engine: readonly PictureFont[]
}

/** Whether satori can read a font: it takes no variable ones. */
const isUsable = async (font: PictureFont, layOut: LayOut): Promise<boolean> => {
  try {
    await layOut(box({ fontFamily: font.name }, 'A'), { width: 10, height: 10 }, [font])
    return true
  } catch {
    return false // the engine's own face stands in; a picture in another face is better than none
  }
}

/** The fonts that pictures are drawn with: a site's own as far as they can be used, then the engine's. */
export const usableFonts = async (
  { own, engine }: FontFiles,
  layOut: LayOut,
): Promise<PictureFont[]> => {
  const usable: PictureFont[] = []
  for (const font of own) if (await isUsable(font, layOut)) usable.push(font)
  return [...usable, ...engine]
}
