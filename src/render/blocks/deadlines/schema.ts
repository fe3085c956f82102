import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, sectionHead, text } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Deadlines',
  description: 'A table of tasks with what each is for, how often and when it is due.',
  required: ['type', 'caption', 'rows'],
  additionalProperties: false,
  properties: {
    type: { enum: ['deadlines'] },
    ...sectionHead,
    caption: line(
      'Name of the table',
      'What the table lists, for people who hear it: "Checks with their dates".',
    ),
    headings: {
      type: 'object',
      additionalProperties: false,
      title: 'Headings of the columns',
      description: 'Other column headings, where the usual ones do not fit.',
      properties: {
        task: line('Heading of the tasks', 'Instead of "Task".'),
        purpose: line('Heading for the purpose', 'Instead of "Purpose".'),
        frequency: line('Heading for the frequency', 'Instead of "Frequency".'),
        due: line('Heading for the due date', 'Instead of "Due".'),
        applicable: line('Heading for whom it concerns', 'Instead of "Applies to".'),
      },
    },
    rows: {
      type: 'array',
      minItems: 1,
      title: 'Rows',
      description: 'One row for each task.',
      items: {
        type: 'object',
        title: 'Row',
        required: ['task', 'due'],
        additionalProperties: false,
        properties: {
          task: text('Task', 'What is due: "Yearly check".'),
          purpose: text('Purpose', 'What it is for.'),
          frequency: text('Frequency', 'How often: "Monthly".'),
          due: text('Due', 'When it is due.'),
          applicable: text('Applies to', 'Whom it applies to.'),
        },
      },
    },
    note: text('Note below the table', 'A note below the table.'),
    actions,
  },
} as const

export { history } from './history.ts'

export type DeadlinesBlock = FromSchema<typeof schema>

export const knownAs = ['due dates', 'dates', 'calendar', 'when'] as const

export const background = '' as const
