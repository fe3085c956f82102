import { describe, expect, it } from 'vitest'
import { standardKit } from '../../../../../kits/standard/kit.ts'
import { pastedRows } from '../../../paste/pastedRows.ts'
import { valueAfter } from '../../store/valueAfter.ts'
import { entryText, listIn, pasteEntries } from './pasteEntries.ts'

const file = 'pages/a.json'
const yearly = { task: 'Hull', frequency: 'Yearly', due: 'In May' }
const fresh = { task: 'TODO: Task', due: 'TODO: Due' }

/** The entries of a list after rows from a spreadsheet were pasted into a text of one, and what is told. */
const pasted = (
  block: { readonly type: string },
  key: string,
  pointer: string,
  text: string,
  replaces = false,
) => {
  const document = { blocks: [block] }
  const place = entryText(file, `/blocks/0/${key}${pointer}`)
  const schema = place && listIn(standardKit, document, place.list)
  const done =
    place &&
    schema &&
    pasteEntries(standardKit, document, schema, place, { rows: pastedRows(text) ?? [], replaces })
  const asks = done && 'asks' in done ? done.asks : undefined
  const made = done && 'edits' in done ? done : undefined
  const after = valueAfter(document, file, made?.edits ?? []) as {
    blocks: Record<string, unknown>[]
  }
  return {
    entries: after.blocks[0]?.[key],
    said: made?.said,
    at: made?.at,
    ...(asks === undefined ? {} : { asks }),
  }
}
const inDates = (rows: readonly object[], pointer: string, text: string, replaces?: boolean) =>
  pasted({ type: 'deadlines', rows } as { type: string }, 'rows', pointer, text, replaces)

describe('spreadsheet rows pasted into an entry’s text', () => {
  it('fill a new entry and add more entries after it', () =>
    expect(
      inDates([yearly, fresh, yearly], '/1/task', 'Mast\tMonthly\tOn the 1st\nKeel\t\tIn June\n'),
    ).toEqual({
      entries: [
        yearly,
        { task: 'Mast', due: 'On the 1st', frequency: 'Monthly' },
        { task: 'Keel', due: 'In June' },
        yearly,
      ],
      said: 'Pasted 2 rows: Task, Frequency and Due.',
      at: '/blocks/0/rows/1/task',
    }))
  it('are inserted after a written entry, which stays unchanged', () =>
    expect(inDates([yearly], '/0/task', 'Mast\tMonthly\tOn the 1st')).toEqual({
      entries: [yearly, { task: 'Mast', frequency: 'Monthly', due: 'On the 1st' }],
      said: 'Pasted 1 row: Task, Frequency and Due.',
      at: '/blocks/0/rows/1/task',
    }))
  it('replace the entry’s texts when all of the text was selected', () =>
    expect(inDates([yearly], '/0/frequency', 'Monthly\tOn the 1st', true).entries).toEqual([
      { task: 'Hull', frequency: 'Monthly', due: 'On the 1st' },
    ]))
  it('follow the columns shown on the page and add one for more cells', () =>
    expect(
      inDates([{ task: 'Hull', due: 'In May' }, fresh], '/1/task', 'Mast\tMonthly\t1st\n'),
    ).toMatchObject({ said: 'Pasted 1 row: Task, Purpose and Due.' }))
  it('ask whether their first row names columns that the page doesn’t have', () => {
    const rows = 'Work\tBy when\nMast\t2 May\nKeel\t1 June'
    expect(inDates([fresh], '/0/task', rows)).toMatchObject({
      asks: 'Does the first row (“Work”, “By when”) name the columns?',
    })
    const block = { type: 'deadlines', headings: { task: 'Work', due: 'By when' }, rows: [fresh] }
    expect(pasted(block as { type: string }, 'rows', '/0/task', rows)).toMatchObject({
      entries: [
        { task: 'Mast', due: '2 May' },
        { task: 'Keel', due: '1 June' },
      ],
    })
  })
  it('follow the columns that their first row names', () =>
    expect(inDates([fresh], '/0/task', 'Due\ttask\nIn May\tMast\nIn June\tKeel').entries).toEqual([
      { task: 'Mast', due: 'In May' },
      { task: 'Keel', due: 'In June' },
    ]))
  it('are rejected when they have more cells than the entry has texts', () =>
    expect(inDates([fresh], '/0/applicable', 'In May\tMast').said).toBeUndefined())
  it('add optional properties that the entries don’t have', () =>
    expect(inDates([fresh], '/0/due', 'In May\tall\nIn June\tmost').entries).toEqual([
      { ...fresh, due: 'In May', applicable: 'all' },
      { ...fresh, due: 'In June', applicable: 'most' },
    ]))
})
