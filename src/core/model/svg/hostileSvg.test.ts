import { describe, expect, it, test } from 'vitest'
import { assetText } from '../../messages/assetMessages.ts'
import { cleanSvg } from './cleanSvg.ts'

const opening =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">'
const svg = (inner: string) => `${opening}${inner}</svg>`
const shape = '<path d="M0 0h9"/>'
const bytes = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((character) =>
      isLittle ? [character.charCodeAt(0), 0] : [0, character.charCodeAt(0)],
    ),
  )

const declared = (encoding: string, inner = shape) =>
  `<?xml version="1.0" encoding="${encoding}"?>${svg(inner)}`
/** In UTF-7, `+ADw-` is `<`: a browser that follows the declaration reads a script here. */
const utf7 = declared('UTF-7', `<text>+ADw-script+AD4-alert(1)+ADw-/script+AD4-</text>${shape}`)

describe('the encoding of a drawing', () => {
  test.each(['utf-8', 'UTF-8', 'Utf-8', 'us-ascii', 'US-ASCII'])(
    'may be %s and the cleaned SVG doesn’t declare it',
    (encoding) => {
      expect(cleanSvg(bytes(declared(encoding)))).toMatchObject({
        dangers: [],
        text: expect.stringMatching(/^<svg /),
      })
    },
  )

  test.each([
    ['UTF-7', bytes(utf7)],
    ['ISO-8859-1', bytes(declared('ISO-8859-1'))],
    ['iso-2022-jp', bytes(declared('iso-2022-jp'))],
    ['UTF-16', bytes(declared('UTF-16'))],
    ['windows-1252', bytes(`\ufeff${declared('windows-1252')}`)],
    [
      'single quotes',
      bytes(`<?xml version='1.0'\n encoding = 'Shift_JIS' standalone='yes' ?>${svg(shape)}`),
    ],
    ['bytes that are not UTF-8', latin1(svg('<title>\u00e9</title>'))],
    ['a surrogate in UTF-8', latin1(svg('<title>\u00ed\u00a0\u0080</title>'))],
    ['an overlong <', latin1(svg('<title>\u00c0\u00bc</title>'))],
    [
      'letters beyond ASCII where ASCII is declared',
      bytes(declared('us-ascii', '<title>é</title>')),
    ],
    ['UTF-16LE with its mark', Uint8Array.from([0xff, 0xfe, ...utf16(svg(shape), true)])],
    ['UTF-16BE with its mark', Uint8Array.from([0xfe, 0xff, ...utf16(svg(shape), false)])],
    ['UTF-16LE without', utf16(declared('UTF-16'), true)],
    ['UTF-16BE without', utf16(declared('UTF-16'), false)],
  ])('must be UTF-8 and the error suggests saving as UTF-8: %s', (_what, given) => {
    const { text, dangers, refusal } = cleanSvg(given)
    expect(text).toBeUndefined()
    expect(dangers).toHaveLength(1)
    expect(refusal && assetText(refusal.message)).toContain('UTF-8')
    expect(refusal?.suggestion).toEqual({ code: 'saveUtf8' })
  })

  it('must be valid in strings too', () => {
    expect(cleanSvg(utf7).text).toBeUndefined()
    expect(cleanSvg(svg('<title>\ud800</title>')).text).toBeUndefined()
  })
})

describe('a DOCTYPE', () => {
  test.each([
    '<!DOCTYPE svg>',
    '<!DOCTYPE svg\n  PUBLIC "-//W3C//DTD SVG 1.1//EN"\n  \'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\' >',
    '<!-- a > b [ --><!DOCTYPE svg SYSTEM "a>b[c]">',
    "<!DOCTYPE svg SYSTEM 'ENTITY \"[<!'>",
  ])('without an internal subset is removed: %s', (doctype) => {
    expect(cleanSvg(`${doctype}${svg(shape)}`)).toMatchObject({
      dangers: [],
      text: expect.stringContaining(shape),
    })
  })

  test.each([
    '<!DOCTYPE svg [<!ENTITY x "y">]>',
    '<!DOCTYPE svg []>',
    '<!DOCTYPE svg SYSTEM "a>b" [<!ENTITY x "<script>alert(1)</script>">]>',
    '<!DOCTYPE svg PUBLIC "a" \'>\' [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE svg [<!-- > --><!ENTITY x "y">]>',
    '<!DOCTYPE svg [<?a > ?><!ENTITY x "y">]>',
    '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>',
    '<!-- a --><!DOCTYPE svg\n[\n<!ENTITY % x SYSTEM "https://evil.example/x.dtd"> %x;]>',
    '<!DOCTYPE svg [<!ENTITY x "]>">]>',
  ])('with an internal subset is rejected: %s', (doctype) => {
    const { text, dangers } = cleanSvg(`${doctype}${svg(`<text>&x;</text>${shape}`)}`)
    expect(text).toBeUndefined()
    expect(dangers).toContain('names of its own for texts (DOCTYPE)')
    expect(cleanSvg(`${doctype}${svg(shape)}`).text).toBeUndefined()
  })
})

