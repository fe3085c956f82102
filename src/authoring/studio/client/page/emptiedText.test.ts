import { expect, test } from 'vitest'
import { standardSchemaKit } from '../../../../kits/standard/schemaKit.ts'
import { emptiedText } from './emptiedText.ts'

const file = 'pages/a.json'
const table = {
  type: 'table',
  caption: 'Fees',
  columns: [{ label: 'What' }, { label: 'Fee' }],
  rows: [['A lift', '£5']],
}
const document = {
  title: 'A',
  blocks: [
    { type: 'hero', heading: 'One', text: 'Two' },
    { type: 'prose', heading: 'B', paragraphs: ['C'] },
    table,
  ],
}

test.each([
  ['/blocks/0/heading', { kind: 'set', value: 'TODO: Main heading' }], // which must be there
  ['/blocks/0/text', { kind: 'remove' }],
  ['/blocks/2/rows/0/1', { kind: 'set', value: '–' }],
  ['/blocks/1/paragraphs/0', undefined], // an entry
  ['/title', undefined], // no text of a block
])('emptiedText returns the edit for %s when its text is left empty', (pointer, edit) =>
  expect(emptiedText(standardSchemaKit, document, { file, pointer })?.edits[0]).toEqual(
    edit && { ...edit, file, pointer },
  ),
)
