import { fieldHead } from 'broadsheet'

export const schema = {
  type: 'object',
  title: 'Wheel size',
  description: 'The size of a wheel in inches, from 12 to 36.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: { type: { enum: ['wheelSize'] }, ...fieldHead },
} as const

export type WheelSizeField = {
  readonly type: 'wheelSize'
  readonly name: string
  readonly label: string
  readonly required?: boolean
}

export const sample = () => '28'