/** What a browser's XML parser refuses, or what browsers read in different ways. */
const malformed = {
  'a lower-case doctype': `<!doctype svg>${svg(shape)}`,
  'two DOCTYPEs': `<!DOCTYPE svg><!DOCTYPE svg>${svg(shape)}`,
  'a DOCTYPE after the root': `${svg(shape)}<!DOCTYPE svg>`,
  'a DOCTYPE in the root': svg(`<!DOCTYPE svg [<!ENTITY x "y">]>${shape}`),
  'a DOCTYPE with words of no meaning': `<!DOCTYPE svg foo bar>${svg(shape)}`,
  'a DOCTYPE with an open quote': `<!DOCTYPE svg SYSTEM "a>${svg(shape)}`,
  'a DOCTYPE without a name': `<!DOCTYPE>${svg(shape)}`,
  'a space before the declaration': ` <?xml version="1.0"?>${svg(shape)}`,
  'two declarations': `<?xml version="1.0"?><?xml version="1.0"?>${svg(shape)}`,
  'a declaration in capitals': `<?XML version="1.0" encoding="UTF-7"?>${svg(shape)}`,
  'a declaration after the root': `${svg(shape)}<?xml version="1.0" encoding="UTF-7"?>`,
  'XML 1.1': `<?xml version="1.1"?>${svg(shape)}`,
  'two byte order marks': `\ufeff\ufeff${svg(shape)}`,
  'an attribute without quotes': svg('<path d=M0/>'),
  'an attribute without a value': svg('<path hidden/>'),
  'an attribute twice': svg('<path fill="red" fill="url(https://evil.example)"/>'),
  'an attribute twice by two prefixes': svg(
    '<use xmlns:l="http://www.w3.org/1999/xlink" xlink:href="#a" l:href="https://evil.example"/>',
  ),
  'attributes without a space between': svg('<path d="M0"fill="red"/>'),
  '< in an attribute': svg('<path class="<script>"/>'),
  'an open attribute': svg('<path class="a/>'),
  'an open comment': svg(`<!-- ${shape}`),
  '-- in a comment': svg(`<!-- a -- b -->${shape}`),
  '-->, one dash too many': svg(`<!-- a --->${shape}`),
  'a CDATA section in another': svg('<style><![CDATA[ a <![CDATA[ b ]]> c ]]></style>'),
  'an open CDATA section': svg('<style><![CDATA[ a '),
  'a CDATA section outside the root': `${svg(shape)}<![CDATA[a]]>`,
  ']]> in a text': svg('<text>a ]]> b</text>'),
  'a text before the root': `a${svg(shape)}`,
  'a text after the root': `${svg(shape)}a`,
  'an element after the root': `${svg(shape)}<script>alert(1)</script>`,
  'tags that cross': svg('<g><text></g></text>'),
  'an open tag': opening,
  'tags of two cases': svg('<g></G>'),
  'an entity of HTML': svg('<text>&nbsp;</text>'),
  'an unknown entity in an attribute': svg('<path class="&x;"/>'),
  'a bare &': svg('<text>a & b</text>'),
  'a reference to no character': svg('<text>&#0;</text>'),
  'a reference to a surrogate': svg('<text>&#xd800;</text>'),
  'a control character': svg('<text>\u0001</text>'),
  'a zero': svg('<text>\u0000</text>'),
  'a name that begins with a digit': svg('<1/>'),
  'a prefix bound to nothing': svg('<a:g xmlns:a=""/>'),
  'xmlns as a prefix': svg('<g xmlns:xmlns="http://www.w3.org/2000/svg"/>'),
  'an open processing instruction': `<?a ${svg(shape)}`,
}

