import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, sectionHead, text } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Penalties',
  description: 'What it costs not to comply: each violation with its penalty.',
  required: ['type', 'caption', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['penalties'] },
    ...sectionHead,
    caption: line('Name of the list', 'What the list shows, for people who hear it: "What late repairs cost".'),
    headings: {
      type: 'object',
      additionalProperties: false,
      title: 'Headings of the columns',
      description: 'Other column headings, where "Violation" and "Penalty" do not fit.',
      properties: {
        violation: line('Heading of the violations', 'Instead of "Violation".'),
        penalty: line('Heading of the penalties', 'Instead of "Penalty".'),
      },
    },
    items: {
      type: 'array',
      minItems: 1,
      title: 'Violations',
      description: 'The violations.',
      items: {
        type: 'object',
        title: 'Violation',
        required: ['violation', 'penalty'],
        additionalProperties: false,
        properties: {
          violation: text('Violation', 'What goes wrong: "Filed too late".'),
          penalty: text('Penalty', 'What it costs.'),
          note: text('Note', 'A few words on how to avoid it or when it applies.'),
        },
      },
    },
    note: text('Note below the list', 'A note below the list.'),
    actions,
  },
} as const

export type PenaltiesBlock = FromSchema<typeof schema>

export const tone = '' as const
