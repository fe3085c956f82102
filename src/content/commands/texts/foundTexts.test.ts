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

test('words are found in any capitals; what replaces them takes these on', () => {
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

test('the numbers are those by which a replacement is chosen', () => {
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

test('who has chosen among what is shown is told where it was done, and not what they have seen', () => {
  const plan = edit(ground, ['replace', 'bicycle', 'boat'], {
    hits: '1',
    today: '2026-01-15',
  })
  expect(authorLinesOf(plan)).toEqual([
    expect.stringMatching(/^“bicycle” becomes “boat” in .+[^:]\.$/),
  ])
})

test('what stands around the words is what visitors read: figures by their values, no markup', () => {
  const { hits } = foundTexts(boats, 'lift boats of up to')
  expect(hits[0]).toMatchObject({
    found: 'lift boats of up to',
    after: ' 8\u00a0tonnes and put them back better.',
  })
  expect(foundTexts(boats, 'shows which months').hits[0]?.before).toBe("The yard's year ")
})

test('a short text is told by what it stands in: the price of what', () => {
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

test('words are found as visitors read them: figures by what they say, and no signs of marks', () => {
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

test('words that a text has as they are keep their numbers, beside those that it only reads', () => {
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

test('who replaces words that are only read is told what says them', () => {
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
])(
  'in “%s” people find “%s”, whichever of the signs that are typed for each other stand there',
  (text, words, found) => {
    expect(read(text, words).map(([, there]) => there)).toEqual([found])
  },
)

test('a page in another language is searched as it is read there', () => {
  const { hits } = foundTexts(groundOf(readSite(bindery)), 'कार्य दिवस')
  const kept = hits.filter(isKept)
  expect(kept.map(({ figures }) => figures[0]?.says)).toContain('6–8\u00a0कार्य दिवस')
  expect(kept.every(({ file }) => file.startsWith('pages/hi/'))).toBe(true)
})
