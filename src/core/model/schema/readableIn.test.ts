import { expect, it } from 'vitest'
import { standardKit } from '../../../kits/standard/kit.ts'
import { readableIn } from './readableIn.ts'

it('readableIn leaves out form values that only the office receives', () => {
  const form = {
    type: 'form',
    name: 'booking',
    formType: 'workshop booking',
    fields: [
      { type: 'checkbox', name: 'terms', label: 'I agree', value: 'agreed' },
      {
        type: 'select',
        name: 'day',
        label: 'Day',
        options: [{ value: 'mon', label: 'Monday' }],
      },
    ],
    submit: 'Send',
    submitting: 'Sending',
    success: { title: 'Sent', text: 'We write back.' },
  }
  const texts = readableIn(standardKit.choices, { blocks: [form] }, 'page').map(({ text }) => text)
  expect(texts.sort()).toEqual(
    ['Day', 'I agree', 'Monday', 'Send', 'Sending', 'Sent', 'We write back.'].sort(),
  )
})
