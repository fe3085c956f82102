import { type AssetFault, assetMsg } from '../../../../core/messages/assetMessages.ts'
import { cleanSvg } from '../../../../core/model/svg/cleanSvg.ts'
import { judgeContent } from '../../../../site/store/contents/judgeContent.ts'
import { kindOfBytes } from '../../../../site/store/contents/kindOfBytes.ts'
import { measureDrawing, measurePicture } from '../../../../site/store/measurePicture.ts'

/** A picture as it is stored: its bytes, the ending of its kind, and what it lost, in words; or why it isn't stored. */
export type Judged =
  | { readonly bytes: Uint8Array; readonly ending: string; readonly removed?: readonly string[] }
  | { readonly fault: AssetFault }

/** Pictures other than drawings. */
const pictureEndings: ReadonlySet<string> = new Set(['avif', 'gif', 'jpg', 'png', 'webp'])

const notKnown: Judged = {
  fault: { message: assetMsg('uploadNotPicture'), suggestion: assetMsg('sendPicture') },
}

/** Whether bytes begin as XML does: in UTF-16 too, so that the author is told what to do about it. */
const isMarkup = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  )

const judgeDrawing = (bytes: Uint8Array): Judged => {
  const { text, refusal, dangers } = cleanSvg(bytes)
  if (refusal) return { fault: refusal }
  const { width = 0, height = 0 } = measureDrawing(text) ?? {}
  if (width > 0 && height > 0)
    return {
      bytes: Buffer.from(text),
      ending: 'svg',
      ...(dangers.length > 0 ? { removed: dangers } : {}),
    }
  return {
    fault: { message: assetMsg('drawingWithoutSize'), suggestion: assetMsg('saveWithSize') },
  }
}

/** Judges what was sent by its bytes alone, whatever it is called. A drawing is built anew from what drawings may hold. */
export const judgeUpload = (bytes: Uint8Array): Judged => {
  if (isMarkup(bytes)) return judgeDrawing(bytes)
  const kind = kindOfBytes(bytes)
  const ending = kind?.endings[0] ?? ''
  if (!kind || !pictureEndings.has(ending)) return notKnown
  const fault = judgeContent(`.${ending}`, bytes)
  if (fault) return { fault }
  const { width = 0, height = 0 } = measurePicture(bytes) ?? {}
  return width > 0 && height > 0 ? { bytes, ending } : notKnown
}
