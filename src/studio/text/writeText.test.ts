import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { readText } from './readText.ts'
import { markupSchema, plainSchema } from './textSchema.ts'
import { writeText } from './writeText.ts'

const factText = (reference: string) => `‹${reference}›`
const read = (text: string) => readText(text, true, factText)
const again = (doc: Node) => read(writeText(doc, true))

const nodeOf = (text: string, names: readonly string[]): Node => {
  const marks = names.reduce(
    (set, name) => markupSchema.mark(name, name === 'link' ? { href: '/repairs' } : undefined).addToSet(set),
    [] as readonly ReturnType<typeof markupSchema.mark>[],
  )
  if (text === '\n') return markupSchema.node('break', undefined, undefined, marks)
  if (text === '{{a.b}}') return markupSchema.node('fact', { raw: text, factText: factText('a.b') }, undefined, marks)
  return markupSchema.text(text, marks)
}

/** Anything that somebody may type, in pieces with whatever marks. */
const typed = (words: fc.Arbitrary<string>, names: readonly string[]) =>
  fc.array(fc.tuple(fc.oneof({ weight: 6, arbitrary: words }, fc.constantFrom('\n', '{{a.b}}')), fc.subarray([...names])), { maxLength: 6 }).map((pieces) =>
    markupSchema.node(
      'doc',
      undefined,
      pieces.map(([text, marks]) => nodeOf(text, marks)),
    ),
  )
const signs = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '*', '[', ']', '(', ')', '\\', '`', '{', '}', '|', '5', '\u00a0'), minLength: 1, maxLength: 8 })
const plain = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '5', '-', '{', '}', '*', '['), minLength: 1, maxLength: 6 })

const textOf = (doc: Node) => doc.children.map((node) => node.text ?? (node.type.name === 'break' ? '\n' : String(node.attrs['raw']))).join('')

describe('a text that is typed', () => {
  it('says, written and read again, what was typed: every word, fact and break', () => {
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
  it('keeps every mark on words that stand apart', () => {
    fc.assert(
      fc.property(typed(plain, ['strong', 'emphasis', 'link']), (doc) => {
        const children = doc.children.flatMap((node) => (node.type.name === 'break' ? [] : [node, markupSchema.text(' – ')]))
        const whole = markupSchema.node('doc', undefined, children)
        expect(again(whole).toString()).toBe(whole.toString())
      }),
      { numRuns: 1500 },
    )
  })
  it('comes to rest: what was read is written as it is read', () => {
    fc.assert(
      fc.property(typed(signs, ['strong', 'emphasis', 'link', 'code']), (doc) => {
        const once = again(doc)
        expect(again(once).toString()).toBe(once.toString())
      }),
      { numRuns: 800 },
    )
  })
  it('is written in a plain text as it stands', () => {
    fc.assert(fc.property(signs, (text) => void expect(writeText(readText(text, false, factText), false)).toBe(text)))
    expect(readText('It costs {{repair.fee | short}}.', false, factText).child(1).attrs).toEqual({
      raw: '{{repair.fee | short}}',
      factText: '‹repair.fee | short›',
    })
    expect(plainSchema.marks).toEqual({})
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
  ])('%s is written as it was read', (text) => void expect(writeText(read(text), true, text)).toBe(text))
  it('gives up a mark rather than a word', () => {
    const doc = markupSchema.node('doc', undefined, [markupSchema.text('a\\', [markupSchema.mark('strong')])])
    expect(writeText(doc, true)).toBe('a\\\\')
  })
})
