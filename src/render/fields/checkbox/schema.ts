import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead } from '../../../core/document/fieldParts.ts'
import { line } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Tick box',
  description: 'A single box to tick.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['checkbox'] },
    ...fieldHead,
    value: line('Value when ticked', 'What is sent when it is ticked. Usual: "yes".'),
  },
} as const

export type CheckboxField = FromSchema<typeof schema>

export const sample = () => true
