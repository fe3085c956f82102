import { describe, expect, it } from 'vitest'
import { standardKit } from '../../../../../kits/standard/kit.ts'
import { pastedRows } from '../../../paste/pastedRows.ts'
import { valueAfter } from '../../store/valueAfter.ts'
import { pasteRows } from './pasteRows.ts'

const file = 'pages/a.json'
const fresh = {
  type: 'table',
  caption: 'TODO: Name of the table',
  columns: [{ heading: 'TODO: Heading' }, { heading: 'TODO: Heading' }],
  rows: [['–', '–']],
}
const written = {
  type: 'table',
  caption: 'Fees',
  columns: [{ heading: 'Work' }, { heading: 'Fee' }],
  rows: [['Mast', '$400']],
  groups: [{ title: 'Small', rows: [['Boom', '$120']] }],
}

/** The table after some text from a spreadsheet was pasted into a cell, and what is told. */
const pasted = (
  table: object,
  text: string,
  pointer = '/blocks/0/rows',
  cell = { row: 0, column: 0 },
) => {
  const document = { blocks: [table] }
  const done = pasteRows(standardKit, document, { file, pointer }, cell, {
    rows: pastedRows(text) ?? [],
  })
  const after = valueAfter(document, file, done?.edits ?? []) as { blocks: object[] }
  return { table: after.blocks[0], said: done?.said }
}

describe('spreadsheet rows pasted into a table', () => {
  it.each([
    ['What\tUntil now\tFrom 2027\nInvoice\tpaper\tonline', 'The first one names the columns.'],
    ['Mast\t$400\nBoom\t$120', undefined],
    ['Mast\tRs 400\nBoom\tRs 120', undefined],
    ['Mast\t2 days\nBoom\t1 day', undefined],
  ])('recognise a first row that names columns, unless it contains figures: %j', (text, told) => {
    const { said = '' } = pasted(fresh, text)
    expect(said.includes('The first one names the columns.')).toBe(told !== undefined)
  })

  it('give a new table its columns, named by the first row', () =>
    expect(
      pasted(
        fresh,
        'Licence\tFor whom\tHow long\nMaker\tWho makes\t1 year\nDealer\tWho sells\t5 years',
      ),
    ).toEqual({
      table: {
        ...fresh,
        columns: [{ heading: 'Licence' }, { heading: 'For whom' }, { heading: 'How long' }],
        rows: [
          ['Maker', 'Who makes', '1 year'],
          ['Dealer', 'Who sells', '5 years'],
        ],
      },
      said: 'Pasted 3 rows. The first one names the columns. The table has 1 column more.',
    }))
  it('add columns to all rows of a table and keep its column names', () =>
    expect(pasted(written, 'Mast\t$450\t2 weeks').table).toEqual({
      ...written,
      columns: [{ heading: 'Work' }, { heading: 'Fee' }, { heading: 'TODO: Heading' }],
      rows: [['Mast', '$450', '2 weeks']],
      groups: [{ title: 'Small', rows: [['Boom', '$120', '–']] }],
    }))
  it('stop at the maximum number of columns and report it', () =>
    expect(pasted(written, 'a\tb\tc\td\te\tf\tg\th\ti').said).toBe(
      'Pasted 1 row. The table has 5 columns more. 2 columns did not fit: a table can have 7.',
    ))
  it('fill a column line by line', () =>
    expect(
      pasted(written, '2 weeks\n3 weeks\n', '/blocks/0/rows', { row: 0, column: 1 }).table,
    ).toMatchObject({
      rows: [
        ['Mast', '2 weeks'],
        ['–', '3 weeks'],
      ],
    }))
  it('are not recognised in a single line of text', () =>
    expect([pastedRows('A mast'), pastedRows('A mast\n')]).toEqual([undefined, undefined]))
})
