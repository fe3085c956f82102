import { expect, it } from 'vitest'
import { asForms } from './asForms.ts'

it.each([
  [
    'The dialog "booking" is a draft, which is not published.',
    'The form "booking" is a draft, which is not published.',
  ],
  ['Dialogs keep the names of fields.', 'Forms keep the names of fields.'],
  [
    'This dialog has no form: who opens it can send nothing.',
    'There is nothing to fill in here: who opens it can send nothing.',
  ],
  ['No page and no dialog has the form "order".', 'No page has the form "order".'],
  [
    'New in “Our dialog with guests”: the dialog “Ask”.',
    'New in “Our dialog with guests”: the form “Ask”.',
  ],
  ['A dialogue of two.', 'A dialogue of two.'],
])('says %s as %s', (said, shown) => {
  expect(asForms(said)).toBe(shown)
})
