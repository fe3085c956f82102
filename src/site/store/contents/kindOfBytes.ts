/** What a file is by its first bytes: the name of its format, as authors know it, and the endings that it may have. */
export type ByteKind = { readonly name: string; readonly endings: readonly string[] }

type Sign = ByteKind & { readonly at?: number; readonly begins: string }

/** Sources: the specifications of the formats, and the WHATWG's for sniffing. `begins` as Latin-1. */
const signs: readonly Sign[] = [
  { name: 'JPEG', endings: ['jpg', 'jpeg'], begins: '\xff\xd8\xff' },
  { name: 'PNG', endings: ['png'], begins: '\x89PNG\r\n\x1a\n' },
  { name: 'GIF', endings: ['gif'], begins: 'GIF8' },
  { name: 'WebP', endings: ['webp'], at: 8, begins: 'WEBP' },
  { name: 'WOFF2', endings: ['woff2'], begins: 'wOF2' },
  { name: 'WOFF', endings: ['woff'], begins: 'wOFF' },
  { name: 'TrueType', endings: ['ttf', 'otf'], begins: '\0\x01\0\0' },
  { name: 'TrueType', endings: ['ttf', 'otf'], begins: 'true' },
  { name: 'OpenType', endings: ['otf', 'ttf'], begins: 'OTTO' },
  { name: 'font collection', endings: ['ttc', 'otc'], begins: 'ttcf' },
  { name: 'Git LFS pointer', endings: [], begins: 'version https://git-lfs.github.com/spec/' },
  { name: 'TIFF', endings: ['tif', 'tiff'], begins: 'II*\0' },
  { name: 'TIFF', endings: ['tif', 'tiff'], begins: 'MM\0*' },
  { name: 'Photoshop', endings: ['psd'], begins: '8BPS' },
  { name: 'JPEG XL', endings: ['jxl'], begins: '\xff\x0a' },
  { name: 'JPEG XL', endings: ['jxl'], at: 4, begins: 'JXL ' },
  { name: 'JPEG 2000', endings: ['jp2'], at: 4, begins: 'jP  ' },
  { name: 'icon', endings: ['ico'], begins: '\0\0\x01\0' },
  { name: 'PDF', endings: ['pdf'], begins: '%PDF' },
  { name: 'PostScript', endings: ['eps', 'ps'], begins: '%!PS' },
  { name: 'ZIP', endings: ['zip'], begins: 'PK\x03\x04' },
  { name: 'gzip', endings: ['gz', 'svgz'], begins: '\x1f\x8b' },
  { name: 'BMP', endings: ['bmp'], begins: 'BM' },
]

/** The brands of a file of boxes (ISO 14496-12): what it is, and what else it can be read as. */
const brandsIn = (head: string): string[] =>
  head.slice(4, 8) === 'ftyp'
    ? (head
        .slice(8, Math.min(8 + 4 * 30, head.charCodeAt(3) + 256 * head.charCodeAt(2)))
        .match(/.{4}/gs) ?? [])
    : []

const heic = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/

const boxed = (brands: readonly string[]): ByteKind | undefined => {
  if (brands.length === 0) return undefined
  if (brands.some((brand) => brand === 'avif' || brand === 'avis'))
    return { name: 'AVIF', endings: ['avif'] }
  return brands.some((brand) => heic.test(brand))
    ? { name: 'HEIC', endings: ['heic', 'heif'] }
    : { name: 'video', endings: ['mp4', 'mov', 'm4v', 'm4a'] }
}

const markup = (head: string): ByteKind | undefined => {
  const text = head.replace(/^(?:\xef\xbb\xbf)?\s*/, '')
  if (/^<!doctype html|^<html[\s>]/i.test(text)) return { name: 'HTML', endings: ['html', 'htm'] }
  return /^<(?:\?xml|svg[\s>]|!--|!doctype svg)/i.test(text)
    ? { name: 'SVG', endings: ['svg'] }
    : undefined
}

/** What a file is by its bytes; undefined if they are none of the formats that people take for a picture or a font. Pure. */
export const kindOfBytes = (bytes: Uint8Array): ByteKind | undefined => {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1')
  return (
    signs.find(({ at = 0, begins }) => head.startsWith(begins, at)) ??
    boxed(brandsIn(head)) ??
    markup(head)
  )
}
