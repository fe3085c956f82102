import { expect, test } from 'vitest'
import { writingFor } from '../../../../tests/support/writingFor.ts'
import { figuresIn } from './figuresIn.ts'

const indian = writingFor('en-IN', 'INR')

test.each([
  ['₹20 lakh', [['money', 2_000_000, undefined, 'INR']]],
  [
    '₹1,00,000 and Rs. 5,000',
    [
      ['money', 100_000, undefined, 'INR'],
      ['money', 5000, undefined, 'INR'],
    ],
  ],
  ['₹50 lakh–5 crore', [['money', 5_000_000, 50_000_000, 'INR']]],
  ['₹10,000–₹25,000', [['money', 10_000, 25_000, 'INR']]],
  ['100,000 rupees', [['money', 100_000, undefined, 'INR']]],
  ['from $645 to $2,582', [['money', 645, 2582, 'USD']]],
  ['15-20 working days', [['number', 15, 20, 'working days']]],
  ['2 to 3 months', [['number', 2, 3, 'months']]],
  ['a 30-day guarantee', [['number', 30, undefined, 'day']]],
  [
    '18% or 12 per cent',
    [
      ['percent', 18, undefined, '%'],
      ['percent', 12, undefined, '%'],
    ],
  ],
  ['1%–1.5%', [['percent', 1, 1.5, '%']]],
  ['GSTR-1 and AOC-4 by Form 16 of 2025', [['number', 16, undefined, 'of']]],
  ['₹1.1 lakh', [['money', 110_000, undefined, 'INR']]],
  [
    'US$0.0035 or A$45–A$60',
    [
      ['money', 0.0035, undefined, 'USD'],
      ['money', 45, 60, 'AUD'],
    ],
  ],
  [
    'USD 45–USD 60 or 12.50 CHF',
    [
      ['money', 45, 60, 'USD'],
      ['money', 12.5, undefined, 'CHF'],
    ],
  ],
  [
    'all 12 steps, try 5 days',
    [
      ['number', 12, undefined, 'steps'],
      ['number', 5, undefined, 'days'],
    ],
  ],
  ['Section 8.', []],
  ['no figure', []],
])('finds the figures in “%s”', (text, figures) => {
  expect(
    figuresIn(text, indian).map(({ kind, amount, to, unit }) => [kind, amount, to, unit]),
  ).toEqual(figures)
})

const [hindi, urdu, german, french, egyptian] = [
  writingFor('hi-IN', 'INR'),
  writingFor('ur-IN', 'INR'),
  writingFor('de-DE', 'EUR'),
  writingFor('fr-FR', 'EUR'),
  writingFor('ar-EG', 'EGP'),
]

test.each([
  ['₹20 लाख', hindi, [['money', 2_000_000, undefined, 'INR']]],
  [
    '₹२,५०० और रु. ५,०००',
    hindi,
    [
      ['money', 2500, undefined, 'INR'],
      ['money', 5000, undefined, 'INR'],
    ],
  ],
  ['शुल्क 5,000 रुपये है', hindi, [['money', 5000, undefined, 'INR']]],
  ['2–5 करोड़ रुपये', hindi, [['money', 20_000_000, 50_000_000, 'INR']]],
  ['2 से 5 करोड\u093c रु.', hindi, [['money', 20_000_000, 50_000_000, 'INR']]],
  ['50 हजार रुपये', hindi, [['money', 50_000, undefined, 'INR']]],
  [
    '18 प्रतिशत या 12%',
    hindi,
    [
      ['percent', 18, undefined, '%'],
      ['percent', 12, undefined, '%'],
    ],
  ],
  ['15 से 20 कार्य दिवस', hindi, [['number', 15, 20, 'कार्य दिवस']]],
  ['मार्च2025 और धारा 8।', hindi, []],
  ['₹20 لاکھ', urdu, [['money', 2_000_000, undefined, 'INR']]],
  ['۵۰ ہزار روپے', urdu, [['money', 50_000, undefined, 'INR']]],
  ['18 فیصد', urdu, [['percent', 18, undefined, '%']]],
  [
    '٪۱۸ یا ۱۲٪',
    urdu,
    [
      ['percent', 18, undefined, '%'],
      ['percent', 12, undefined, '%'],
    ],
  ],
  ['\u200e₹10\u200f–\u200e₹20', urdu, [['money', 10, 20, 'INR']]],
  ['18–\u200e20%', urdu, [['percent', 18, 20, '%']]],
  ['15 سے 20 كام كے دن', urdu, [['number', 15, 20, 'کام کے دن']]],
  ['1.000–2.500 €', german, [['money', 1000, 2500, 'EUR']]],
  ['2,5 Mio. Euro', german, [['money', 2_500_000, undefined, 'EUR']]],
  ['7,5 % bis 9 Prozent', german, [['percent', 7.5, 9, '%']]],
  ['12 000 € à 15\u202f000 €', french, [['money', 12_000, 15_000, 'EUR']]],
  ['2,5 millions d’euros', french, [['money', 2_500_000, undefined, 'EUR']]],
  ['من ١٥ إلى ٢٠ يوما', egyptian, [['number', 15, 20, 'یوما']]],
  ['١٬٢٠٠ جنيه', egyptian, [['money', 1200, undefined, 'EGP']]],
])('finds the figures in “%s” in its language', (text, writing, figures) => {
  expect(
    figuresIn(text, writing).map(({ kind, amount, to, unit }) => [kind, amount, to, unit]),
  ).toEqual(figures)
})

test('returns the position of a figure in the text', () => {
  const text = 'It costs about ₹20 lakh a year.'
  expect(
    figuresIn(text, indian).map(({ index, length }) => text.slice(index, index + length)),
  ).toEqual(['₹20 lakh'])
})
