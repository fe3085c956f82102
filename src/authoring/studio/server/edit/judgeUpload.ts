import { cleanSvg } from '../../../../core/model/svg/cleanSvg.ts'
import { judgeContent } from '../../../../site/store/contents/judgeContent.ts'
import { kindOfBytes } from '../../../../site/store/contents/kindOfBytes.ts'
import { measureDrawing, measurePicture } from '../../../../site/store/measurePicture.ts'

/** A picture as it is stored: its bytes, the ending of its kind, and what it lost, in words; or why it isn't a picture. */
export type Judged =
  | { readonly bytes: Uint8Array; readonly ending: string; readonly removed?: readonly string[] }
  | { readonly why: string }

/** Pictures other than drawings. */
const pictureEndings: ReadonlySet<string> = new Set(['avif', 'gif', 'jpg', 'png', 'webp'])

const notKnown: Judged = {
  why: 'This is no picture that the web can show: send a JPEG, PNG, WebP, AVIF, GIF or SVG.',
}

/** Whether bytes begin as XML does: in UTF-16 too, so that the author is told what to do about it. */
const isMarkup = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  )

const judgeDrawing = (bytes: Uint8Array): Judged => {
  const { text, refusal, dangers } = cleanSvg(bytes)
  if (refusal) return { why: `${refusal.message} ${refusal.suggestion}` }
  const { width = 0, height = 0 } = measureDrawing(text) ?? {}
  if (width > 0 && height > 0)
    return {
      bytes: Buffer.from(text),
      ending: 'svg',
      ...(dangers.length > 0 ? { removed: dangers } : {}),
    }
  return { why: 'This drawing has no size. Save it with a width and a height, or a viewBox.' }
}

/** Judges what was sent by its bytes alone, whatever it is called. A drawing is built anew from what drawings may hold. */
export const judgeUpload = (bytes: Uint8Array): Judged => {
  if (isMarkup(bytes)) return judgeDrawing(bytes)
  const kind = kindOfBytes(bytes)
  const ending = kind?.endings[0] ?? ''
  if (!kind || !pictureEndings.has(ending)) return notKnown
  const fault = judgeContent(`.${ending}`, bytes)
  if (fault) return { why: `${fault.message} ${fault.suggestion}` }
  const { width = 0, height = 0 } = measurePicture(bytes) ?? {}
  return width > 0 && height > 0 ? { bytes, ending } : notKnown
}
