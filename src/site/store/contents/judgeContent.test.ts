import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type AssetFault, assetText } from '../../../core/messages/assetMessages.ts'
import { cleanSvg } from '../../../core/model/svg/cleanSvg.ts'
import { measureDrawing, measurePicture } from '../measurePicture.ts'
import { judgeContent } from './judgeContent.ts'

const textOf = (fault: AssetFault | undefined) => fault && assetText(fault.message)
const latin = (text: string) => Buffer.from(text, 'latin1')
const long = (value: number) =>
  latin(String.fromCharCode(...[24, 16, 8, 0].map((by) => (value >> by) & 255)))

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([latin(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([long(data.length), body, sum])
}
const png = Buffer.concat([
  latin('\x89PNG\r\n\x1a\n'),
  chunk('IHDR', Buffer.concat([long(3), long(2), latin('\x08\x02\0\0\0')])),
  chunk('IDAT', deflateSync(Buffer.alloc(20))),
  chunk('IEND', Buffer.alloc(0)),
])

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), data])
const exif = (orientation: number) =>
  segment(
    0xe1,
    latin(
      `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
    ),
  )
const scan = Buffer.concat([
  segment(0xda, latin('\x01\x01\0\0?\0')),
  latin('abc\xff\0def\xff\xd0ghi\xff\xd9'),
])
/** A JPEG of 400 × 300 pixels with a preview, which ends before it. */
const jpeg = (orientation: number) =>
  Buffer.concat([
    latin('\xff\xd8'),
    exif(orientation),
    segment(0xe2, latin('\xff\xd8\xff\xda\0\x02\xff\xd9')),
    segment(0xc0, latin('\x08\x01\x2c\x01\x90\x01\x01\x11\0')),
    scan,
  ])

const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
const box = (type: string, data: Buffer) =>
  Buffer.concat([long(data.length + 8), latin(type), data])
const ispe = box('ispe', Buffer.concat([long(0), long(400), long(300)]))
const properties = (...more: Buffer[]) => box('iprp', box('ipco', Buffer.concat([ispe, ...more])))
const avif = (...more: Buffer[]) =>
  Buffer.concat([
    box('ftyp', latin('mif1\0\0\0\0mif1avif')),
    box('meta', Buffer.concat([long(0), properties(...more)])),
    box('mdat', latin('abcdefgh')),
  ])
const heic = Buffer.concat([box('ftyp', latin('heic\0\0\0\0heicmif1')), avif().subarray(24)])
const woff2 = readFileSync(
  'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
)
const woff = readFileSync(
  'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
)

const whole: readonly (readonly [string, Buffer])[] = [
  ['a.png', png],
  ['a.jpg', jpeg(1)],
  ['a.JPEG', jpeg(6)],
  ['a.gif', gif],
  ['a.webp', webp],
  ['a.avif', avif()],
  ['a.woff2', woff2],
  ['a.woff', woff],
]

test.each(whole)('judgeContent accepts %s', (path, bytes) =>
  expect(judgeContent(path, bytes)).toBeUndefined(),
)

test.each(
  whole.flatMap(([path, bytes]) => [0.3, 0.6, 0.9].map((part) => [path, part, bytes] as const)),
)('judgeContent reports %s cut to %d of its length as an error', (path, part, bytes) => {
  const fault = judgeContent(path, bytes.subarray(0, Math.floor(bytes.length * part)))
  expect(textOf(fault)).toMatch(/^This .* file is (?:cut off|not a )/)
  expect(fault?.isWarning).toBeUndefined()
})

test.each([
  ['a.png', Buffer.concat([png, latin('more')])],
  ['a.jpg', Buffer.concat([jpeg(1), latin('ftypmp42 a motion photo')])],
])('judgeContent accepts %s with data after its end', (path, bytes) =>
  expect(judgeContent(path, bytes)).toBeUndefined(),
)

test('judgeContent reports a PNG with a changed byte as damaged', () => {
  const damaged = Buffer.from(png)
  damaged.writeUInt8(1, 20)
  expect(textOf(judgeContent('a.png', damaged))).toContain('PNG file is cut off or damaged')
})

test.each([
  ['a.jpg', heic, 'This ".jpg" file is a HEIC picture, which most browsers don’t show.'],
  ['a.avif', heic, 'This ".avif" file is a HEIC picture, which most browsers don’t show.'],
  [
    'a.jpg',
    latin('II*\0abcdefgh'),
    'This ".jpg" file is a TIFF file, which browsers don’t show as a picture.',
  ],
  [
    'a.png',
    latin('BM12345678'),
    'This ".png" file is a BMP file, which browsers don’t show as a picture.',
  ],
  [
    'a.png',
    latin('%PDF-1.7'),
    'This ".png" file is a PDF file, which browsers don’t show as a picture.',
  ],
  [
    'a.jpg',
    latin('<!DOCTYPE html><p>Not found'),
    'This ".jpg" file is an HTML file, which browsers don’t show as a picture.',
  ],
  [
    'a.png',
    latin('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'This ".png" file is an SVG file, which browsers don’t show as a picture.',
  ],
  ['a.webp', latin('some words'), 'This ".webp" file is not a picture.'],
  ['a.svg', png, 'This ".svg" file is a PNG file, not a drawing.'],
  ['a.png', jpeg(1), 'This ".png" file is a JPEG file.'],
  [
    'a.png',
    latin('\0\0\x01\0abcdefgh'),
    'This ".png" file is an icon file, which browsers don’t show as a picture.',
  ],
  ['a.png', Buffer.alloc(0), 'This file is empty.'],
  ['a.svg', Buffer.alloc(0), 'This file is empty.'],
  ['a.pdf', Buffer.alloc(0), 'This file is empty.'],
  [
    'a.jpg',
    latin('version https://git-lfs.github.com/spec/v1\noid'),
    'This file is a Git LFS pointer, not the file that it stands for.',
  ],
  [
    'a.woff2',
    latin('version https://git-lfs.github.com/spec/v1\noid'),
    'This file is a Git LFS pointer, not the file that it stands for.',
  ],
  ['a.woff2', woff, 'This ".woff2" file is a WOFF file, not a WOFF2 font.'],
  ['a.woff2', latin('<html><title>404'), 'This ".woff2" file is an HTML file, not a WOFF2 font.'],
  ['a.woff2', latin('some words'), 'This ".woff2" file is not a WOFF2 font.'],
])('judgeContent reports a wrong or empty file named %s: case %#', (path, bytes, message) =>
  expect(textOf(judgeContent(path, bytes))).toBe(message),
)

const header = (width: number, kind: string) =>
  chunk('IHDR', Buffer.concat([long(width), long(2), latin(kind)]))
const data = chunk('IDAT', deflateSync(Buffer.alloc(20)))
const pngOf = (...chunks: Buffer[]) =>
  Buffer.concat([latin('\x89PNG\r\n\x1a\n'), ...chunks, chunk('IEND', Buffer.alloc(0))])
const riff = (...chunks: Buffer[]) => {
  const body = Buffer.concat([latin('WEBP'), ...chunks])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([latin('RIFF'), size, body])
}
const emptyFont = Buffer.concat([latin('\0\x01\0\0\0\x01'), Buffer.alloc(60)])

test.each([
  ['a.png', 'without a width', pngOf(header(0, '\x08\x02\0\0\0'), data)],
  ['a.png', 'of an unknown depth', pngOf(header(3, '\x07\x02\0\0\0'), data)],
  [
    'a.png',
    'whose header is second',
    pngOf(chunk('gAMA', long(1)), header(3, '\x08\x02\0\0\0'), data),
  ],
  ['a.png', 'without data', pngOf(header(3, '\x08\x02\0\0\0'), chunk('IDAT', Buffer.alloc(0)))],
  ['a.jpg', 'without a frame', Buffer.concat([latin('\xff\xd8'), exif(1), scan])],
  [
    'a.jpg',
    'with a table of another length',
    Buffer.concat([latin('\xff\xd8'), segment(0xc4, Buffer.alloc(20)), jpeg(1).subarray(2)]),
  ],
  [
    'a.jpg',
    'with bytes between its segments',
    Buffer.concat([latin('\xff\xd8'), exif(1), latin('\r'), jpeg(1).subarray(2)]),
  ],
  ['a.webp', 'cut by two bytes', webp.subarray(0, -2)],
  ['a.webp', 'without a picture', riff(latin('EXIF\x04\0\0\0abcd'))],
  ['a.webp', 'of other data', riff(latin('VP8 \x08\0\0\0abcdefgh'))],
  ['a.ttf', 'without its tables', emptyFont],
  ['a.woff', 'that can’t be unpacked', Buffer.from(woff).fill(0, woff.length >> 1)],
])('judgeContent reports %s %s as damaged', (path, _, bytes) =>
  expect(textOf(judgeContent(path, bytes))).toContain('is cut off or damaged'),
)

test('judgeContent reports a font with corrupt compressed data as damaged', () => {
  const damaged = Buffer.from(woff2)
  damaged.fill(0, damaged.length >> 1, (damaged.length >> 1) + 40)
  expect(textOf(judgeContent('a.woff2', damaged))).toContain('is cut off or damaged')
})

test.each([
  [1, 400, 300],
  [3, 400, 300],
  [5, 300, 400],
  [6, 300, 400],
  [8, 300, 400],
])('a JPEG with the EXIF orientation %d measures %d × %d', (orientation, width, height) =>
  expect(measurePicture(jpeg(orientation))).toMatchObject({ width, height }),
)

test('a rotated AVIF is measured as browsers display it', () => {
  expect(measurePicture(avif())).toMatchObject({ width: 400, height: 300 })
  const animated = avif()
  animated.write('avis', 8, 'latin1')
  expect(measurePicture(animated)).toMatchObject({ width: 400, height: 300 })
  expect(measurePicture(avif(box('irot', latin('\x01'))))).toMatchObject({
    width: 300,
    height: 400,
  })
  expect(measurePicture(avif(box('irot', latin('\x02'))))).toMatchObject({
    width: 400,
    height: 300,
  })
})

test.each([
  ['width="80" height="40" viewBox="0 0 8 4"', 80, 40],
  ['viewBox="0,0,80,40"', 80, 40],
  ['viewBox="0, 0, 80.2 , 40"', 80, 40],
  ['viewBox=" 0 0\n80 40 "', 80, 40],
  ['width="100%" height="100%" viewBox="0 0 80 40"', 80, 40],
  ['width="40" viewBox="0 0 80 40"', 40, 20],
  ['height="20" viewBox="0 0 80 40"', 40, 20],
  ['width="30pt" height="1in"', 40, 96],
  ['width="2.54cm" height="25.4mm"', 96, 96],
  ['width="1e2" height=" 40px "', 100, 40],
  ['width="auto" height="auto" viewBox="-10 -10 80 40"', 80, 40],
])('a drawing with %s measures %d × %d pixels', (attributes, width, height) => {
  const comment = `<!-- ${'a > b width="9" '.repeat(100)}-->`
  const text = `<?xml version="1.0"?>\n${comment}\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`
  expect(measureDrawing(cleanSvg(text).text ?? '')).toMatchObject({ width, height })
})

test.each(['', 'width="80"', 'width="0" height="40"', 'viewBox="0 0 0 40"', 'viewBox="0 0 80"'])(
  'a drawing with the attributes “%s” has no size',
  (attributes) => {
    const { text = '' } = cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)
    expect(measureDrawing(text)).toBeUndefined()
  },
)

test.each([
  ['<svg width="8"/>', [''], '<svg xmlns="http://www.w3.org/2000/svg" width="8"/>'],
  [
    '<?xml version="1.0"?><!-- <svg> --><svg\n width="8"/>',
    [''],
    '<?xml version="1.0"?><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg"\n width="8"/>',
  ],
  [
    `<svg id='a xmlns="b" >' xmlns="" width="8"/>`,
    [''],
    `<svg xmlns="http://www.w3.org/2000/svg" id='a xmlns="b" >' width="8"/>`,
  ],
  [
    '<svg xmlns="https://www.w3.org/2000/svg/" width="8"/>',
    [''],
    '<svg xmlns="http://www.w3.org/2000/svg" width="8"/>',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><use xlink:href="#a"/></svg>',
    ['xlink'],
    '<svg xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"><use xlink:href="#a"/></svg>',
  ],
  [
    '<svg><use xlink:href="#a"/></svg>',
    ['', 'xlink'],
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></svg>',
  ],
])('cleanSvg adds the missing namespaces to %s', (text, undeclared, repaired) => {
  expect(cleanSvg(text)).toMatchObject({ undeclared, withNamespaces: repaired })
  expect(cleanSvg(repaired).undeclared).toBeUndefined()
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" inkscape:version="1"/>', ['inkscape']],
  ['<s:svg xmlns:s="http://www.w3.org/2000/svg" xlink:type="a"/>', ['xlink']],
])('cleanSvg reports but can’t repair the undeclared prefixes of %s', (text, undeclared) => {
  expect(cleanSvg(text)).toMatchObject({ undeclared, withNamespaces: undefined })
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><g xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></g></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" xmlns:i="urn:i"><g i:a="b"/></svg>',
])('cleanSvg finds no undeclared prefixes in %s', (text) => {
  expect(cleanSvg(text).undeclared).toBeUndefined()
})
