import { expect, it } from 'vitest'
import { standardKit } from '../../../../../kits/standard/kit.ts'
import { copiedTexts, originalOf } from './copiedTexts.ts'

const original = {
  title: 'Masts',
  description: 'How we mend masts of wood, from the first look to the last coat of varnish.',
  summary: 'Masts of wood, mended in the yard.',
  blocks: [
    {
      type: 'prose',
      heading: 'Who comes to us',
      paragraphs: ['We look at each mast on the trestles before anything is said of its price.'],
    },
    {
      type: 'table',
      caption: 'Kinds of wood',
      columns: [{ heading: 'Wood' }, { heading: 'Weeks' }],
      rows: [['Spruce', '{{mast.weeks}}']],
    },
  ],
}
const copy = {
  ...original,
  draft: true,
  title: 'Oars',
  blocks: [
    {
      type: 'prose',
      heading: 'Who rows',
      paragraphs: ['We look at each oar on the trestles before anything is said of its price.'],
    },
    {
      type: 'table',
      caption: 'TODO: Name of the table',
      columns: [{ heading: 'Wood' }, { heading: 'Weeks' }],
      rows: [
        ['Ash', '{{mast.weeks}}'],
        ['Spruce', '3'],
      ],
    },
  ],
}
const findings = [
  {
    at: ['/blocks/0/paragraphs/0'],
    code: 'withPlaces',
    data: { first: { code: 'copyOfDocument', data: { original: 'pages/masts.json' } } },
  },
] as unknown as Parameters<typeof originalOf>[0] // what is read of them

it('returns the document that a copy was made of, if lint reports one', () => {
  expect(originalOf(findings)).toBe('pages/masts.json')
  expect(originalOf([])).toBeUndefined()
})

it('lists every text that a copy still has from its original, by weight and location', () => {
  const found = copiedTexts(standardKit.choices, copy, original, 'page', findings)
  expect(found.map(({ pointer, weight }) => [pointer, weight])).toEqual([
    ['/description', 'long'],
    ['/summary', 'long'],
    ['/blocks/0/paragraphs/0', 'long'],
    ['/blocks/1/columns/0/heading', 'short'],
    ['/blocks/1/columns/1/heading', 'short'],
    ['/blocks/1/rows/0/1', 'figure'],
    ['/blocks/1/rows/1/0', 'short'],
  ])
  expect(found[0]).toMatchObject({
    title: 'Description',
    text: 'How we mend masts of wood, from the first look …',
  })
})

it('counts a short text that names the original’s subject as one to rewrite', () => {
  const block = (heading: string) => ({ type: 'prose', heading, paragraphs: ['TODO: Text'] })
  const headings = [block('Your mast'), block('Prices'), block('Why varnished masts')]
  const weights = (title: string) =>
    copiedTexts(
      standardKit.choices,
      { title, blocks: headings },
      { title: 'Masts', blocks: headings },
      'page',
      [],
    ).map(({ text, weight }) => [text, weight])
  expect(weights('Oars')).toEqual([
    ['Your mast', 'long'],
    ['Prices', 'short'],
    ['Why varnished masts', 'long'],
  ])
  expect(weights('Masts of steel')[0]).toEqual(['Your mast', 'short'])
})

it('lists nothing once every text is rewritten', () =>
  expect(
    copiedTexts(
      standardKit.choices,
      { ...copy, blocks: [], description: '', summary: 'Oars' },
      original,
      'page',
      findings,
    ),
  ).toEqual([]))
