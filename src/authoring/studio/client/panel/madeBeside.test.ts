import { expect, test } from 'vitest'
import { standardSchemaKit } from '../../../../kits/standard/schemaKit.ts'
import { isOfCopied, noteIfField } from './copiedFields.ts'
import { madeBeside } from './madeBeside.ts'

const file = 'pages/_dialogs/a.json'
const options = [
  { value: 'TODO: Word in the enquiry', label: 'TODO: Label' },
  { value: 'friday', label: 'Friday' },
]
const days = { type: 'checkboxGroup', name: 'new', label: 'TODO: Label', options }
const document = {
  title: 'A',
  blocks: [{ type: 'form', fields: [days, { type: 'text', name: 'boat', label: 'Boat' }] }],
}
const field = '/blocks/0/fields/0'

test('the value of a duplicated option follows its label but an existing option’s doesn’t', () => {
  const label = { file, pointer: `${field}/options/1/label`, text: 'Fridays' }
  expect(madeBeside(standardSchemaKit, document, label, undefined, true)).toEqual({
    kind: 'set',
    file,
    pointer: `${field}/options/1/value`,
    value: 'fridays',
  })
  expect([
    isOfCopied(document, file, `${field}/options/1`),
    isOfCopied(document, file, '/blocks/0/fields/1'),
  ]).toEqual([false, false])
  noteIfField(document, { file, pointer: field })
  expect([
    isOfCopied(document, file, `${field}/options/1`),
    isOfCopied(document, file, field),
    isOfCopied(document, file, '/blocks/0/fields/1'),
  ]).toEqual([true, true, false])
})

test.each([
  [`${field}/label`, 'Which days?', undefined, { pointer: `${field}/name`, value: 'whichDays' }],
  [
    `${field}/options/0/label`,
    'Monday',
    undefined,
    { pointer: `${field}/options/0/value`, value: 'monday' },
  ],
  [
    `${field}/options/0/label`,
    'Friday',
    undefined,
    { pointer: `${field}/options/0/value`, value: 'friday-2' },
  ], // beside one that has it
  [`${field}/options/1/label`, 'Fridays', undefined, undefined], // answers are known by it
  [
    `${field}/options/1/label`,
    'Fridays',
    'friday',
    { pointer: `${field}/options/1/value`, value: 'fridays' },
  ], // made a key ago
  [`${field}/options/0/label`, 'TODO: Label', undefined, undefined], // a prompt is no label
  ['/blocks/0/fields/1/label', 'Boats', undefined, undefined],
  ['/title', 'B', undefined, undefined],
])('typing in %s of %j after %j sets the derived name or value', (pointer, text, last, made) =>
  expect(madeBeside(standardSchemaKit, document, { file, pointer, text }, last)).toEqual(
    made && { kind: 'set', file, ...made },
  ),
)
