import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, sectionHead, text } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'What it costs not to comply: each violation with its penalty.',
  required: ['type', 'caption', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['penalties'] },
    ...sectionHead,
    caption: line('What the list shows, for people who hear it: "What late repairs cost".'),
    headings: {
      type: 'object',
      additionalProperties: false,
      description: 'Other column headings, where "Violation" and "Penalty" do not fit.',
      properties: { violation: line('Instead of "Violation".'), penalty: line('Instead of "Penalty".') },
    },
    items: {
      type: 'array',
      minItems: 1,
      description: 'The violations.',
      items: {
        type: 'object',
        required: ['violation', 'penalty'],
        additionalProperties: false,
        properties: {
          violation: text('What goes wrong: "Filed too late".'),
          penalty: text('What it costs.'),
          note: text('A few words on how to avoid it or when it applies.'),
        },
      },
    },
    note: text('A note below the list.'),
    actions,
  },
} as const

export type PenaltiesBlock = FromSchema<typeof schema>

export const tone = '' as const
