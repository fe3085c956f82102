import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { cleanSvg } from './cleanSvg.ts'

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>${inner}</svg>`
const shape = '<path d="M0 0h9" fill="#123"/>'

describe('cleanSvg', () => {
  it('leaves a harmless drawing unchanged', () => {
    const inner = `<title>A &amp; B</title><style>@media (prefers-color-scheme: dark) { path { fill: url(#a) } }</style><defs><linearGradient id="a"><stop offset="1" stop-color="red"/></linearGradient></defs><g clip-path="url(#c)">${shape}<use href="#a"/></g><text x="1">Hello <tspan>there</tspan></text>`
    expect(cleanSvg(svg(inner))).toEqual({ dangers: [], text: `${svg(inner)}\n`, hasText: true })
  })

  it('removes editor metadata without reporting it', () => {
    const { dangers, text } = cleanSvg(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- by a program -->${svg(`<metadata><rdf:RDF>x</rdf:RDF></metadata><sodipodi:namedview id="n"/>${shape}stray`, ' xmlns:sodipodi="http://x.example" inkscape:version="1"')}`,
    )
    expect(dangers).toEqual([])
    expect(text).toBe(`${svg(shape)}\n`)
  })

  it.each([
    [
      'shapes in a link stay, with its colour',
      svg(`<a href="https://example.com" target="_blank" fill="red">${shape}</a>`),
      svg(`<g fill="red">${shape}</g>`),
    ],
    [
      'shapes in a link to a part of it',
      svg(`<a xlink:href="#b">${shape}</a>`),
      svg(`<g>${shape}</g>`),
    ],
    [
      'words in a link',
      svg('<text>Call <a href="tel:1">us <tspan>now</tspan></a></text>'),
      svg('<text>Call <tspan>us <tspan>now</tspan></tspan></text>'),
    ],
    [
      'elements with a prefix',
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:path d="M0 0h9" fill="#123"/></svg:svg>',
      svg(shape),
    ],
    [
      'elements with a prefix that nothing explains',
      '<svg:svg viewBox="0 0 9 9"><svg:path d="M0 0h9" fill="#123"/></svg:svg>',
      svg(shape),
    ],
    [
      'some elements with a prefix that nothing explains',
      svg('<svg:path d="M0 0h9" fill="#123"/>'),
      svg(shape),
    ],
  ])('keeps everything that is drawn: %s', (_what, given, written) => {
    expect(cleanSvg(given).text).toBe(`${written}\n`)
  })

  it('finds nothing dangerous in the repository’s drawings and keeps their elements', () => {
    const files = ['pages', 'tests/sites', 'src'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) =>
        path.endsWith('.svg') ? [join(folder, path)] : [],
      ),
    )
    expect(files.length).toBeGreaterThan(30)
    for (const file of files) {
      const given = readFileSync(file, 'utf8')
      const { dangers, text = '' } = cleanSvg(readFileSync(file))
      expect(dangers, file).toEqual([])
      expect(text.match(/<\w+/g), file).toEqual(
        given.replace(/<!--[\s\S]*?-->/g, '').match(/<\w+/g),
      )
    }
  })
})

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', '<s:script>'],
  ['<g><metadata><script>alert(1)</script></metadata></g>', '<script>'],
  ['<script href="https://evil.example/x.js"/>', '<script>'],
  [
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    '<foreignObject>',
  ],
  ['<g onload="alert(1)"/>', 'a script (onload)'],
  ['<g ONCLICK="alert(1)"/>', 'a script (ONCLICK)'],
  [
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    'what leads out of it (href="javascript:alert(1)")',
  ],
  [
    '<a xlink:href="&#106;avascript:alert(1)"><path d="M0 0"/></a>',
    'what leads out of it (xlink:href="javascript:alert(1)")',
  ],
  [
    '<image href="https://evil.example/x.png"/>',
    'what leads out of it (href="https://evil.example/x.png")',
  ],
  [
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    'what leads out of it (href="data:image/svg+xml;base64,PHN2Zy8+")',
  ],
  ['<use href="other.svg#a"/>', 'what leads out of it (href="other.svg#a")'],
  ['<use href="data:text/xml,x#a"/>', 'what leads out of it (href="data:text/xml,x#a")'],
  ['<style>@import "https://evil.example/x.css";</style>', 'a style that fetches something'],
  ['<style>path { fill: url(https://evil.example/x) }</style>', 'a style that fetches something'],
  ['<style>path { fill: url("https://evil.example/x") }</style>', 'a style that fetches something'],
  [
    '<style>path { fill: u\\72l(https://evil.example/x) }</style>',
    'a style that fetches something',
  ],
  [
    '<style><![CDATA[ path { fill: url(https://evil.example/x) } ]]></style>',
    'a style that fetches something',
  ],
  ['<path style="fill:url(//evil.example/x)"/>', 'a style that fetches something (style)'],
  ['<path fill="url(https://evil.example/x#a)"/>', 'a style that fetches something (fill)'],
  ['<path filter="URL( //evil.example )"/>', 'a style that fetches something (filter)'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', '<animate>'],
  ['<iframe src="https://evil.example"/>', '<iframe>'],
])('cleanSvg reports and removes what could run or fetch: %s', (danger, told) => {
  const { dangers, text } = cleanSvg(svg(danger + shape))
  expect(dangers).toContain(told)
  expect(text).toContain(shape)
  expect(text).not.toMatch(
    /script|onload|onclick|evil|javascript|foreign|import|<set|<anim|iframe|data:|other\.svg/i,
  )
  expect(cleanSvg(text ?? '').dangers).toEqual([])
})

test.each([
  [
    '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>',
    'names of its own for texts (DOCTYPE)',
  ],
  [
    '<?xml-stylesheet href="https://evil.example/x.css"?>',
    'a style that fetches something (xml-stylesheet)',
  ],
])('cleanSvg reports what is dangerous before the root element: %s', (before, told) => {
  const { dangers, text } = cleanSvg(`${before}${svg(`<text>&x;</text>${shape}`)}`)
  expect(dangers).toContain(told)
  expect(text ?? '').not.toMatch(/script|evil|ENTITY/)
})

test.each([
  '',
  'no drawing',
  '<html><body/></html>',
  '{}',
  '<svg xmlns="http://www.w3.org/1999/xhtml"/>',
  '<svg/><svg/>',
  '\u0000PNG',
  '<',
])('cleanSvg rejects %j as a drawing', (text) => {
  expect(cleanSvg(new TextEncoder().encode(text))).toEqual(cleanSvg(text))
  expect(cleanSvg(text)).toMatchObject({
    text: undefined,
    dangers: ['no drawing that can be read as such'],
  })
})
