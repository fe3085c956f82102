import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { writingFor } from '../../../../tests/support/writingFor.ts'
import { parseJson } from '../../../core/document/exactNumbers.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'
import { PageContext } from '../../ui/PageContext.ts'
import { check, type WorkedExampleBlock } from './schema.ts'
import { WorkedExample } from './WorkedExample.tsx'

const drawn = (block: WorkedExampleBlock, locale: string, currency: string): string => {
  const page = {
    site: { writing: writingFor(locale, currency), words: {}, settings: { theme: {} } },
  } as PageContext // all that it asks of its page
  return renderToStaticMarkup(
    <PageContext value={page}>
      <WorkedExample block={block} />
    </PageContext>,
  )
}

const reckoned = (locale: string): string => {
  const lines = [{ label: 'a', quantity: 12, unit: 'دن', rate: 25, amount: 300 }]
  return drawn(
    { type: 'workedExample', title: 'a', lines, result: { label: 'b', amount: 300 } },
    locale,
    'INR',
  )
}

/** A worked example whose one line and result are written as they are here. */
const example = (line: string, result: string | undefined) =>
  parseJson(
    `{ "type": "workedExample", "title": "a", "lines": [{ "label": "a", ${line} }], "result": { "label": "b"${result === undefined ? '' : `, "amount": ${result}`} } }`,
  ) as WorkedExampleBlock // it follows its schema

it.each([
  [
    '"quantity": 1000.125, "unit": "g", "rate": 0.0035, "amount": 3.5004375',
    '3.5004375',
    'en-GB',
    'GBP',
    ['1,000.125 g × £0.0035', '£3.5004375', '£3.5004375'],
  ],
  ['"amount": 4.5', '4.50', 'en-GB', 'GBP', ['£4.50', '£4.50']],
  ['"amount": -1234567.5', '-1234567.5', 'en-IN', 'INR', ['−₹12,34,567.50', '−₹12,34,567.50']],
  [
    '"amount": 99999999999999999.99',
    '99999999999999999.99',
    'de-DE',
    'EUR',
    ['99.999.999.999.999.999,99 €', '99.999.999.999.999.999,99 €'],
  ],
  ['"amount": 500', '500', 'ja-JP', 'JPY', ['￥500', '￥500']],
  ['"amount": 45', '45', 'en-US', 'AUD', ['$45', '$45']],
  ['"quantity": 12, "rate": "2.50"', undefined, 'en-GB', 'GBP', ['12 × £2.50', '£30', '£30']],
  ['"amount": "1250.5"', undefined, 'en-GB', 'GBP', ['£1,250.50', '£1,250.50']],
])(
  'a worked example with %s and %s shows every digit in %s and %s',
  (line, result, locale, currency, said) => {
    const block = example(line, result)
    expect(check(block)).toEqual([])
    const text = drawn(block, locale, currency).replace(/\u00a0/g, ' ')
    expect([...text.matchAll(/(?<=>)[^<>]*\p{Nd}[^<>]*/gu)].map(([found]) => found)).toEqual(said)
  },
)

it.each([
  ['"quantity": 3, "rate": 33.333, "amount": 100', '100', []],
  ['"quantity": 1.005, "rate": 100, "amount": 100.5', '100.5', []],
  [
    '"quantity": 1000, "rate": 0.0035, "amount": 3.51',
    '3.51',
    [
      blockMsg('productDiffers', {
        quantity: '1000',
        rate: '0.0035',
        product: '3.5',
        amount: '3.51',
      }),
    ],
  ],
  ['"quantity": 2', undefined, [blockMsg('quantityWithoutRate')]],
  ['"unit": "g"', undefined, [blockMsg('lineWithoutAmount')]],
  [
    '"quantity": 2, "rate": "30", "amount": 50',
    '50',
    [blockMsg('productDiffers', { quantity: '2', rate: '30', product: '60', amount: '50' })],
  ],
  ['"quantity": 2, "rate": "15–20"', undefined, [blockMsg('notOneNumber', { value: '15–20' })]],
  ['"quantity": 2, "rate": "{{a.b | plain}}", "amount": 50', '50', []],
  ['"amount": 0.004', '0.01', [blockMsg('sumDiffers', { sum: '0.004', result: '0.01' })]],
  ['"amount": 0.004', '0.008', [blockMsg('sumDiffers', { sum: '0.004', result: '0.008' })]],
])('the check of a worked example with %s and %s calculates exactly', (line, result, said) => {
  expect(check(example(line, result)).map(({ message }) => message)).toEqual(said)
})

it('a worked example keeps the currency sign next to its amount in right-to-left text', () => {
  expect(reckoned('ur-IN')).toContain('12 دن × \u200e₹25')
  expect(reckoned('ur-IN')).toContain('<dd>\u200e₹300</dd>')
  expect(reckoned('en-IN')).toContain('12 دن × ₹25')
})
