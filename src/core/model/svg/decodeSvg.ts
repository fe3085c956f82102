import { assetMsg } from '../../messages/assetMessages.ts'
import { notUtf8 } from './Refusal.ts'

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte)

const decodeBytes = (bytes: Uint8Array): string => {
  const isUtf16 =
    startsWith(bytes, 0xff, 0xfe) ||
    startsWith(bytes, 0xfe, 0xff) ||
    startsWith(bytes, 0x3c, 0) ||
    startsWith(bytes, 0, 0x3c)
  if (isUtf16) throw notUtf8(assetMsg('drawingUtf16'))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw notUtf8(assetMsg('drawingOtherEncoding'))
  }
}

/** The text of a drawing; a byte order mark stays, for the parser. Throws a Refusal if it isn't UTF-8: browsers could read something else. */
export const decodeSvg = (source: string | Uint8Array): string => {
  const text = typeof source === 'string' ? source : decodeBytes(source)
  if (/\p{Surrogate}/u.test(text)) throw notUtf8(assetMsg('drawingHalfCharacter'))
  return text
}

/** Checks what the XML declaration of a text names. Throws a Refusal if a browser could read the text in another way. */
export const checkEncoding = (encoding: string, text: string): void => {
  const name = encoding.toLowerCase()
  const isAscii = name === 'us-ascii'
  if (name !== 'utf-8' && !isAscii)
    throw notUtf8(assetMsg('drawingDeclaresEncoding', { encoding: encoding.slice(0, 40) }))
  if (isAscii && /[^\0-\x7f]/.test(text))
    throw notUtf8(assetMsg('drawingDeclaresAscii', { encoding }))
}
