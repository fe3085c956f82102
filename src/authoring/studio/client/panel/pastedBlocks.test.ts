import { expect, test } from 'vitest'
import { standardKit } from '../../../../kits/standard/kit.ts'
import type { Studio } from '../store/Studio.ts'
import { firstState } from '../store/StudioState.ts'
import { valueAfter } from '../store/valueAfter.ts'
import { pastedBlocks } from './pastedBlocks.ts'
import { writePasted } from './writePasted.ts'

const validators = () => Promise.resolve(standardKit.validators)

test('pasted headings, paragraphs and lists become the simplest matching blocks', () => {
  const blocks = pastedBlocks(standardKit, [
    { kind: 'heading', text: 'What we **repair**' },
    { kind: 'paragraph', text: 'Brakes and wheels.' },
    { kind: 'paragraph', text: 'Frames of *steel*.' },
    { kind: 'list', items: ['Bells', 'Lamps'], isNumbered: false },
  ])
  expect(blocks).toEqual([
    {
      type: 'prose',
      heading: 'What we repair',
      paragraphs: ['Brakes and wheels.', 'Frames of *steel*.'],
    },
    { type: 'list', items: ['Bells', 'Lamps'] },
  ])
})

test('a numbered list keeps its numbers', () =>
  expect(
    pastedBlocks(standardKit, [{ kind: 'list', items: ['Weigh', 'Bake'], isNumbered: true }]),
  ).toEqual([{ type: 'list', ordered: true, items: ['Weigh', 'Bake'] }]))

test('pasting reports that pictures were not pasted', async () => {
  const done: unknown[] = []
  const studio = {
    send: () => undefined,
    notify: (...said: unknown[]) => void done.push(said),
    getState: () => ({ documents: new Map() }),
    choose: () => undefined,
    subscribe: () => () => true,
  } as unknown as Studio // what it is asked for
  const pasted = {
    kind: 'pasted',
    file: 'pages/a.json',
    pointer: '/title',
    hasPictures: true,
  } as const
  await writePasted(studio, standardKit, validators, { ...pasted, parts: [] }, () => undefined)
  expect(done).toEqual([[expect.stringContaining('Pictures were not pasted'), 'trouble']])
})

test('a pasted table becomes a table block with its heading and a cell per column', () => {
  const rows = [['Work', 'Fee'], ['Mast', '**$400**'], ['Boom', ''], ['Rudder']]
  const cells = [
    ['Mast', '**$400**'],
    ['Boom', '–'],
    ['Rudder', '–'],
  ]
  const columns = [{ heading: 'Work' }, { heading: 'Fee' }]
  const caption = 'TODO: Name of the table'
  expect(
    pastedBlocks(standardKit, [
      { kind: 'heading', text: 'What it costs' },
      { kind: 'table', rows },
    ]),
  ).toEqual([{ type: 'table', heading: 'What it costs', caption, columns, rows: cells }])
})

test('a first row of figures doesn’t name the columns unless it is marked as a header', () => {
  const rows = [
    ['2024', '31'],
    ['2025', '19'],
  ]
  const [plain, marked] = [
    pastedBlocks(standardKit, [{ kind: 'table', rows }]),
    pastedBlocks(standardKit, [{ kind: 'table', rows, hasHead: true }]),
  ]
  expect(plain).toMatchObject([
    { columns: [{ heading: 'TODO: Heading' }, { heading: 'TODO: Heading' }], rows },
  ])
  expect(marked).toMatchObject([
    { columns: [{ heading: '2024' }, { heading: '31' }], rows: rows.slice(1) },
  ])
  expect(pastedBlocks(standardKit, [{ kind: 'table', rows: [['Bells'], ['Lamps']] }])).toEqual([
    { type: 'list', items: ['Bells', 'Lamps'] },
  ])
})

test('pasted blocks are inserted after the current block and failures are reported', async () => {
  const done: unknown[] = []
  const studio = {
    send: ({ edits }: { edits: unknown }) => void done.push(edits),
    notify: (text: string) => void done.push(text),
    getState: () => firstState,
    choose: () => undefined,
    subscribe: () => () => true,
    showQuestion: () => undefined,
  }
  const place = { kind: 'pasted', file: 'pages/a.json', pointer: '/blocks/1/heading' } as const
  await writePasted(
    studio,
    standardKit,
    validators,
    { ...place, parts: [{ kind: 'list', items: ['Bells', 'Lamps'], isNumbered: false }] },
    () => undefined,
  )
  expect(done).toEqual([
    [
      {
        kind: 'insert',
        file: 'pages/a.json',
        pointer: '/blocks/2',
        values: [{ type: 'list', items: ['Bells', 'Lamps'] }],
      },
    ],
    'What was pasted stands in a block of its own below.',
  ])
  await writePasted(
    studio,
    standardKit,
    validators,
    { ...place, parts: [{ kind: 'table', rows: [Array.from('abcdefgh')] }] },
    () => undefined,
  )
  expect(done[2]).toMatch(/^This table has more columns than/)
  const gone = () => Promise.reject(new TypeError('Failed to fetch'))
  await writePasted(
    studio,
    standardKit,
    gone,
    { ...place, parts: [{ kind: 'list', items: ['Bells'], isNumbered: false }] },
    () => undefined,
  )
  expect(done.slice(3)).toEqual([
    'The server does not answer. Nothing was put in: paste it again once it does.',
  ])
})

