import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, sectionHead, text } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'A table of returns or forms with what each is for, how often and when it is due.',
  required: ['type', 'caption', 'rows'],
  additionalProperties: false,
  properties: {
    type: { enum: ['dueDates'] },
    ...sectionHead,
    caption: line('What the table lists, for people who hear it: "Checks with their dates".'),
    headings: {
      type: 'object',
      additionalProperties: false,
      description: 'Other column headings, where the usual ones do not fit.',
      properties: {
        form: line('Instead of "Form".'),
        purpose: line('Instead of "Purpose".'),
        frequency: line('Instead of "Frequency".'),
        due: line('Instead of "Due".'),
        applicable: line('Instead of "Applies to".'),
      },
    },
    rows: {
      type: 'array',
      minItems: 1,
      description: 'One row for each return or form.',
      items: {
        type: 'object',
        required: ['form', 'due'],
        additionalProperties: false,
        properties: {
          form: text('The form, return or check: "Annual return".'),
          purpose: text('What it is for.'),
          frequency: text('How often: "Monthly".'),
          due: text('When it is due.'),
          applicable: text('Whom it applies to.'),
        },
      },
    },
    note: text('A note below the table.'),
    actions,
  },
} as const

export type DueDatesBlock = FromSchema<typeof schema>

export const tone = '' as const
