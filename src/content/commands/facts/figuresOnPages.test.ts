import { expect, test } from 'vitest'
import { littleSite } from '../../../../tests/support/littleSite.ts'
import { groundOf } from '../../../../tests/support/operated.ts'
import { figuresOnPages } from './figuresOnPages.ts'

const about = { file: 'pages/about.json', at: '/blocks/1/paragraphs/0' } as const
const contact = { file: 'pages/index.json', at: '/description' } as const
const offered = (first: string, second: string) =>
  figuresOnPages(
    groundOf(
      littleSite([
        { ...about, value: first },
        { ...contact, value: second },
      ]),
    ),
  ).map(({ figure, pages, hits }) => [figure, pages, hits.length])

test('offers a fee or rate that two pages type, however each writes it', () => {
  expect(
    offered(
      'A cover costs £1,250, a lock 9%.',
      'Covers of all sizes are £1250 here, and locks are 9 per cent of the price of the bicycle that they are for.',
    ),
  ).toEqual([
    ['£1,250', 2, 2],
    ['9%', 2, 2],
  ])
})

test.each([
  [
    'what one page says alone',
    'A cover costs £85, and the second one £85.',
    'Covers of all sizes for bicycles, kept in the shop and brought to your door on the same day.',
  ],
  [
    'what a fact says already',
    'A cover costs £45.',
    'Covers of all sizes are £45 each, kept in the shop and brought to your door on the same day.',
  ],
  [
    'a reference to a fact',
    'A repair costs {{repair.fee}}.',
    'A repair costs {{repair.fee}} in our shop, and the bicycle is back at your door on the same day.',
  ],
  [
    'a number of something',
    'A cover lasts 12 years.',
    'Covers last 12 years with us, are kept in the shop and brought to your door on the same day.',
  ],
])('does not offer %s', (_, first, second) => {
  expect(offered(first, second)).toEqual([])
})
