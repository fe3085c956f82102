import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { writableAddress } from '../../../core/model/text/inline.ts'
import { readText } from './readText.ts'
import { markupSchema, plainSchema } from './textSchema.ts'
import { readBack, writeText } from './writeText.ts'

const factText = (reference: string) => `‹${reference}›`
const read = (text: string) => readText(text, true, factText)
const again = (doc: Node) => read(writeText(doc, true))

const nodeOf = (text: string, names: readonly string[]): Node => {
  const marks = names.reduce(
    (set, name) =>
      markupSchema.mark(name, name === 'link' ? { href: '/repairs' } : undefined).addToSet(set),
    [] as readonly ReturnType<typeof markupSchema.mark>[],
  )
  if (text === '\n') return markupSchema.node('break', undefined, undefined, marks)
  if (text === '{{a.b}}')
    return markupSchema.node('fact', { raw: text, factText: factText('a.b') }, undefined, marks)
  return markupSchema.text(text, marks)
}

/** Anything that somebody may type, in pieces with whatever marks. */
const typed = (words: fc.Arbitrary<string>, names: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.oneof({ weight: 6, arbitrary: words }, fc.constantFrom('\n', '{{a.b}}')),
        fc.subarray([...names]),
      ),
      { maxLength: 6 },
    )
    .map((pieces) =>
      markupSchema.node(
        'doc',
        undefined,
        pieces.map(([text, marks]) => nodeOf(text, marks)),
      ),
    )
const signs = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    ' ',
    '*',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '`',
    '{',
    '}',
    '|',
    '5',
    '\u00a0',
  ),
  minLength: 1,
  maxLength: 8,
})
const plain = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', '5', '-', '{', '}', '*', '['),
  minLength: 1,
  maxLength: 6,
})

const textOf = (doc: Node) =>
  doc.children
    .map((node) => node.text ?? (node.type.name === 'break' ? '\n' : String(node.attrs['raw'])))
    .join('')

describe('typed text', () => {
  it('keeps every word, fact and line break when it is written and read again', () => {
    fc.assert(
      fc.property(typed(signs, ['strong', 'emphasis', 'link', 'code']), (doc) => {
        const text = textOf(doc)
        // In code nothing can be meant as such: a reference there is one.
        fc.pre(!/\{\{[^{}]*\}\}/.test(text.replaceAll('{{a.b}}', '')))
        expect(textOf(again(doc))).toBe(text)
      }),
      { numRuns: 1500 },
    )
  })
  it('keeps all formatting of words that are apart', () => {
    fc.assert(
      fc.property(typed(plain, ['strong', 'emphasis', 'link']), (doc) => {
        const children = doc.children.flatMap((node) =>
          node.type.name === 'break' ? [] : [node, markupSchema.text(' – ')],
        )
        const whole = markupSchema.node('doc', undefined, children)
        expect(again(whole).toString()).toBe(whole.toString())
      }),
      { numRuns: 1500 },
    )
  })
  it('no longer changes after the first round trip', () => {
    fc.assert(
      fc.property(typed(signs, ['strong', 'emphasis', 'link', 'code']), (doc) => {
        const once = again(doc)
        expect(again(once).toString()).toBe(once.toString())
      }),
      { numRuns: 800 },
    )
  })
  it('is written unchanged into a plain text', () => {
    fc.assert(
      fc.property(
        signs,
        (text) => void expect(writeText(readText(text, false, factText), false)).toBe(text),
      ),
    )
    expect(readText('It costs {{repair.fee | short}}.', false, factText).child(1).attrs).toEqual({
      raw: '{{repair.fee | short}}',
      factText: '‹repair.fee | short›',
    })
    expect(plainSchema.marks).toEqual({})
  })
})

/** Addresses as people paste them, with everything that could end one. */
const address = fc
  .array(
    fc.constantFrom(
      'a',
      'b',
      '/',
      '(',
      ')',
      '[',
      ']',
      '*',
      '**',
      '_',
      '`',
      '\\',
      ' ',
      '?',
      '#',
      '=',
      '%29',
      'é',
      '{',
      '}',
    ),
    {
      minLength: 1,
      maxLength: 10,
    },
  )
  .map((parts) => `https://example.com/${parts.join('')}`)

type Piece = readonly [text: string, marks: readonly string[], href: string]
const docOf = (pieces: readonly Piece[]): Node =>
  markupSchema.node(
    'doc',
    undefined,
    pieces.map(([text, names, href]) =>
      markupSchema.text(
        text,
        names.reduce(
          (set, name) =>
            markupSchema
              .mark(name, name === 'link' ? { href: writableAddress(href) } : undefined)
              .addToSet(set),
          [] as readonly ReturnType<typeof markupSchema.mark>[],
        ),
      ),
    ),
  )

