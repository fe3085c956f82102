import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead } from '../../document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'Date',
  description: "A day, chosen in the browser's own calendar.",
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['date'] },
    ...fieldHead,
    min: { enum: ['today'], enumDescriptions: ['No day in the past is taken.'], title: 'First day taken', description: 'The first day that is taken.' },
  },
} as const

export type DateField = FromSchema<typeof schema>

export const sample = () => '2099-01-15'
