import { describe, expect, it, test } from 'vitest'
import type { DocumentEdit, KeyOrder } from './change.ts'
import { editText } from './editText.ts'

const file = 'pages/a.json'
const order: KeyOrder = () => ['type', 'id', 'title', 'items', 'note']
type Bare = DocumentEdit extends infer E
  ? E extends DocumentEdit
    ? Omit<E, 'file'>
    : never
  : never
const edited = (text: string, edit: Bare) =>
  editText(text, { ...edit, file } as DocumentEdit, order).text // with the file, it is one again

const hand = `{
  "type": "x", "title" : "Old",

  "items": [
    { "a": 1 },  { "a": 2 },
    {
      "a": 3
    }
  ],
  "words": ["one", "two"]
}`

describe('an edit of JSON text', () => {
  it('changes a string and nothing else', () => {
    expect(edited(hand, { kind: 'set', pointer: '/title', value: 'New "1"' })).toBe(
      hand.replace('"Old"', '"New \\"1\\""'),
    )
  })
  it('adds a new key in the schema’s order', () => {
    expect(edited(hand, { kind: 'set', pointer: '/id', value: 'i' })).toBe(
      hand.replace('"x", ', '"x", "id": "i", '),
    )
    expect(edited(hand, { kind: 'set', pointer: '/note', value: 'n' })).toBe(
      hand.replace('  ],\n', '  ],\n  "note": "n",\n'),
    )
    expect(edited(hand, { kind: 'set', pointer: '/other', value: [1] })).toBe(
      hand.replace('"two"]', '"two"],\n  "other": [1]'),
    )
  })
  it('formats a new entry like its neighbours', () => {
    expect(edited(hand, { kind: 'insert', pointer: '/words/1', values: ['x'] })).toBe(
      hand.replace('"two"', '"x", "two"'),
    )
    expect(edited(hand, { kind: 'insert', pointer: '/words/-', values: ['x', 'y'] })).toBe(
      hand.replace('"two"', '"two", "x", "y"'),
    )
    expect(edited(hand, { kind: 'insert', pointer: '/items/2', values: [{ a: 9 }] })).toBe(
      hand.replace('2 },', '2 },\n    { "a": 9 },'),
    )
  })
  it('keeps a new entry on one line only if a neighbour has a longer line', () => {
    const row = (title: string) => ({
      title,
      note: 'What it is for, in so many words',
      when: 'Before each passage, and once more in May',
      who: 'Everybody who goes out',
    })
    const lineOf = (title: string) =>
      JSON.stringify(row(title))
        .replaceAll('":"', '": "')
        .replaceAll('","', '", "')
        .replace('{', '{ ')
        .replace('}', ' }')
    const [long, short] = ['Cotter pins, terminals and all wires', 'Sheets']
    const rows = `{\n  "items": [\n    ${lineOf(long)}\n  ]\n}`
    expect(lineOf(short).length).toBeGreaterThan(120)
    expect(edited(rows, { kind: 'insert', pointer: '/items/-', values: [row(short)] })).toBe(
      rows.replace('\n  ]', `,\n    ${lineOf(short)}\n  ]`),
    )
    const few = '{\n  "items": [\n    { "title": "Mast" }\n  ]\n}'
    expect(edited(few, { kind: 'insert', pointer: '/items/-', values: [row(short)] })).toContain(
      '    {\n      "title": "Sheets",\n',
    )
  })
  it('breaks a short new entry over lines when all its neighbours are', () => {
    const faq =
      '{\n  "items": [\n    {\n      "question": "Why?",\n      "answer": "Since."\n    }\n  ]\n}'
    const next = { question: 'How?', answer: 'So.' }
    expect(edited(faq, { kind: 'insert', pointer: '/items/-', values: [next] })).toBe(
      faq.replace(
        '    }\n  ]',
        '    },\n    {\n      "question": "How?",\n      "answer": "So."\n    }\n  ]',
      ),
    )
  })
  it('puts a second row on a new line but keeps a list of words inline', () => {
    const rows = '{\n  "rows": [["Boom", "$120"]],\n  "words": ["one"]\n}'
    const below =
      '{\n  "rows": [\n    ["Boom", "$120"],\n    ["Mast", "$400"]\n  ],\n  "words": ["one"]\n}'
    expect(edited(rows, { kind: 'insert', pointer: '/rows/-', values: [['Mast', '$400']] })).toBe(
      below,
    )
    expect(edited(rows, { kind: 'insert', pointer: '/rows/0', values: [['Mast', '$400']] })).toBe(
      '{\n  "rows": [\n    ["Mast", "$400"],\n    ["Boom", "$120"]\n  ],\n  "words": ["one"]\n}',
    )
    expect(edited(rows, { kind: 'insert', pointer: '/words/-', values: ['two'] })).toBe(
      rows.replace('"one"', '"one", "two"'),
    )
  })
  it('removes an entry with exactly one comma and its own line', () => {
    expect(edited(hand, { kind: 'remove', pointer: '/items/0' })).toBe(
      hand.replace('{ "a": 1 },  ', ''),
    )
    expect(edited(hand, { kind: 'remove', pointer: '/items/1' })).toBe(
      hand.replace(',  { "a": 2 }', ''),
    )
    expect(edited(hand, { kind: 'remove', pointer: '/items/2' })).toBe(
      hand.replace(',\n    {\n      "a": 3\n    }', ''),
    )
    expect(edited('{"a": [ 1 ]}', { kind: 'remove', pointer: '/a/0' })).toBe('{"a": []}')
  })
  it('moves an entry with its formatting unchanged', () => {
    expect(edited(hand, { kind: 'move', pointer: '/items/2', to: '/items/1' })).toBe(
      hand.replace(
        '  { "a": 2 },\n    {\n      "a": 3\n    }',
        '  {\n      "a": 3\n    },  { "a": 2 }',
      ),
    )
  })
  it('indents lines again when they move to another depth', () => {
    const text =
      '{\n\t"a": {\n\t\t"b": [\n\t\t\t{\n\t\t\t\t"c": 1\n\t\t\t}\n\t\t]\n\t},\n\t"d": [\n\t\t2\n\t]\n}'
    expect(edited(text, { kind: 'move', pointer: '/a/b/0', to: '/d/1' })).toBe(
      '{\n\t"a": {\n\t\t"b": []\n\t},\n\t"d": [\n\t\t2,\n\t\t{\n\t\t\t"c": 1\n\t\t}\n\t]\n}',
    )
  })
  it('renames a key in place', () => {
    expect(edited(hand, { kind: 'rename', pointer: '/words', key: 'names' })).toBe(
      hand.replace('"words"', '"names"'),
    )
  })
  it.each([['\r\n'], ['\n'], ['\r']])(
    'keeps line endings, the byte-order mark and a missing final newline: %j',
    (end) => {
      const text = `\ufeff${hand.replaceAll('\n', end)}`
      const note = {
        text: 'long enough to need a line of its own, as everybody would write it by hand in such a place',
        more: [{ b: 1 }, { b: 2 }],
      }
      const done = edited(text, { kind: 'set', pointer: '/note', value: note })
      expect(done.replaceAll(end, '')).not.toMatch(/[\r\n]/)
      expect(JSON.parse(done.slice(1))).toMatchObject({ note })
      expect(done.startsWith('\ufeff{') && done.endsWith('}')).toBe(true)
    },
  )
  it('adds the first entry to an empty list or object', () => {
    expect(edited('{ "a": [] }', { kind: 'insert', pointer: '/a/-', values: [1] })).toBe(
      '{ "a": [1] }',
    )
    expect(edited('{\n  "a": {}\n}\n', { kind: 'set', pointer: '/a/b', value: 1 })).toBe(
      '{\n  "a": { "b": 1 }\n}\n',
    )
  })
  it('changes nothing when the value is already the same', () => {
    expect(edited('{"a":"\\u0041"}', { kind: 'set', pointer: '/a', value: 'A' })).toBe(
      '{"a":"\\u0041"}',
    )
  })
})