test.each(Object.entries(malformed))(
  'cleanSvg rejects malformed XML instead of repairing it: %s',
  (_what, text) => {
    const { dangers, refusal, text: written } = cleanSvg(text)
    expect(written).toBeUndefined()
    expect(dangers).toContain('no drawing that can be read as such')
    expect(refusal && assetText(refusal.message)).toMatch(/^This (drawing|file) .*\.$/)
    expect(refusal && assetText(refusal.suggestion)).toMatch(/\.$/)
  },
)

describe('nesting', () => {
  const nested = (open: string, close: string, count: number) =>
    open.repeat(count) + close.repeat(count)
  it('of 99 groups is accepted', () =>
    expect(cleanSvg(svg(nested('<g>', '</g>', 99))).text).toBeDefined())
  test.each([
    ['groups', svg(nested('<g>', '</g>', 100))],
    ['very many groups', svg(nested('<g>', '</g>', 200_000))],
    ['very many open groups', svg('<g>'.repeat(400_000))],
    ['parts that are no drawing', svg(nested('<x>', '</x>', 200_000))],
    ['blocks in a style', svg(`<style>${nested('a{', '}', 450_000)}</style>`)],
    ['round brackets in a style', svg(`<style>a{b:${nested('(', ')', 700_000)}}</style>`)],
    ['open functions in a style', svg(`<style>a{b:${'calc('.repeat(250_000)}</style>`)],
    [
      'square brackets in an attribute of style',
      svg(`<g style="a:${nested('[', ']', 700_000)}"/>`),
    ],
    ['functions in a colour', svg(`<g fill="${nested('calc(', ')', 200_000)}"/>`)],
  ])('beyond 100 levels is rejected: %s', (_what, text) => {
    const { text: written, refusal } = cleanSvg(text)
    expect(written).toBeUndefined()
    expect(refusal && assetText(refusal.message)).toMatch(/^This drawing .*100 levels/)
  })
})

const evil = 'https://evil.example/x'
const fetchingStyles = [
  `a{b:"/*";fill:url(${evil});c:"*/"}`,
  `a{b:'/*';fill:url(${evil})}/* */`,
  `a{b:"\\"/*";fill:url(${evil})}`,
  `a{fill:url(${evil}/*)*/}`,
  `a{fill:u\\72l(${evil})}`,
  `a{fill:\\55 RL(${evil})}`,
  `a{fill:u\\000072\nl("${evil}")}`,
  `a{fill:url(\\68ttps://evil.example)}`,
  `a{fill:url(/*#*/${evil})}`,
  `a{fill:url( "${evil}" )}`,
  `a{fill:url(/**/"${evil}")}`,
  `a{fill:url("")}`,
  `a{fill:url()}`,
  `a{fill:url(" #a")}`,
  `a{fill:url(x y)}`,
  `a{fill:url(data:image/svg+xml,x)}`,
  `a{fill:url(var(--x))}`,
  `a{--x:url(${evil})}`,
  `@import "${evil}";`,
  `@IMPORT url(${evil}) layer(x) supports(display:grid) screen;`,
  `@\\69mport"${evil}";`,
  `@import/**/url("${evil}");`,
  `@font-face{font-family:x;src:url(${evil})}`,
  '@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}',
  `@namespace url(${evil});`,
  `a{background:image-set("${evil}" 1x)}`,
  `a{background:IMAGE-SET("${evil}" 1x)}`,
  `a{background:-webkit-image-set("${evil}" 1x)}`,
  `a{background:i\\6d age-set("${evil}" 1x)}`,
  `a{background:image("${evil}")}`,
  `a{background:src("${evil}")}`,
  `a{--x:"${evil}";background:src(var(--x))}`,
  `a{background:cross-fade("${evil}",red)}`,
  `a{background:-webkit-cross-fade(url(#a),red,50%)}`,
  'a{background:element(#a)}',
  'a{background:-moz-element(#a)}',
  'a{b:paint(x)}',
  'a{width:expression(alert(1))}',
  'a{behavior:url(#default#time2)}',
  'a{-moz-binding :url(#x)}',
  `@media screen{@supports (a:b){a{fill:url(${evil})}}}`,
]
test.each(fetchingStyles)(
  'cleanSvg removes a style that fetches, in plain text or CDATA: %s',
  (css) => {
    for (const text of [
      css,
      `<![CDATA[${css}]]>`,
      `<![CDATA[${css.slice(0, 5)}]]>${css.slice(5)}`,
      css.replace(/[a-z]/gi, (letter) => `&#${letter.charCodeAt(0)};`),
    ]) {
      const { dangers, text: written } = cleanSvg(svg(`<style>${text}</style>${shape}`))
      expect(dangers).toEqual(['a style that fetches something'])
      expect(written).toContain(shape)
      expect(written).not.toContain('<style')
    }
  },
)

