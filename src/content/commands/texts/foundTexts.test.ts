import { expect, test } from 'vitest'
import { authorLinesOf } from '../../../../tests/support/linesOf.ts'
import { littleSite } from '../../../../tests/support/littleSite.ts'
import { groundOf } from '../../../../tests/support/operated.ts'
import { bindery, boatyard } from '../../../../tests/support/sites.ts'
import { readSite } from '../../../site/store/readSite.ts'
import { edit } from '../edit.ts'
import { isKept } from './FoundText.ts'
import { foundTexts } from './foundTexts.ts'

const boats = groundOf(readSite(boatyard))
const ground = groundOf(littleSite())

test('finds words in any case and adapts the capitals of replacements', () => {
  const loose = foundTexts(ground, 'BICYCLE')
  expect(loose.count).toBeGreaterThan(1)
  expect(loose.hits[0]).toMatchObject({ number: 1, found: expect.stringMatching(/^bicycle$/i) })
  const written = foundTexts(
    worded('A slipway. Slipway repairs. SLIPWAY!'),
    'slipway',
    'jetty',
  ).hits
  expect(written.flatMap((hit) => (isKept(hit) ? [] : [`${hit.found} → ${hit.to}`]))).toEqual([
    'slipway → jetty',
    'Slipway → Jetty',
    'SLIPWAY → JETTY',
  ])
})

test('hit numbers choose what is replaced', () => {
  const { hits } = foundTexts(ground, 'bicycle', 'boat')
  const second = hits[1]
  const plan = edit(ground, ['replace', 'bicycle', 'boat'], {
    hits: '2',
    alike: true,
    today: '2026-01-15',
  })
  expect(plan.change.edits).toHaveLength(1)
  expect(plan.change.edits[0]).toMatchObject({ file: second?.file, pointer: second?.pointer })
})

test('reports where chosen hits were replaced without quoting their texts', () => {
  const plan = edit(ground, ['replace', 'bicycle', 'boat'], {
    hits: '1',
    today: '2026-01-15',
  })
  expect(authorLinesOf(plan)).toEqual([
    expect.stringMatching(/^“bicycle” becomes “boat” in .+[^:]\.$/),
  ])
})

test('shows the text around a hit as visitors read it, with fact values and no markup', () => {
  const { hits } = foundTexts(boats, 'lift boats of up to')
  expect(hits[0]).toMatchObject({
    found: 'lift boats of up to',
    after: ' 8\u00a0tonnes and put them back better.',
  })
  expect(foundTexts(boats, 'shows which months').hits[0]?.before).toBe("The yard's year ")
})

test('names the item that a price or another short text belongs to', () => {
  const prices = {
    type: 'priceList',
    groups: [{ items: [{ name: 'Meia de leite', price: '€1.40' }] }],
  }
  const list = groundOf(littleSite([{ file: 'pages/about.json', at: '/blocks/-', value: prices }]))
  expect(foundTexts(list, '1.40').hits).toEqual([
    expect.objectContaining({ found: '1.40', title: 'Price', of: 'Meia de leite' }),
  ])
  expect(foundTexts(list, 'Meia').hits).toEqual([
    expect.objectContaining({ title: 'Name', of: undefined }),
  ])
})

const worded = (text: string) =>
  groundOf(littleSite([{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: text }]))
const read = (text: string, words: string, to?: string) =>
  foundTexts(worded(text), words, to).hits.flatMap((hit) =>
    hit.file === 'pages/about.json'
      ? [[hit.before, hit.found, hit.after, isKept(hit) ? hit.figures : hit.number]]
      : [],
  )

test('finds words as visitors read them, across facts and formatting', () => {
  const fee = { name: 'repair.fee', says: '£45' }
  expect(read('We **mend** it for {{repair.fee}} or less.', 'it for £45')).toEqual([
    ['We mend ', 'it for £45', ' or less.', [fee]],
  ])
  expect(read('We **mend** it for *{{repair.fee}}* or less.', '£45 or')).toEqual([
    ['We mend it for ', '£45 or', ' less.', [fee]],
  ])
  expect(read('We **mend it** for [little](/about).', 'mend it for little')).toEqual([
    ['We ', 'mend it for little', '.', []],
  ])
})

test('words written in the text keep their hit numbers next to words from facts', () => {
  const text =
    'For £45 you get more than for {{repair.fee}}, which is **£45**, [see](/about?of={{repair.fee}}).'
  expect(read(text, '£45', '£46').map(([, , , kept]) => kept)).toEqual([
    1,
    2,
    [{ name: 'repair.fee', says: '£45' }],
  ])
  const plan = edit(worded(text), ['replace', '£45', '£46'], { hits: '2', today: '2026-01-15' })
  expect(plan.change.edits[0]).toMatchObject({ value: text.replace('**£45**', '**£46**') })
})

test('explains why words from a fact or across formatting can’t be replaced', () => {
  expect(() =>
    edit(worded('It costs {{repair.fee}} now.'), ['replace', 'costs £45 now', 'is free'], {
      today: '2026-01-15',
    }),
  ).toThrow(
    'Visitors read “costs £45 now” in one place. It is what the fact repair.fee says: change it in pages/_facts.json.',
  )
  expect(() =>
    edit(worded('It **costs** a lot.'), ['replace', 'costs a lot', 'is free'], {
      today: '2026-01-15',
    }),
  ).toThrow('marks begin or end among the words')
})

test.each([
  ['It takes 7–15 days.', '7-15', '7–15'],
  ['It takes {{repair.fee}} – less.', '£45 - less', '£45 – less'],
  ['It is the **yard’s** slip.', "yard's slip", 'yard’s slip'],
  ['It is “the\u00a0slip”.', '"the slip"', '“the\u00a0slip”'],
])('in “%s” finds “%s” despite other quotation marks, dashes and spaces', (text, words, found) => {
  expect(read(text, words).map(([, there]) => there)).toEqual([found])
})

test('searches the facts of a page in the page’s own language', () => {
  const { hits } = foundTexts(groundOf(readSite(bindery)), 'कार्य दिवस')
  const kept = hits.filter(isKept)
  expect(kept.map(({ figures }) => figures[0]?.says)).toContain('6–8\u00a0कार्य दिवस')
  expect(kept.every(({ file }) => file.startsWith('pages/hi/'))).toBe(true)
})
