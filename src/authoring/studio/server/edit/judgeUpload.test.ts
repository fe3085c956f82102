import { describe, expect, it, test } from 'vitest'
import { assetText } from '../../../../core/messages/assetMessages.ts'
import { judgeUpload } from './judgeUpload.ts'

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`
const shape = '<path d="M0 0h9"/>'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const textOf = (bytes: Uint8Array) => {
  const judged = judgeUpload(bytes)
  return 'fault' in judged
    ? `${assetText(judged.fault.message)} ${assetText(judged.fault.suggestion)}`
    : undefined
}
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

describe('an uploaded SVG drawing', () => {
  it('is saved as UTF-8 without an XML declaration', () => {
    const judged = judgeUpload(
      Buffer.from(
        `\ufeff<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg>${svg(`<title>é</title>${shape}`)}`,
      ),
    )
    expect(judged).toEqual({
      bytes: Buffer.from(`${svg(`<title>é</title>${shape}`)}\n`),
      ending: 'svg',
    })
  })

  test.each([
    ['UTF-16 with a mark', Buffer.from([0xff, 0xfe, ...utf16(svg(shape))])],
    ['UTF-16 without', utf16(svg(shape))],
    ['UTF-16, most significant byte first', utf16(`\ufeff${svg(shape)}`).swap16()],
    [
      'UTF-7',
      Buffer.from(
        `<?xml version="1.0" encoding="UTF-7"?>${svg('<text>+ADw-script+AD4-alert(1)+ADw-/script+AD4-</text>')}`,
      ),
    ],
    ['Latin-1', Buffer.from(svg('<title>é</title>'), 'latin1')],
  ])('is rejected with advice if it isn’t UTF-8: %s', (_what, bytes) => {
    expect(textOf(bytes)).toMatch(/^This drawing isn’t saved as UTF-8: .*\. Save it as UTF-8\.$/)
  })

  test.each([
    ['a DOCTYPE with a subset', `<!DOCTYPE svg SYSTEM "a>" [<!ENTITY x "y">]>${svg(shape)}`],
    ['very deep nesting', svg('<g>'.repeat(200_000) + '</g>'.repeat(200_000))],
    ['very deep brackets in a style', svg(`<style>${'a{'.repeat(400_000)}</style>`)],
    ['an element twice', svg(shape) + svg(shape)],
    ['a page', '<html><body/></html>'],
    ['very many beginnings of a drawing', '<svg '.repeat(60_000)],
    [
      'the same in a comment',
      `<!-- ${'<svg '.repeat(60_000)}" --><svg xmlns='http://www.w3.org/2000/svg'><path d=M/></svg>`,
    ],
    ['the same after a letter', `x${'<svg '.repeat(60_000)}`],
    ['the same after a byte of no text', `\u0001<svg >${'<svg '.repeat(60_000)}`],
    ['a drawing after a letter', `x${svg(shape)}`],
    ['a drawing without a size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('is rejected quickly with a readable message: %s', (_what, text) => {
    expect(textOf(Buffer.from(text))).toMatch(/^This .*\.$/)
  })

  it('gets the size of its root element, whatever its comments contain', () => {
    const text = `<!-- ${'<svg '.repeat(60_000)}" -->${svg(shape).replaceAll('"', "'")}`
    expect(judgeUpload(Buffer.from(text))).toEqual({
      bytes: Buffer.from(`${svg(shape)}\n`),
      ending: 'svg',
    })
  })
})

test('an uploaded PNG stays byte for byte, whatever text it contains', () => {
  const bytes = Buffer.concat([png, Buffer.from(svg('<script>alert(1)</script>'))])
  expect(judgeUpload(bytes)).toEqual({ bytes, ending: 'png' })
})

test.each([
  ['cut off', png.subarray(0, 50), 'This PNG file is cut off or damaged'],
  [
    'of a kind that browsers don’t show',
    Buffer.from('II*\0abcdef', 'latin1'),
    'This is no picture',
  ],
])('an uploaded picture is rejected if it is %s', (_what, bytes, why) => {
  expect(textOf(bytes)).toContain(why)
})

test('an uploaded SVG gets its missing namespace, whatever precedes it', () => {
  const text = `<?xml version="1.0"?>\n<!-- ${'a licence '.repeat(200)} -->\n<svg viewBox="0,0,80,40">${shape}</svg>`
  expect(judgeUpload(Buffer.from(text))).toEqual({
    bytes: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,80,40">${shape}</svg>\n`,
    ),
    ending: 'svg',
  })
})