test.each([
  ['an open string', 'a{b:"x'],
  ['a string over two lines', 'a{b:"x\ny"}'],
  ['an open comment', 'a{}/* b'],
  ['an open address', 'a{fill:url(#a'],
  ['an open block', 'a{b:c'],
  ['a block that closes too often', 'a{}}'],
  ['brackets that cross', 'a{b:(c}d)'],
  ['a backslash at the end', 'a{}\\'],
])('cleanSvg removes a style whose syntax browsers would have to repair: %s', (_what, css) => {
  const { dangers, text } = cleanSvg(svg(`<style>${css}</style>${shape}`))
  expect(dangers).toEqual(['a style that can’t be read'])
  expect(text).not.toContain('<style')
})

test.each([
  'a{b:"https://example.com /* \\" url(x)"}',
  '/* url(https://evil.example) " \' */a{fill:url(#b)}',
  "a>b{fill:url( '#b' )}",
  '.\\31 a{fill:rgb(0 0 0/50%);transform:translate(1px) rotate(45deg)}',
  '@media (prefers-color-scheme:dark){a:not(.b):nth-child(2n+1){--c:var(--d,calc(1px + 2%))}}',
  '@supports (fill:oklch(0 0 0)){@keyframes x{from{opacity:0}}}',
])('cleanSvg keeps a style that fetches nothing external: %s', (css) => {
  const { dangers, text } = cleanSvg(svg(`<style>${css.replaceAll('>', '&gt;')}</style>`))
  expect(dangers).toEqual([])
  expect(text).toContain(`<style>${css.replaceAll('>', '&gt;')}</style>`)
})

test('cleanSvg reports a dangerous style despite an element or comment inside it', () => {
  expect(cleanSvg(svg(`<style>a{fill:u<!-- x -->rl(${evil})}</style>`)).dangers).toEqual([
    'a style that fetches something',
  ])
  expect(cleanSvg(svg(`<style>a{fill:url(#a<g/>)}</style>`)).dangers).toContain(
    'a style that can’t be read',
  )
  expect(
    cleanSvg(svg(`<style>/*</style><style>*/a{fill:url(${evil})}</style>`)).dangers,
  ).toHaveLength(2)
})

test.each([
  [`fill="u\\72l(${evil})"`, 'a style that fetches something (fill)'],
  [`fill="&#117;rl(${evil})"`, 'a style that fetches something (fill)'],
  [`fill="/*'*/url(${evil})/*'*/"`, 'a style that fetches something (fill)'],
  [`filter="url('${evil}"`, 'a style that fetches something (filter)'],
  [`mask="image-set('${evil}' 1x)"`, 'a style that fetches something (mask)'],
  [`cursor="url(${evil}),auto"`, 'a style that fetches something (cursor)'],
  [`background="url(${evil})"`, 'a style that fetches something (background)'],
  [`style="b:'/*';fill:url(${evil});c:'*/'"`, 'a style that fetches something (style)'],
  [`style="--a:url(${evil})"`, 'a style that fetches something (style)'],
  [`style="fill:url(&quot;${evil}&quot;)"`, 'a style that fetches something (style)'],
  [`style="b:'"`, 'a style that can’t be read (style)'],
  [`style="b:'&#10;'"`, 'a style that can’t be read (style)'],
  ['xml:base="https://evil.example/"', 'what leads out of it (xml:base="https://evil.example/")'],
  ['href="&#9;javascript:alert(1)"', 'what leads out of it (href="\tjavascript:alert(1)")'],
  ['href=" javascript:alert(1)"', 'what leads out of it (href=" javascript:alert(1)")'],
  ['href="java&#10;script:alert(1)"', 'what leads out of it (href="java\nscript:alert(1)")'],
  [
    'xmlns:l="http://www.w3.org/1999/xlink" l:href="javascript:alert(1)"',
    'what leads out of it (l:href="javascript:alert(1)")',
  ],
  [`href="#a" ping="${evil}"`, `what leads out of it (ping="${evil}")`],
  ['xmlns:e="http://www.w3.org/2001/xml-events" e:onload="alert(1)"', 'a script (e:onload)'],
])(
  'cleanSvg removes an attribute that fetches or runs scripts from any element: %s',
  (attribute, danger) => {
    for (const element of ['use', 'a', 'unknown']) {
      const { dangers, text } = cleanSvg(svg(`<${element} ${attribute}/>${shape}`))
      expect(dangers).toContain(danger)
      expect(text).toContain(shape)
      expect(text).not.toMatch(/evil|javascript|alert/)
    }
  },
)

