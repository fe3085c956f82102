import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, sectionHead, text } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Consequences',
  description:
    'What follows from what: each cause with its consequence, such as what a delay costs.',
  required: ['type', 'caption', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['consequences'] },
    ...sectionHead,
    caption: line(
      'Name of the list',
      'What the list shows, for people who hear it: "What late repairs cost".',
    ),
    headings: {
      type: 'object',
      additionalProperties: false,
      title: 'Headings of the columns',
      description: 'Other column headings, where "Cause" and "Consequence" do not fit.',
      properties: {
        cause: line('Heading of the causes', 'Instead of "Cause".'),
        consequence: line('Heading of the consequences', 'Instead of "Consequence".'),
      },
    },
    items: {
      type: 'array',
      minItems: 1,
      title: 'Entries',
      description: 'One entry for each cause.',
      items: {
        type: 'object',
        title: 'Entry',
        required: ['cause', 'consequence'],
        additionalProperties: false,
        properties: {
          cause: text('Cause', 'What happens, or is left undone: "A worn chain".'),
          consequence: text('Consequence', 'What follows, such as what it costs.'),
          note: text('Note', 'A few words on how to avoid it or when it applies.'),
        },
      },
    },
    note: text('Note below the list', 'A note below the list.'),
    actions,
  },
} as const

export { history } from './history.ts'

export type ConsequencesBlock = FromSchema<typeof schema>

export const knownAs = ['penalties', 'fines', 'risks', 'what it costs to wait'] as const

export const background = '' as const