const list: Parameters<typeof pastedBlocks>[1][number] = {
  kind: 'list',
  items: ['Parking', 'Lift'],
  isNumbered: false,
}
const listBlock = { type: 'list', items: ['Parking', 'Lift'] }
const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const
const head = { type: 'prose', id: 'us', heading: 'Us', until: '2027-01-01' }

test.each<
  [
    string,
    readonly object[],
    string,
    Partial<Parameters<typeof writePasted>[3]>,
    readonly object[],
    string | undefined,
  ]
>([
  [
    'that is to be written: a list among paragraphs has a block of its own',
    [{ type: 'prose', paragraphs: ['TODO: Paragraph'] }],
    '0',
    { parts: [paragraph('Our office.'), list, paragraph('Ask us.')] },
    [
      { type: 'prose', paragraphs: ['Our office.'] },
      listBlock,
      { type: 'prose', paragraphs: ['Ask us.'] },
    ],
    '/blocks/2/paragraphs/0',
  ],
  [
    'in the middle: the text is cut there, and its head and its dates stay',
    [{ ...head, paragraphs: ['One.', 'Two. Three.', 'Four.'] }, { type: 'quote' }],
    '1',
    { parts: [list], around: { before: 'Two.', after: 'Three.' } },
    [
      { ...head, paragraphs: ['One.', 'Two.'] },
      listBlock,
      { type: 'prose', until: '2027-01-01', paragraphs: ['Three.', 'Four.'] },
      { type: 'quote' },
    ],
    '/blocks/2/paragraphs/0',
  ],
  [
    'at its end: nothing of it changes, and the author goes on in a paragraph after what was pasted',
    [{ ...head, paragraphs: ['One.'] }],
    '0',
    { parts: [list], around: { before: 'One.', after: '' } },
    [
      { ...head, paragraphs: ['One.'] },
      listBlock,
      { type: 'prose', until: '2027-01-01', paragraphs: ['TODO: Paragraph'] },
    ],
    '/blocks/2/paragraphs/0',
  ],
  [
    'at the end of one of its paragraphs: the author goes on in a paragraph before the next one',
    [{ type: 'prose', paragraphs: ['One.', 'Two.'] }],
    '0',
    { parts: [list], around: { before: 'One.', after: '' } },
    [
      { type: 'prose', paragraphs: ['One.'] },
      listBlock,
      { type: 'prose', paragraphs: ['TODO: Paragraph', 'Two.'] },
    ],
    '/blocks/2/paragraphs/0',
  ],
  [
    'at its beginning: the heading comes before',
    [{ ...head, paragraphs: ['One.'] }],
    '0',
    { parts: [list], around: { before: '', after: 'One.' } },
    [
      { ...head, ...listBlock },
      { type: 'prose', until: '2027-01-01', paragraphs: ['One.'] },
    ],
    '/blocks/1/paragraphs/0',
  ],
  [
    'with paragraphs around a list: they stay with the text',
    [{ type: 'prose', paragraphs: ['One. Two.'] }],
    '0',
    {
      parts: [paragraph('Our office.'), list, paragraph('Ask us.')],
      around: { before: 'One.', after: 'Two.' },
    },
    [
      { type: 'prose', paragraphs: ['One.', 'Our office.'] },
      listBlock,
      { type: 'prose', paragraphs: ['Ask us.', 'Two.'] },
    ],
    '/blocks/2/paragraphs/1',
  ],
  [
    'at its end, with paragraphs around a list: the author goes on after the last one',
    [{ type: 'prose', paragraphs: ['One.', 'Two.'] }],
    '0',
    {
      parts: [paragraph('Our office.'), list, paragraph('Ask us.'), paragraph('Or write.')],
      around: { before: 'One.', after: '' },
    },
    [
      { type: 'prose', paragraphs: ['One.', 'Our office.'] },
      listBlock,
      { type: 'prose', paragraphs: ['Ask us.', 'Or write.', 'Two.'] },
    ],
    '/blocks/2/paragraphs/1',
  ],
  [
    'as paragraphs only: they come between its parts',
    [{ type: 'prose', paragraphs: ['One. Two.', 'Three.'] }],
    '0',
    {
      parts: [paragraph('First.'), paragraph('Second.')],
      around: { before: 'One.', after: 'Two.' },
    },
    [{ type: 'prose', paragraphs: ['One.', 'First.', 'Second.', 'Two.', 'Three.'] }],
    '/blocks/0/paragraphs/2',
  ],
])(
  'places content that is pasted into a text %s',
  async (_where, blocks, entry, pasted, after, caret) => {
    let value: unknown = { blocks }
    const told: unknown[] = []
    const studio = {
      send: ({ edits }: { edits: Parameters<typeof valueAfter>[2] }) => {
        value = valueAfter(value, 'pages/a.json', edits)
      },
      notify: () => undefined,
      choose: () => undefined,
      subscribe: () => () => true,
      getState: () => ({ documents: new Map([['pages/a.json', { value }]]) }),
    } as unknown as Studio // what it is asked for
    const place = {
      kind: 'pasted',
      file: 'pages/a.json',
      pointer: `/blocks/0/paragraphs/${entry}`,
    } as const
    await writePasted(
      studio,
      standardKit,
      validators,
      { ...place, parts: [], ...pasted },
      (message) => {
        if (message.kind === 'choose') told.push(message.pointer)
      },
    )
    expect({ value, told }).toEqual({
      value: { blocks: after },
      told: caret === undefined ? [] : [caret],
    })
  },
)