test.each([
  ['<h:div xmlns:h="http://www.w3.org/1999/xhtml" style="color:red"/>', '<h:div>'],
  ['<div xmlns="http://www.w3.org/1999/xhtml"/>', '<div>'],
  ['<math xmlns="http://www.w3.org/1998/Math/MathML"/>', '<math>'],
  ['<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>', '<x:script>'],
  [
    `<s:style xmlns:s="http://www.w3.org/2000/svg">@import "${evil}";</s:style>`,
    'a style that fetches something',
  ],
  ['<?XML-StyleSheet href="x.css"?>', 'a style that fetches something (xml-stylesheet)'],
])('cleanSvg removes HTML, MathML and dangerous styles under any prefix: %s', (part, danger) => {
  const { dangers, text } = cleanSvg(svg(`${part}${shape}`))
  expect(dangers).toContain(danger)
  expect(text).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shape}</svg>\n`)
})

test.each([
  `<?xml-stylesheet href="${evil}"?>${svg(shape)}`,
  `${svg(shape)}<?xml-stylesheet href="${evil}"?>`,
])('cleanSvg reports an external style sheet: %s', (text) => {
  expect(cleanSvg(text).dangers).toEqual(['a style that fetches something (xml-stylesheet)'])
})

test('cleanSvg resolves prefixes by their namespaces', () => {
  const prefixed = `<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink"><s:use l:href="#a"/><path d="M0 0"/><s:path d="M0 0h9"/></s:svg>`
  expect(cleanSvg(prefixed)).toEqual({
    dangers: [],
    text: `<svg xmlns="http://www.w3.org/2000/svg"><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>${shape}</svg>\n`,
  })
  expect(cleanSvg(svg(`<g xmlns=""><path d="M1 1"/></g>${shape}`)).text).not.toContain('M1 1')
  expect(cleanSvg(svg('<use xmlns:xlink="http://x.example" xlink:href="#a"/>')).text).not.toContain(
    '#a',
  )
})

test('cleanSvg leaves a drawing that it has cleaned unchanged', () => {
  const inner = `<text class="a&#10;b&#9;c&#13;d &quot;&lt;&amp;'">x&#13;y ]]&gt; &lt;script&gt;</text><style>a{b:"&lt;script&gt;"}</style>`
  const { dangers, text = '' } = cleanSvg(svg(inner))
  expect(dangers).toEqual([])
  expect(text).toContain('a&#10;b&#9;c&#13;d')
  expect(cleanSvg(text)).toEqual({ dangers: [], text, hasText: true })
})

test('cleanSvg leaves attribute values and titles that only look like CSS unchanged', () => {
  const { dangers, text } = cleanSvg(
    svg(`<g id="it's (one)" class="a(b"><title>url(${evil}) isn't "/*</title></g>`),
  )
  expect(dangers).toEqual([])
  expect(text).toContain(`<g id="it's (one)" class="a(b"><title>url(${evil}) isn't "/*</title></g>`)
})

test('cleanSvg lists at most 50 dangers', () => {
  const many = Array.from({ length: 5000 }, (_, index) => `<g on${index}="alert(1)"/>`).join('')
  const { dangers, text } = cleanSvg(svg(many))
  expect(dangers.length).toBeLessThanOrEqual(50)
  expect(text).not.toContain('alert')
})