describe('a link', () => {
  const word = fc.constantFrom('Bold', 'and', 'broa', 'more', 'é', '5 %')
  const pieces = fc.array(fc.tuple(word, fc.subarray(['strong', 'emphasis', 'link']), address), {
    minLength: 1,
    maxLength: 6,
  })
  const between = fc.constantFrom(' – ', ') (', ' [', '] ', ' (')
  const texts = fc
    .tuple(pieces, between)
    .map(([all, words]) =>
      all.flatMap((piece): Piece[] => [[words, [], ''], piece, [words, [], '']]),
    )

  it('keeps its URL and all other formatting, whatever the URL contains', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const doc = docOf(all)
        expect(again(doc).toString()).toBe(doc.toString())
        const hrefs = (one: Node) =>
          one.children.flatMap(({ marks }) => marks.flatMap(({ attrs }) => attrs['href'] ?? []))
        expect(hrefs(again(doc))).toEqual(hrefs(doc))
      }),
      { numRuns: process.env['LONG'] ? 20_000 : 1500 },
    )
  })
  it('encodes a bracket in its URL as %29 only where it must', () => {
    expect(writableAddress('https://en.wikipedia.org/wiki/Broa_(bread)')).toBe(
      'https://en.wikipedia.org/wiki/Broa_(bread)',
    )
    expect(writableAddress('/a)b')).toBe('/a%29b')
    expect(writableAddress('/a(b')).toBe('/a%28b')
    expect(writableAddress(' /a b\n')).toBe('/a b')
    expect(writableAddress('/a (b')).toBe('/a%20%28b')
  })
  it('means the same once its URL is encoded', () => {
    fc.assert(
      fc.property(address, (href) => {
        expect(writableAddress(writableAddress(href))).toBe(writableAddress(href))
        const decoded = (text: string) =>
          new URL(text).pathname
            .replace(/%7B/gi, '{')
            .replace(/%7D/gi, '}')
            .replace(/%28/g, '(')
            .replace(/%29/g, ')')
            .replace(/%20/g, ' ')
        expect(decoded(writableAddress(href))).toBe(decoded(href))
      }),
    )
  })
})

describe('markup', () => {
  it.each([
    'We mend **all** bicycles, *mostly*.',
    'See [the **whole** list](/repairs) and `code`.',
    'Three * four, \\[note], one\nbreak and {{repair.fee | short}}.',
    '***Both***, **bold *and both***, *slanted **and both***',
    '**[Bold link](/a)** and [*slanted*](/b)',
    'A lone ] and 2 * 3',
  ])(
    '%s is written as it was read',
    (text) => void expect(writeText(read(text), true, text)).toBe(text),
  )
  it('keeps bold words that end in a backslash', () => {
    const doc = markupSchema.node('doc', undefined, [
      markupSchema.text('a\\', [markupSchema.mark('strong')]),
    ])
    expect(writeText(doc, true)).toBe('**a\\\\**')
    expect(again(doc).toString()).toBe(doc.toString())
  })
  it('loses formatting rather than words and reports which formatting is left', () => {
    const doc = markupSchema.node('doc', undefined, [
      markupSchema.text('a'),
      markupSchema.text('(b)', [markupSchema.mark('strong')]),
      markupSchema.text(' – '),
      markupSchema.text('c', [markupSchema.mark('strong')]),
    ])
    expect(writeText(doc, true)).toBe('a(b) – **c**')
    expect(readBack(doc, writeText(doc, true))?.toString()).toBe('doc("a(b) – ", strong("c"))')
  })
  it('reads back as shown when formatted words are apart, whatever they contain', () => {
    fc.assert(
      fc.property(typed(signs, ['strong', 'emphasis', 'link']), (doc) => {
        fc.pre(!/\{\{[^{}]*\}\}/.test(textOf(doc).replaceAll('{{a.b}}', '')))
        const apart = doc.children.flatMap((node) => [node, markupSchema.text(' – ')])
        const whole = markupSchema.node('doc', undefined, apart)
        expect(readBack(whole, writeText(whole, true))).toBeUndefined()
      }),
      { numRuns: process.env['LONG'] ? 20_000 : 1500 },
    )
  })
})

it.each(['a`b', '`', '``a', ' a ', ' `a` ', 'C:\\'])(
  'inline code “%s” stays the same when it is written and read again',
  (code) => {
    const doc = markupSchema.node('doc', undefined, [nodeOf(code, ['code'])])
    expect(again(doc).eq(doc)).toBe(true)
  },
)
