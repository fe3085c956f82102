import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { checkItem } from './support/checklist/checkItem.ts'
import type { Item } from './support/checklist/item.ts'
import { holds, plain } from './support/checklist/plain.ts'

const page = `<body><header><a href="/"><img alt=""/><span>Spoke</span></a></header>
<main data-presets='{"booking":{"service":"repair"},"quote":{"message":"I am interested in: repairs"}}'>
  <section><h1>Repairs</h1><p>Ready within 2–3 working days. The fee is ₹1.5 lakh a year.</p>
    <a href="/enquire/booking" aria-haspopup="dialog">Book<span class="ui-hidden"> a repair</span></a>
    <a href="/enquire/quote" aria-haspopup="dialog" data-preset="message=Brakes">Ask</a></section>
  <section id="parts"><h2>What we mend</h2>
    <article><h3>Brakes</h3><ul><li>Pads</li><li>Cables</li></ul><a href="/brakes">Learn More<span> brakes</span></a></article>
    <article><h3>Wheels</h3><ul><li>Spokes</li></ul><dl><dt>Timeline</dt><dd>5–7 days</dd></dl></article></section>
  <section><h2>Prices</h2><table><tr><th>Late</th><td>₹100 a day</td><td>at most ₹5,000</td></tr></table></section>
</main></body>`
const document = new new Window().DOMParser().parseFromString(page, 'text/html')
const problemOf = (item: Omit<Item, 'item'>) => checkItem({ item: 'a test', ...item }, document)

const accepts: readonly Omit<Item, 'item'>[] = [
  { text: ['2 to 3 working days', '₹1,50,000 per year'] },
  { under: 'What we mend', count: 2, of: 'article', each: ['Brakes', 'Wheels'] },
  { under: ['What we mend', 'Brakes'], count: 2 },
  { in: '#parts', under: 'Wheels', pair: ['Timeline', '5-7 days'] },
  { under: 'Brakes', link: 'Learn More', href: '/brakes' },
  { href: ['/brakes'] },
  { row: ['Late', 'Rs 100 per day', 'Rs 5000'] },
  { button: 'Book', dialog: 'booking', preset: { service: 'repair' } },
  { button: 'Ask', dialog: 'quote', preset: { message: 'brakes' } },
  { heading: 'prices' },
  { of: 'h2', order: ['What we mend', 'Prices'] },
  { least: 3, of: 'li' },
  { without: 'discount' },
  { in: 'header', of: 'a', attr: 'href', each: ['/'] },
]

const rejects: readonly (readonly [Omit<Item, 'item'>, string])[] = [
  [{ text: '12-3 working days' }, 'the text lacks "12-3 working days"'],
  [{ text: '3 working days' }, 'the text lacks "3 working days"'],
  [{ text: '2-3 working days.', without: 'the fee' }, 'the text has "the fee"'],
  [{ under: 'What we mend', count: 3, of: 'article' }, '2 of article, not 3'],
  [{ under: 'What we mend', least: 3, of: 'article' }, '2 of article, not at least 3'],
  [
    { under: 'What we mend', of: 'article', each: ['Wheels'] },
    '"Wheels" is not in its place among "Brakes Pads Cables Learn More brakes", "Wheels Spokes Timeline 5–7 days"',
  ],
  [{ under: 'Gears', count: 1 }, 'no heading says "Gears"; there are "Repairs", "What we mend", "Brakes", "Wheels", "Prices"'],
  [{ in: '#gears', text: 'x' }, 'there is no #gears'],
  [{ under: 'Brakes', pair: ['Timeline', '5-7 days'] }, 'no "Timeline: 5-7 days"; there are '],
  [{ pair: ['Timeline', '5 days'] }, 'no "Timeline: 5 days"; there are "Timeline: 5–7 days"'],
  [{ link: 'Learn More', href: '/wheels' }, 'no "Learn More" leads to "/wheels"'],
  [{ href: '/wheels' }, 'no link leads to "/wheels"'],
  [{ link: 'Read More' }, 'no link says "Read More"'],
  [{ row: ['Late', '₹5,000', '₹100 a day'] }, 'no row Late | ₹5,000 | ₹100 a day; there are "Late | ₹100 a day | at most ₹5,000"'],
  [{ button: 'Call' }, 'no button says "Call"; there are "Book", "Ask", "Learn More"'],
  [{ button: 'Book', dialog: 'quote' }, '"Book" opens /enquire/booking, not the dialog quote'],
  [{ button: 'Book', dialog: 'booking', preset: {} }, '"Book" presets {"service":"repair"}, not {}'],
  [{ button: 'Ask', dialog: 'quote', preset: { message: 'repairs' } }, '"Ask" presets {"message":"Brakes"}, not {"message":"repairs"}'],
  [{ of: 'h2', order: ['Prices', 'What we mend'] }, '"What we mend" is missing, or stands too early'],
  [{ heading: 'Hours' }, 'no heading says "Hours"; there are "Repairs", "What we mend", "Brakes", "Wheels", "Prices"'],
  [{ minutes: 2 }, 'the text does not say 2 min'],
]

describe('an item of the checklist', () => {
  test.each(accepts)('is found: %o', (item) => {
    expect(problemOf(item)).toBeUndefined()
  })
  test.each(rejects)('is missed: %o', (item, problem) => {
    expect(problemOf(item)).toBe(problem)
  })
})

describe('figures in one spelling', () => {
  test.each([
    ['₹20 lakh', '₹2000000'],
    ['₹50 lakh–₹5 crore', '₹5000000-₹50000000'],
    ['Rs 1,00,000 per default', '₹100000 per default'],
    ['1.5 lakh rupees', '₹150000'],
    ['15 to 20 working days', '15-20 working days'],
    ['20% to 40%', '20%-40%'],
    ['₹25 a day', '₹25/day'],
    ['24% per annum', '24%/year'],
  ])('%s is %s', (text, written) => {
    expect(plain(text)).toBe(written)
  })
  test('a number is not found inside another', () => {
    expect(holds('115 days', '15 days')).toBe(false)
    expect(holds('15.5 days', '15')).toBe(false)
    expect(holds('15–20 days', '20 days')).toBe(false)
    expect(holds('₹1,00,000', '₹1,000')).toBe(false)
  })
})
