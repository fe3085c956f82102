import { brotliDecompressSync, crc32 } from 'node:zlib'

const endOfImage = 0xd9
const startOfScan = 0xda
/** Markers without a length: stuffing, restarts, and the start of the picture. */
const isBare = (marker: number): boolean =>
  marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)

/** Walks the segments of a JPEG to its end: a picture within it (its preview) ends earlier. */
const isWholeJpeg = (bytes: Buffer): boolean => {
  let at = 2
  let hasScan = false
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 1 >= bytes.length) return false
    const marker = bytes.readUInt8(at + 1)
    if (marker === endOfImage) return hasScan
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else {
      if (at + 4 > bytes.length) return false
      hasScan ||= marker === startOfScan
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
}

/** Walks the chunks of a PNG; browsers show none whose checksums differ. */
const isWholePng = (bytes: Buffer): boolean => {
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
    hasData ||= type === 'IDAT'
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

const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length >= 20 && bytes.readUInt32LE(4) + 8 <= bytes.length + 1 && bytes.readUInt32LE(4) > 12

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

const isWholeWoff = (bytes: Buffer): boolean =>
  bytes.readUInt32BE(8) === bytes.length &&
  Array.from({ length: bytes.readUInt16BE(12) }, (_, table) => 44 + 20 * table).every(
    (at) => bytes.readUInt32BE(at + 4) + bytes.readUInt32BE(at + 8) <= bytes.length,
  )

/** Each table of a TrueType or OpenType font is there. */
const isWholeSfnt = (bytes: Buffer): boolean =>
  bytes.readUInt16BE(4) > 0 &&
  Array.from({ length: bytes.readUInt16BE(4) }, (_, table) => 12 + 16 * table).every(
    (at) => bytes.readUInt32BE(at + 8) + bytes.readUInt32BE(at + 12) <= bytes.length,
  )

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
