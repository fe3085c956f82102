import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, sectionHead, text } from '../../../core/document/parts.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'
import { months } from './months.ts'

export const schema = {
  type: 'object',
  title: 'Calendar of due dates',
  description: 'A year of due dates, seen as a year: twelve months, each with what is due in it.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['calendar'] },
    ...sectionHead,
    start: {
      enum: months,
      title: 'First month of the year',
      description: 'The month that the year begins with: "april" for a year that runs to March.',
    },
    first: {
      type: 'array',
      minItems: 1,
      maxItems: 11,
      items: { title: 'Month', enum: months },
      title: 'Busiest months',
      description:
        'Months that carry the most: they stand first, and the others follow below, set apart. Left out: the year stands as one.',
    },
    items: {
      type: 'array',
      minItems: 1,
      title: 'Months',
      description: 'The months in which something is due. Months left out are shown empty.',
      items: {
        type: 'object',
        title: 'Month',
        required: ['month', 'entries'],
        additionalProperties: false,
        properties: {
          month: { enum: months, title: 'Month', description: 'The month, in small letters.' },
          entries: {
            type: 'array',
            minItems: 1,
            title: 'Entries',
            description: 'What is due in this month, in order of date.',
            items: {
              type: 'object',
              title: 'Entry',
              required: ['title'],
              additionalProperties: false,
              properties: {
                day: line('Day', 'The day, as shown: "11th", "by the 30th".'),
                title: text('What is due', 'What is due: "Yearly check".'),
                text: text('Text', 'A few words on it.'),
              },
            },
          },
        },
      },
    },
    note: text('Note below the calendar', 'A note below the calendar.'),
    actions,
  },
} as const

export type CalendarBlock = FromSchema<typeof schema>

export const knownAs = ['due dates', 'deadlines', 'schedule', 'dates', 'year'] as const

/** A month stands once. */
export const check = (block: CalendarBlock) =>
  block.items.flatMap(({ month }, index) =>
    block.items.findIndex((other) => other.month === month) === index
      ? []
      : [
          {
            pointer: `/items/${index}/month`,
            message: blockMsg('monthTwice', { month }),
            suggestion: blockMsg('joinMonths'),
          },
        ],
  )

export const background = 'sunken' as const
