import { expect, test } from 'vitest'
import { littleSite } from '../../../tests/support/littleSite.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { factsJson } from './factsJson.ts'
import { listFacts } from './listFacts.ts'

test('“written” shows the fact as pages do, in the format that the fact asks for', () => {
  const value = { kind: 'money', amount: 2_500_000 }
  const facts = (written?: string) => {
    const sources = littleSite([
      {
        file: 'pages/_facts.json',
        at: '/facts/repair.fee',
        value: { label: 'Fee', value, written, source: 'us', asOf: '2025-12-01' },
      },
    ])
    return JSON.parse(factsJson(listFacts(standardKit, sources, '2026-01-15')))[0]
  }
  expect(facts('full')).toMatchObject({
    name: 'repair.fee',
    written: '£2,500,000',
    value,
    uses: [{ file: 'pages/services/repair.json' }],
  })
  expect(facts('short').written).not.toBe('short')
  expect(facts().written).toBe(facts('short').written)
})

test('keeps every digit of amounts and writes all else like JSON.stringify', () => {
  const sources = littleSite()
  const exact = {
    ...sources,
    files: sources.files.map((file) => ({
      ...file,
      text: file.text
        .replace('"amount":45', '"amount":45.50')
        .replace('"amount": 45', '"amount": 45.50'),
    })),
  }
  const text = factsJson(listFacts(standardKit, exact, '2026-01-15'))
  expect(text).toContain('"amount": 45.50')
  expect(text.replace('45.50', '45.5')).toBe(JSON.stringify(JSON.parse(text), null, 2))
  expect(factsJson([])).toBe('[]')
})
