import { constants, crc32, deflateSync } from 'node:zlib'

const chunk = (name: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A picture whose pixels are numbers of its colours: a byte each, and one before each line for PNG's filter. */
export type Numbered = {
  readonly width: number
  readonly height: number
  readonly lines: Buffer
  readonly colors: Map<number, number>
}

/** The pixels of a part of a picture, four bytes each, red first, and opaque; `left` and `top` tell where it stands. */
export type Part = {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
}

export const emptySheet = (width: number, height: number): Numbered => ({
  width,
  height,
  lines: Buffer.alloc((width + 1) * height),
  colors: new Map(),
})

/** Finds the numbers of colours faster than a map alone: the edges of letters change theirs with each pixel. Gives -1 for the 257th. */
const numberer = (colors: Map<number, number>): ((color: number) => number) => {
  const known = new Int32Array(4096)
  const numbers = new Int16Array(4096).fill(-1)
  return (color) => {
    const slot = Math.imul(color, 0x9e3779b1) >>> 20
    if (known[slot] === color && numbers[slot] !== -1) return numbers[slot] as number // a slot of the table
    const number = colors.get(color) ?? colors.size
    if (number === 256) return -1
    colors.set(color, number)
    known[slot] = color
    numbers[slot] = number
    return number
  }
}

/** Numbers the colours of a part into its place. False where there are more than 256 in all. */
export const putPart = ({ width, lines, colors }: Numbered, part: Part): boolean => {
  const { buffer, byteOffset, byteLength } = part.pixels
  // Signed, since larger numbers would be objects to JavaScript's engine.
  const pixels =
    byteOffset % 4 === 0
      ? new Int32Array(buffer, byteOffset, byteLength / 4)
      : new Int32Array(new Uint8Array(part.pixels).buffer)
  const numberOf = numberer(colors)
  let last: number | undefined
  let number = 0
  for (let row = 0, index = 0; row < part.height; row += 1) {
    const end = index + part.width
    for (
      let at = (part.top + row) * (width + 1) + 1 + part.left;
      index < end;
      index += 1, at += 1
    ) {
      const color = pixels[index] as number // within the part
      if (color !== last) {
        last = color
        number = numberOf(color)
        if (number === -1) return false
      }
      lines[at] = number
    }
  }
  return true
}

/** Packs a picture as a PNG with a palette, without loss and a third of the size: text in a few colours has about a hundred. By its runs alone: a quarter of the time, a sixth larger. */
export const palettePng = ({ width, height, lines, colors }: Numbered): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3], 8) // a byte a pixel, with a palette
  const palette = Buffer.from(
    [...colors.keys()].flatMap((color) => [...new Uint8Array(Int32Array.of(color).buffer, 0, 3)]),
  )
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { strategy: constants.Z_RLE, chunkSize: 131_072 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
