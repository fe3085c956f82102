import { expect, test } from 'vitest'
import { unitsAfter } from './factWords.ts'

const words = (text: string) => ({ value: { kind: 'words', text } }) as const
const units = { '8+ years': '8 वर्ष से अधिक', unlimited: 'असीमित' }
const facts = {
  'founder.experience': words('8+ years'),
  'bookkeeping.transactions': words('unlimited'),
}
const change = { name: 'founder.experience', before: words('8+ years'), after: words('10+ years') }

test('a language’s new words for a fact replace its old ones', () => {
  expect(unitsAfter(units, facts, { ...change, texts: { value: ' 10 वर्ष से अधिक ' } })).toEqual({
    '10+ years': '10 वर्ष से अधिक',
    unlimited: 'असीमित',
  })
})

test('words that another fact uses or that aren’t translated yet stay', () => {
  const shared = { ...facts, 'partner.experience': words('8+ years') }
  expect(unitsAfter(units, shared, { ...change, texts: { value: '10 वर्ष से अधिक' } })).toEqual({
    ...units,
    '10+ years': '10 वर्ष से अधिक',
  })
  expect(unitsAfter(units, facts, { ...change, texts: { value: '  ' } })).toEqual(units)
})

test('removes a language’s words for a fact when they are emptied', () => {
  expect(
    unitsAfter(units, facts, { ...change, after: change.before, texts: { value: '' } }),
  ).toEqual({ unlimited: 'असीमित' })
})

test('adds the words of the next value next to the current ones', () => {
  const after = { ...words('8+ years'), next: { from: '2027-04-01', ...words('9+ years') } }
  expect(unitsAfter(units, facts, { ...change, after, texts: { next: '9 वर्ष से अधिक' } })).toEqual({
    ...units,
    '9+ years': '9 वर्ष से अधिक',
  })
})
