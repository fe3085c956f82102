const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** The length of a GIF's table of colours, in bytes, from the field that says whether there is one. */
const tableLength = (field = 0): number => (field & 0x80 ? 3 * 2 ** ((field & 7) + 1) : 0)

/** Where the data blocks that begin at `at` end: each is preceded by its length, the last is empty. */
const afterBlocks = (bytes: Uint8Array, at: number): number => {
  let end = at
  while (bytes[end]) end += (bytes[end] ?? 0) + 1
  return end + 1
}

const hasFurtherFrames = (gif: Uint8Array): boolean => {
  let at = 13 + tableLength(gif[10])
  for (let frames = 0; at < gif.length; ) {
    if (gif[at] === 0x21) at = afterBlocks(gif, at + 2)
    else if (gif[at] !== 0x2c) return false
    else {
      frames += 1
      if (frames > 1) return true
      at = afterBlocks(gif, at + 11 + tableLength(gif[at + 9]))
    }
  }
  return false
}

/** Whether an animation is announced before the first picture, as PNG asks. */
const isAnimatedPng = (png: Uint8Array): boolean => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  for (let at = 8; at + 8 <= png.length; at += view.getUint32(at) + 12) {
    const name = textAt(png, at + 4, 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

/** Whether a picture moves: GIF, PNG, WebP and AVIF, by their bytes. Pure. */
export const isAnimated = (bytes: Uint8Array): boolean => {
  if (textAt(bytes, 0, 4) === 'GIF8') return hasFurtherFrames(bytes)
  if (textAt(bytes, 0, 4) === '\x89PNG') return isAnimatedPng(bytes)
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 12, 4) === 'VP8X')
    return ((bytes[20] ?? 0) & 2) !== 0
  return textAt(bytes, 4, 8) === 'ftypavis'
}

/** What keeps a GIF repeating; all other extensions of programs say something about it. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** The stretches of a GIF that are drawn, and how often it repeats. */
const gifParts = (gif: Uint8Array): Uint8Array[] => {
  let at = 13 + tableLength(gif[10])
  const parts = [gif.subarray(0, at)]
  while (at < gif.length) {
    const [mark, label] = [gif[at], gif[at + 1]]
    const isKept =
      mark !== 0x21 || label === 0xf9 || (label === 0xff && loops.has(textAt(gif, at + 3, 11)))
    const end =
      mark === 0x21
        ? afterBlocks(gif, at + 2)
        : mark === 0x2c
          ? afterBlocks(gif, at + 11 + tableLength(gif[at + 9]))
          : at + 1
    if (isKept) parts.push(gif.subarray(at, end))
    if (mark !== 0x21 && mark !== 0x2c) break // the end, or what browsers don't read
    at = end
  }
  return parts
}

const notesInPng = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

const pngParts = (png: Uint8Array): Uint8Array[] => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const parts = [png.subarray(0, 8)]
  for (let at = 8; at + 8 <= png.length; ) {
    const end = at + view.getUint32(at) + 12
    const name = textAt(png, at + 4, 4)
    if (!notesInPng.has(name)) parts.push(png.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return parts
}

const notesInWebp = new Set(['EXIF', 'XMP '])

const webpParts = (webp: Uint8Array): Uint8Array[] => {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength)
  const parts: Uint8Array[] = []
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    const name = textAt(webp, at, 4)
    const chunk = webp.slice(at, end)
    // The header of the picture says which notes there are.
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~0x0c
    if (!notesInWebp.has(name)) parts.push(chunk)
    at = end
  }
  const head = webp.slice(0, 12)
  const length = parts.reduce((sum, part) => sum + part.length, 4)
  new DataView(head.buffer).setUint32(4, length, true)
  return [head, ...parts]
}

/** The stretches of an animated picture, in order, without what cameras and programs wrote next to it: where it was taken, for one. AVIF stays whole. Pure. */
export const withoutNotes = (bytes: Uint8Array): Uint8Array[] => {
  const head = textAt(bytes, 0, 4)
  if (head === 'GIF8') return gifParts(bytes)
  if (head === '\x89PNG') return pngParts(bytes)
  return head === 'RIFF' ? webpParts(bytes) : [bytes]
}
