import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, sectionHead, text, texts } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'A table with headings. Groups and footnotes as needed; on a phone each row becomes a card.',
  required: ['type', 'caption', 'columns'],
  additionalProperties: false,
  properties: {
    type: { enum: ['table'] },
    ...sectionHead,
    caption: line('What the table lists, for people who hear it.'),
    columns: {
      type: 'array',
      minItems: 2,
      maxItems: 7,
      description: 'The columns, in order.',
      items: {
        type: 'object',
        required: ['heading'],
        additionalProperties: false,
        properties: {
          heading: line('The heading of the column.'),
          align: { enum: ['start', 'end'], description: 'end for amounts and other figures. Usual: start.' },
        },
      },
    },
    rows: {
      type: 'array',
      minItems: 1,
      description: 'The rows: a list of cells for each, as many as there are columns. The first cell names the row.',
      items: { type: 'array', minItems: 1, items: text('A cell.'), description: 'One row, cell by cell.' },
    },
    groups: {
      type: 'array',
      minItems: 1,
      description: 'Further rows under a heading of their own.',
      items: {
        type: 'object',
        required: ['title', 'rows'],
        additionalProperties: false,
        properties: {
          title: line('The heading of the group.'),
          rows: {
            type: 'array',
            minItems: 1,
            items: { type: 'array', minItems: 1, items: text('A cell.'), description: 'One row, cell by cell.' },
            description: 'The rows of the group.',
          },
        },
      },
    },
    footnotes: texts('Notes below the table.'),
    actions,
  },
} as const

export type TableBlock = FromSchema<typeof schema>
