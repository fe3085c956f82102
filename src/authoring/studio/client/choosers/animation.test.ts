import { expect, test } from 'vitest'
import { isAnimated, withoutNotes } from './animation.ts'

const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0))
/** A screen of one pixel with a table of two colours. */
const gifHead = [...text('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
const loop = [0x21, 0xff, 11, ...text('NETSCAPE2.0'), 3, 1, 0, 0, 0]
const comment = [0x21, 0xfe, 2, 0x2c, 0x2c, 0]
const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
const frameWithTable = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 9, 9, 9, 8, 8, 8, 2, 2, 0x44, 1, 0]
const chunk = (name: string, ...data: number[]) => [
  ...[0, 0, 0, data.length],
  ...text(name),
  ...data,
  ...[0, 0, 0, 0],
]
const png = [0x89, ...text('PNG\r\n\x1a\n'), ...chunk('IHDR', ...Array(13).fill(0))]
const webp = (kind: string, flags: number) => [
  ...text('RIFF'),
  ...[0, 0, 0, 0],
  ...text(`WEBP${kind}`),
  ...[10, 0, 0, 0],
  flags,
]

test.each([
  ['a GIF with two frames', [...gifHead, ...loop, ...frame, ...frame, 0x3b], true],
  ['one with tables of its own', [...gifHead, ...frameWithTable, ...frameWithTable, 0x3b], true],
  ['a still GIF', [...gifHead, ...frame, 0x3b], false],
  ['a still GIF with a comment', [...gifHead, ...comment, ...frame, 0x3b], false],
  ['a GIF that is cut off', [...gifHead, ...frame.slice(0, 5)], false],
  ['an animated PNG', [...png, ...chunk('acTL', 0), ...chunk('IDAT', 0)], true],
  ['a still PNG', [...png, ...chunk('IDAT', 0), ...chunk('acTL', 0)], false],
  ['an animated WebP', webp('VP8X', 0x12), true],
  ['a still WebP', webp('VP8X', 0x10), false],
  ['a plain WebP', webp('VP8 ', 0xff), false],
  ['an animated AVIF', [0, 0, 0, 32, ...text('ftypavis')], true],
  ['a still AVIF', [0, 0, 0, 32, ...text('ftypavif')], false],
  ['a photograph', [0xff, 0xd8, 0xff, 0xe0], false],
  ['nothing', [], false],
])('isAnimated recognises whether %s is animated', (_what, bytes, moves) => {
  expect(isAnimated(Uint8Array.from(bytes))).toBe(moves)
})

const without = (...bytes: number[]) =>
  withoutNotes(Uint8Array.from(bytes)).flatMap((part) => [...part])
const riff = (...chunks: number[]) => [
  ...text('RIFF'),
  ...[chunks.length + 4, 0, 0, 0],
  ...text('WEBP'),
  ...chunks,
]
const part = (name: string, ...data: number[]) => [
  ...text(name),
  ...[data.length, 0, 0, 0],
  ...data,
  ...Array(data.length % 2).fill(0),
]
const xmp = [0x21, 0xff, 11, ...text('XMP DataXMP'), 2, 7, 7, 0]

test.each([
  [
    'a GIF',
    [...gifHead, ...loop, ...comment, ...xmp, ...frame, ...frame, 0x3b, 7, 7],
    [...gifHead, ...loop, ...frame, ...frame, 0x3b],
  ],
  [
    'a PNG',
    [...png, ...chunk('eXIf', 1, 2), ...chunk('acTL', 0), ...chunk('tEXt', 1), ...chunk('IEND')],
    [...png, ...chunk('acTL', 0), ...chunk('IEND')],
  ],
  [
    'a WebP',
    riff(
      ...part('VP8X', 0x1e, 0),
      ...part('ANMF', 1, 2, 3),
      ...part('EXIF', 1),
      ...part('XMP ', 1),
    ),
    riff(...part('VP8X', 0x12, 0), ...part('ANMF', 1, 2, 3)),
  ],
])('%s keeps its frames and loses its metadata', (_what, bytes, left) => {
  expect(without(...bytes)).toEqual(left)
})
