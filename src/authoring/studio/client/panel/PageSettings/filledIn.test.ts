import { expect, it } from 'vitest'
import { filledIn } from './filledIn.ts'

it('lists the answers that a page and its buttons preset in dialogs, at any depth', () => {
  const document = {
    presets: { estimate: { work: 'hull' }, contact: {} },
    blocks: [
      {
        type: 'hero',
        actions: [
          { label: 'Ask', dialog: 'estimate', preset: { work: 'mast', boat: 'Curlew' } },
          { label: 'Read', href: '/repairs' },
        ],
      },
      { type: 'text', paragraphs: ['Ask us.'] },
    ],
  }
  expect(filledIn(document)).toEqual([
    { pointer: '/presets/estimate', dialog: 'estimate', answers: { work: 'hull' } },
    {
      pointer: '/blocks/0/actions/0/preset',
      dialog: 'estimate',
      answers: { work: 'mast', boat: 'Curlew' },
    },
  ])
  expect(filledIn({ blocks: [] })).toEqual([])
})
