import { describe, expect, it } from 'vitest'
import { type ChangeMessage, changeMsg, revertText } from './changeMessages.ts'
import { authorNaming } from './Words.ts'

describe('what reverting a change comes to', () => {
  it.each<[ChangeMessage, string]>([
    [
      changeMsg('factChanged', { label: 'Lift', before: '£45', after: '£48' }),
      'Lift says £45 again',
    ],
    [
      changeMsg('propertyChanged', {
        title: 'Source',
        before: { code: 'text', data: { text: 'The board' } },
        after: { code: 'text', data: { text: 'The owner' } },
      }),
      'Source says The board again',
    ],
    [
      changeMsg('pageRemoved', { title: 'Sails', route: '/sails', left: 'nothing' }),
      'Took back this change: Page “Sails” at /sails removed; whoever comes by its address finds no page',
    ],
    [changeMsg('documentAdded'), 'Took back this change: It is new'],
  ])('for the change %j is “%s”', (message, text) =>
    expect(revertText(message, authorNaming)).toBe(text),
  )
})
