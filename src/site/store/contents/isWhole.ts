import { brotliDecompressSync, crc32, inflateSync } from 'node:zlib'

const endOfImage = 0xd9
const startOfScan = 0xda
const huffmanTables = 0xc4
/** Markers without a length: stuffing, restarts, and the start of the picture. */
const isBare = (marker: number): boolean =>
  marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)
/** Markers of a frame, which has the picture's size. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== huffmanTables && marker !== 0xc8 && marker !== 0xcc

/** Whether the counts of codes in each Huffman table fill its segment. */
const hasWholeTables = (segment: Buffer): boolean => {
  let at = 0
  while (at + 17 <= segment.length)
    at += segment.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 17)
  return at === segment.length
}

/** Walks the segments of a JPEG to its end: a picture within it (its preview) ends earlier. */
const isWholeJpeg = (bytes: Buffer): boolean => {
  let at = 2
  let hasFrame = false
  let hasScan = false
  for (;;) {
    if (hasScan) at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 1 >= bytes.length || bytes.readUInt8(at) !== 0xff) return false
    const marker = bytes.readUInt8(at + 1)
    if (marker === endOfImage) return hasScan
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else {
      if (at + 4 > bytes.length) return false
      const end = at + 2 + bytes.readUInt16BE(at + 2)
      const segment = bytes.subarray(at + 4, end)
      hasFrame ||= isFrame(marker)
      hasScan ||= marker === startOfScan
      if (hasScan && !hasFrame) return false
      if (marker === huffmanTables && !hasWholeTables(segment)) return false
      at = end
    }
  }
}

/** Whether the first chunk of a PNG has a size, and a depth that its kind of colours may have. */
const hasWholeHeader = (bytes: Buffer): boolean => {
  const depths: Readonly<Record<number, readonly number[]>> = {
    0: [1, 2, 4, 8, 16],
    2: [8, 16],
    3: [1, 2, 4, 8],
    4: [8, 16],
    6: [8, 16],
  }
  return (
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    bytes.readUInt32BE(16) > 0 &&
    bytes.readUInt32BE(20) > 0 &&
    depths[bytes.readUInt8(25)]?.includes(bytes.readUInt8(24)) === true
  )
}

/** Walks the chunks of a PNG; browsers show none whose checksums differ. */
const isWholePng = (bytes: Buffer): boolean => {
  if (!hasWholeHeader(bytes)) return false
  let hasData = false
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > bytes.length) return false
    const isCritical = /^[A-Z]/.test(type)
    if (isCritical && crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      return false
    if (type === 'IEND') return hasData
    hasData ||= type === 'IDAT' && length > 0
    at = end
  }
  return false
}

const colourTable = (flags: number): number =>
  (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)

/** Where the blocks of data that begin at a place end; -1 if the file ends before. */
const afterBlocks = (bytes: Buffer, from: number): number => {
  let at = from
  while (at < bytes.length) {
    const length = bytes.readUInt8(at)
    at += 1 + length
    if (length === 0) return at
  }
  return -1
}

/** Walks a GIF to the end of its first picture. */
const isWholeGif = (bytes: Buffer): boolean => {
  if (bytes.length < 13) return false
  let at = 13 + colourTable(bytes.readUInt8(10))
  while (at >= 0 && at + 10 < bytes.length) {
    const block = bytes.readUInt8(at)
    if (block === 0x2c)
      return afterBlocks(bytes, at + 11 + colourTable(bytes.readUInt8(at + 9))) > 0
    if (block !== 0x21) return false
    at = afterBlocks(bytes, at + 2)
  }
  return false
}

/** How the data of a picture in a WebP begins: of VP8 after three bytes, of lossless VP8 at once. */
const webpData: Readonly<Record<string, RegExp>> = {
  'VP8 ': /^[\s\S]{3}\x9d\x01\x2a/,
  VP8L: /^\x2f/,
  ANMF: /^[\s\S]{16}(?:ALPH|VP8 |VP8L)/,
}

/** Walks the chunks of a WebP. The byte that fills up the last one may be missing. */
const isWholeWebp = (bytes: Buffer): boolean => {
  const end = bytes.readUInt32LE(4) + 8
  let hasPicture = false
  for (let at = 12; at + 8 <= end; ) {
    const length = bytes.readUInt32LE(at + 4)
    if (at + 8 + length > bytes.length) return false
    const begins = webpData[bytes.toString('latin1', at, at + 4)]
    if (begins && !begins.test(bytes.toString('latin1', at + 8, at + 32))) return false
    hasPicture ||= begins !== undefined
    at += 8 + length + (length % 2)
  }
  return hasPicture
}

