import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead } from '../../../core/document/fieldParts.ts'
import { line } from '../../../core/document/parts.ts'
import { weekdays } from '../../../core/document/weekdays.ts'
import { dayAfter, daysUntil } from './bounds.ts'

/** A day counted from the office's today. */
const bound = (title: string, description: string) =>
  ({
    type: 'string',
    pattern: '^(today|tomorrow|in ([2-9]|[1-9][0-9]{1,2}) days)$',
    examples: ['today', 'tomorrow', 'in 3 days'],
    title,
    description,
  }) as const

export const schema = {
  type: 'object',
  title: 'Date',
  description: "A day, chosen in the browser's own calendar.",
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['date'] },
    ...fieldHead,
    min: bound(
      'First day taken',
      'The first day that is taken: "today", "tomorrow" or, for a longer notice, "in 3 days".',
    ),
    max: bound('Last day taken', 'The last day that is taken, such as "in 60 days".'),
    weekdays: {
      type: 'object',
      required: ['days', 'label'],
      additionalProperties: false,
      title: 'Days of the week taken',
      description:
        'Takes only some days of the week. Say so in the hint too: the calendar of a browser shows all of them.',
      properties: {
        days: {
          type: 'array',
          minItems: 1,
          items: { title: 'Day', enum: weekdays },
          title: 'Days',
          description: 'The days, in small letters.',
        },
        label: line(
          'Days in words',
          'How the days are written: "Tuesday to Saturday". Whoever chooses another day reads it.',
        ),
      },
    },
  },
} as const

export type DateField = FromSchema<typeof schema>

const inWeek = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7]

/** A day in a far year, or where days have an end the first that is taken. */
export const sample = ({ min, max, weekdays: taken }: DateField): string => {
  const first =
    max === undefined
      ? '2099-01-15'
      : dayAfter(new Date().toISOString().slice(0, 10), min === undefined ? 0 : daysUntil(min))
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(first, days))
  return week.find((day) => !taken || taken.days.some((one) => one === inWeek(day))) ?? first
}
