import { imageSize } from 'image-size'
import { cleanSvg } from '../../model/svg/cleanSvg.ts'

/** The endings of pictures by what their bytes are. */
const endings: Readonly<Record<string, string>> = { avif: 'avif', gif: 'gif', jpg: 'jpg', png: 'png', svg: 'svg', webp: 'webp' }

/** A picture as it is kept: its bytes, and the ending of its kind; or why it is none, in words. */
export type Judged = { readonly bytes: Uint8Array; readonly ending: string } | { readonly why: string }

const notKnown: Judged = { why: 'This is no picture that the web can show: send a JPEG, PNG, WebP, AVIF, GIF or SVG.' }

const typeOf = (bytes: Uint8Array): string | undefined => {
  try {
    const { type, width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? type : undefined
  } catch {
    return undefined // neither a picture nor a whole one
  }
}

/** Judges what was sent by its bytes alone, whatever it is called. A drawing is built anew from what drawings may hold. */
export const judgeUpload = (bytes: Uint8Array): Judged => {
  const type = typeOf(bytes)
  const ending = type !== undefined && Object.hasOwn(endings, type) ? endings[type] : undefined
  if (ending === undefined) return notKnown
  if (ending !== 'svg') return { bytes, ending }
  const { text } = cleanSvg(Buffer.from(bytes).toString('utf8'))
  return text === undefined ? { why: 'This drawing can’t be read: save it again as plain SVG.' } : { bytes: Buffer.from(text), ending }
}