/** Walks the boxes of an AVIF: what it describes and what it draws are both there. */
const isWholeAvif = (bytes: Buffer): boolean => {
  const found = new Set<string>()
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const length =
      size === 0
        ? bytes.length - at
        : size === 1 && at + 16 <= bytes.length
          ? Number(bytes.readBigUInt64BE(at + 8))
          : size
    if (length < 8 || at + length > bytes.length) return false
    found.add(bytes.toString('latin1', at + 4, at + 8))
    at += length
  }
  return found.has('meta') && found.has('mdat')
}

const base128 = (bytes: Buffer, from: number): { value: number; at: number } => {
  let value = 0
  for (let at = from; at < from + 5; at += 1) {
    const byte = bytes.readUInt8(at)
    value = value * 128 + (byte & 0x7f)
    if ((byte & 0x80) === 0) return { value, at: at + 1 }
  }
  throw new RangeError('a number of more than five bytes')
}

const glyf = 10
const loca = 11

/** Unpacks the tables of a WOFF2, whose lengths its directory has. Source: the W3C's WOFF 2.0, section 4. */
const isWholeWoff2 = (bytes: Buffer): boolean => {
  if (bytes.readUInt32BE(8) !== bytes.length) return false
  const isCollection = bytes.toString('latin1', 4, 8) === 'ttcf'
  if (isCollection) return false // no browser takes one by @font-face without a name
  let at = 48
  let length = 0
  for (let table = 0; table < bytes.readUInt16BE(12); table += 1) {
    const flags = bytes.readUInt8(at)
    const [tag, version] = [flags & 0x3f, flags >> 6]
    const original = base128(bytes, at + (tag === 0x3f ? 5 : 1))
    const isTransformed = tag === glyf || tag === loca ? version === 0 : version !== 0
    const stored = isTransformed ? base128(bytes, original.at) : original
    at = stored.at
    length += stored.value
  }
  const packed = bytes.subarray(at, at + bytes.readUInt32BE(20))
  return length > 0 && brotliDecompressSync(packed).length >= length
}

/** Unpacks each table of a WOFF. */
const isWholeWoff = (bytes: Buffer): boolean =>
  bytes.readUInt32BE(8) === bytes.length &&
  Array.from({ length: bytes.readUInt16BE(12) }, (_, table) => 44 + 20 * table).every((at) => {
    const [from, packed, whole] = [4, 8, 12].map((next) => bytes.readUInt32BE(at + next))
    if (from === undefined || packed === undefined || from + packed > bytes.length) return false
    return packed === whole || inflateSync(bytes.subarray(from, from + packed)).length === whole
  })

/** Tables without which browsers refuse a font. Source: OpenType, "Required tables". */
const requiredTables = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'] as const
/** Where the table "head" has its mark, and the mark. */
const [markAt, mark] = [12, 0x5f0f3cf5]

/** Each table of a TrueType or OpenType font is there, and where its directory has it. */
const isWholeSfnt = (bytes: Buffer): boolean => {
  const places = Array.from({ length: bytes.readUInt16BE(4) }, (_, table) => 12 + 16 * table)
  const tables = new Map(
    places.map((at) => [bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8)]),
  )
  return (
    places.every(
      (at) => bytes.readUInt32BE(at + 8) + bytes.readUInt32BE(at + 12) <= bytes.length,
    ) &&
    requiredTables.every((name) => tables.has(name)) &&
    bytes.readUInt32BE((tables.get('head') ?? 0) + markAt) === mark
  )
}

const checks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  AVIF: isWholeAvif,
  GIF: isWholeGif,
  JPEG: isWholeJpeg,
  OpenType: isWholeSfnt,
  PNG: isWholePng,
  TrueType: isWholeSfnt,
  WOFF: isWholeWoff,
  WOFF2: isWholeWoff2,
  WebP: isWholeWebp,
}

/** Whether a file of a format, by the name that `kindOfBytes` has for it, has all of its parts; true for other formats. Pure. */
export const isWhole = (name: string, bytes: Uint8Array): boolean => {
  const check = checks[name]
  if (!check) return true
  try {
    return check(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    return false // it ends within a number, or can't be unpacked
  }
}
