import { expect, it } from 'vitest'
import { decimalText, numberText, parseJson } from './exactNumbers.ts'
import { writeJson } from './writeJson.ts'

it.each([
  ['1e-7', '0.0000001'],
  ['1.50e3', '1500'],
  ['1.5E0', '1.5'],
  ['-12.5e-1', '-1.25'],
  ['1e+21', '1000000000000000000000'],
  ['120e-2', '1.20'],
  ['45', '45'],
  ['0.10', '0.10'],
  ['1e-400000000', '1e-400000000'],
])('decimalText writes %s without an exponent as %s', (text, decimal) =>
  expect(decimalText(text)).toBe(decimal),
)

const written =
  '{"a": {"amount": 12.50, "to": 1234567890123456789, "text": "x: 1.0, [1.0", "n": 45}, "list": [{"amount": 0.1}, {"amount": 1e-7}, 2.0]}'

it('parseJson parses like JSON.parse and keeps the source text of each number', () => {
  const value = parseJson(written) as {
    a: Record<string, unknown>
    list: Record<string, unknown>[]
  } // as written above
  expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(written)))
  expect([
    numberText(value.a, 'amount'),
    numberText(value.a, 'to'),
    numberText(value.a, 'n'),
    numberText(value.a, 'text'),
  ]).toEqual(['12.50', '1234567890123456789', '45', undefined])
  expect(value.list.slice(0, 2).map((entry) => numberText(entry, 'amount'))).toEqual([
    '0.1',
    '0.0000001',
  ])
})

it('numberText returns the source text in a copy but not for a different number', () => {
  const { a } = parseJson(written) as { a: Record<string, unknown> } // as written above
  expect(numberText({ ...a, text: 'y' }, 'amount')).toBe('12.50')
  expect(numberText({ ...a, amount: 13 }, 'amount')).toBe('13')
})

it('parseJson uses the last of two duplicate keys as JSON.parse does', () => {
  const value = parseJson('{ "v": { "amount": 1.50 }, "v": { "amount": 1.5, "amount": 2.0 } }') as {
    v: object
  } // as written
  expect(numberText(value.v, 'amount')).toBe('2.0')
})

it('writeJson writes numbers with their original digits', () => {
  expect(writeJson(parseJson(written), '    ')).toBe(
    writeJson(JSON.parse(written), '    ')
      .replace('12.5,', '12.50,')
      .replace('1234567890123456800', '1234567890123456789'),
  )
})
