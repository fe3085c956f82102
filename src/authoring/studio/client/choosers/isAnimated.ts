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
