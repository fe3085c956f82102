import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedLead } from '../../../tests/support/leads.ts'
import { formatLeads } from './formatLeads.ts'

const separators = [',', ';', '\t', '|']

/** Reads as Python's csv and spreadsheets do: a quote counts at the start of a cell only. */
const readCells = (csv: string, separator: string): string[] => {
  const cells: string[] = []
  let cell = ''
  let state: 'start' | 'plain' | 'quoted' | 'quoteInQuoted' = 'start'
  for (const character of csv.replace(/^\ufeff/, '')) {
    const isEnd = character === separator || character === '\n' || character === '\r'
    if (state === 'quoted') {
      if (character === '"') state = 'quoteInQuoted'
      else cell += character
    } else if (state === 'quoteInQuoted' && character === '"') {
      cell += character
      state = 'quoted'
    } else if (isEnd) {
      cells.push(cell)
      cell = ''
      state = 'start'
    } else if (state === 'start' && character === '"') state = 'quoted'
    else {
      cell += character
      state = 'plain'
    }
  }
  return [...cells, cell]
}

/** Reads as a program does that knows of no quotes within a line, and strips them. */
const splitCells = (csv: string, separator: string): string[] =>
  csv
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .flatMap((line) => line.split(separator).map((cell) => cell.replace(/^[\s\ufeff"]+/, '')))

const formulaCells = (csv: string): string[] =>
  separators
    .flatMap((separator) => [...readCells(csv, separator), ...splitCells(csv, separator)])
    .filter((cell) => /^\s*[=+\-@\t\r＝＋－＠]/.test(cell) && !/^\+?[\d ()-]*"?$/.test(cell))

const csvOf = (
  values: Record<string, string>,
  other: Record<string, string> = {},
  amended?: Record<string, string>,
) =>
  formatLeads(
    [
      listedLead({ values, other, amended, between: amended ? [amended, values] : [] }),
      listedLead({ values }),
    ],
    'csv',
    { channels: [], now: 0 },
  )

describe('the CSV export of enquiries', () => {
  it.each([
    ['a name with a semicolon', "Ana;=cmd|' /C calc'!A0;x"],
    ['a message with a line break', 'Hello\n=HYPERLINK("http://127.0.0.1/?"&A1)'],
    ['a line break of Windows', 'Hello\r\n=1+1'],
    ['a carriage return', 'Hello\r=1+1'],
    ['a tab', 'Hello\t@SUM(1+1)'],
    ['a bar', 'Hello|-1+cmd'],
    ['a comma', 'Hello,+1+cmd'],
    ['spaces after the separator', 'Hello; \u00a0=1+1'],
    ['quotes after the separator', 'Hello;"=1+1'],
    ['quotes at the start', '"=1+1"'],
    ['full-width forms', 'Hello;＝1+1,＋1|－1\t＠SUM(1)'],
    ['a separator before a tab', 'Hello;\tx'],
    ['a separator at the end', 'Hello;'],
    ['a paragraph separator', 'Hello\u2029=1+1'],
  ])('never starts a formula in a cell, with any separator: %s', (_what, text) => {
    expect(formulaCells(csvOf({ name: text }))).toEqual([])
    expect(formulaCells(csvOf({}, { name: text }))).toEqual([])
    expect(formulaCells(csvOf({ name: 'a' }, {}, { name: text }))).toEqual([])
  })

  it('never starts a formula for randomly generated input', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'=+-@＝＋－＠,;|\t\r\n" \'1ax%\u00a0\u2028\u200b'),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
      maxLength: 12,
    })
    const known = text.map((one) => one.trim())
    fc.assert(
      fc.property(known, known, known, (name, message, other) => {
        expect(
          formulaCells(
            csvOf(
              { name, message },
              { [`x${other}`]: message, [other]: name },
              { name: message, message: other },
            ),
          ),
        ).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    '+44 20 7946 0000',
    '+351 912 345 678',
    '+1 (555) 010-9999',
    '+1-800-555-0100',
    '+351912345678',
    '+(44) 20 7946 0000',
    '020 7946 0000',
    '(020) 7946-0000',
    '2025-01-15',
    '-1',
    '+1',
  ])('leaves %s unchanged', (phone) => {
    expect(readCells(csvOf({ phone }), ',')).toContain(phone)
  })

  it.each(['-2+3', '+1+1', '+1-2', '+1*2', '-1-2', '+44 20+1', '-+1234567', '+', '-', '--1234567'])(
    'escapes the sum %s instead of treating it as a phone number',
    (text) => {
      expect(readCells(csvOf({ text }), ',')).toContain(`'${text}`)
    },
  )

  it('leaves text unchanged when no cell starts a formula', () => {
    const text = 'Dear all,\nwe are 3 - 4 people; 2+2=4 (a@example.com), "quoted" | done'
    expect(readCells(csvOf({ text }), ',')).toContain(text)
  })

  it('reads back complete except for added apostrophes', () => {
    const text = `Ana;=cmd|' /C calc'!A0;"x"\n=1`
    expect(readCells(csvOf({ text }), ',')).toContain(`Ana;'=cmd|' /C calc'!A0;"x"\n'=1`)
  })
})