test.each<[Bare, string]>([
  [
    { kind: 'set', pointer: '/items/7/a', value: 1 },
    'pages/a.json has nothing at /items/7/a any more. Nothing was changed.',
  ],
  [
    { kind: 'remove', pointer: '/nothing' },
    'pages/a.json has nothing at /nothing any more. Nothing was changed.',
  ],
  [
    { kind: 'insert', pointer: '/items/9', values: [1] },
    'pages/a.json has nothing at /items/9 any more. Nothing was changed.',
  ],
  [
    { kind: 'rename', pointer: '/words', key: 'title' },
    'pages/a.json has a "title" beside "words" already.',
  ],
])('editText rejects an edit that doesn’t fit the document: %j', (edit, message) => {
  expect(() => edited(hand, edit)).toThrow(message)
})

test('editText rejects text that isn’t valid JSON', () => {
  expect(() => edited('{ "a": 1, }', { kind: 'remove', pointer: '/a' })).toThrow(
    "pages/a.json can't be read at the moment: mend it first.",
  )
})

test('editText writes a number with its own digits and restores the old ones on undo', () => {
  const text = '{\n  "v": { "amount": 12.50, "kind": "money" }\n}\n'
  const edit = {
    kind: 'set',
    file: 'a.json',
    pointer: '/v/amount',
    value: 1.25,
    number: '1.2500',
  } as const
  const done = editText(text, edit, () => [])
  expect(done.text).toBe(text.replace('12.50', '1.2500'))
  expect(done.back.reduce((now, back) => editText(now, back, () => []).text, done.text)).toBe(text)
  const whole = editText(
    text,
    { kind: 'set', file: 'a.json', pointer: '/v', value: { amount: 12.5, to: 13, kind: 'money' } },
    () => [],
  )
  expect(whole.text).toContain('"amount": 12.50')
  const gone = editText(text, { kind: 'remove', file: 'a.json', pointer: '/v' }, () => [])
  expect(gone.back.reduce((now, back) => editText(now, back, () => []).text, gone.text)).toContain(
    '"amount": 12.50',
  )
})