test('rows pasted over a column name replace column names and fill the rows below', async () => {
  const table = {
    type: 'table',
    caption: 'Fees',
    columns: [{ heading: 'Work' }, { heading: 'Fee' }],
    rows: [['Mast', '–']],
  }
  let value: unknown = { blocks: [table] }
  const studio = {
    send: ({ edits }: { edits: Parameters<typeof valueAfter>[2] }) => {
      value = valueAfter(value, 'pages/a.json', edits)
    },
    notify: () => undefined,
    getState: () => ({ documents: new Map([['pages/a.json', { value }]]) }),
  } as unknown as Studio // what it is asked for
  const paste = (column: number, rows: string[][]) =>
    writePasted(
      studio,
      standardKit,
      validators,
      {
        kind: 'pasted',
        file: 'pages/a.json',
        pointer: `/blocks/0/columns/${column}/heading`,
        parts: [{ kind: 'table', rows }],
      },
      () => undefined,
    )
  await paste(1, [
    ['Price', 'Time'],
    ['$400', '2 weeks'],
    ['$120', '1 week'],
  ])
  expect(value).toEqual({
    blocks: [
      {
        ...table,
        columns: [{ heading: 'Work' }, { heading: 'Price' }, { heading: 'Time' }],
        rows: [
          ['Mast', '$400', '2 weeks'],
          ['–', '$120', '1 week'],
        ],
      },
    ],
  })
  await paste(0, [['What', 'Fee']])
  expect(value).toMatchObject({
    blocks: [
      {
        columns: [{ heading: 'What' }, { heading: 'Fee' }, { heading: 'Time' }],
        rows: [['Mast', '$400', '2 weeks'], {}],
      },
    ],
  })
})

test('rows that are pasted into a cell fill the table from there on', async () => {
  const done: { edits?: unknown }[] = []
  const table = {
    type: 'table',
    caption: 'Fees',
    columns: [{ heading: 'Work' }, { heading: 'Fee' }],
    rows: [['Mast', '–']],
  }
  const documents = new Map([['pages/a.json', { value: { blocks: [table] } }]])
  const studio = {
    send: (change: { edits: unknown }) => void done.push(change),
    notify: () => undefined,
    getState: () => ({ documents }),
  } as unknown as Studio // what it is asked for
  const pasted = { kind: 'pasted', file: 'pages/a.json', pointer: '/blocks/0/rows/0/0' } as const
  await writePasted(
    studio,
    standardKit,
    validators,
    {
      ...pasted,
      parts: [
        {
          kind: 'table',
          rows: [
            ['Mast', '$400'],
            ['Boom', '$120'],
          ],
        },
      ],
    },
    () => undefined,
  )
  expect(done[0]?.edits).toEqual([
    { kind: 'set', file: 'pages/a.json', pointer: '/blocks/0/rows/0/0', value: 'Mast' },
    { kind: 'set', file: 'pages/a.json', pointer: '/blocks/0/rows/0/1', value: '$400' },
    {
      kind: 'insert',
      file: 'pages/a.json',
      pointer: '/blocks/0/rows/-',
      values: [['Boom', '$120']],
    },
  ])
})
