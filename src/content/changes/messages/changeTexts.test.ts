import { expect, test } from 'vitest'
import { type ChangeMessage, changeMsg, changeText } from './changeMessages.ts'
import { changeRows, subjectRows, thingRows, valueRows } from './changeTexts.table.ts'
import type { Subject, Thing } from './things.ts'
import type { Value } from './values.ts'
import type { Naming } from './Words.ts'

type AnyTable = Readonly<
  Record<string, readonly (readonly [data: unknown, text: string, naming?: Naming])[]>
>

/** Each row of a table with its message. The types of the tables tie data to code. */
const rowsIn = <M extends { readonly code: string; readonly data?: unknown }>(table: AnyTable) =>
  Object.entries(table).flatMap(([code, rows]) =>
    rows.map(([data, text, naming]) => ({ code, message: { code, data } as M, text, naming })),
  )

test.each(rowsIn<ChangeMessage>(changeRows))(
  'the description $code reads: $text',
  ({ message, text, naming }) => {
    expect(changeText(message, naming)).toBe(text)
  },
)

test.each(rowsIn<Value>(valueRows))('the value $code reads: $text', ({ message, text }) => {
  expect(changeText({ code: 'value', data: { value: message, as: 'is' } })).toBe(text)
})

test.each(rowsIn<Thing>(thingRows))('a sentence names the thing $code: $text', (row) => {
  const { message, text } = row
  expect(changeText(changeMsg('kindChanged', { thing: message, before: 'A', after: 'B' }))).toBe(
    `Kind of ${text}: “A” → “B”`,
  )
})

test.each(rowsIn<Subject>(subjectRows))(
  'a sentence begins with the subject $code: $text',
  (row) => {
    const { message, text } = row
    expect(changeText(changeMsg('marksChanged', { subject: message }))).toBe(
      `${text}, its words are the same:`,
    )
  },
)
