import type { FromSchema } from 'json-schema-to-ts'
import { line, pair, sectionHead, text } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'A calculation, line by line, with its result, set like a sum in a ledger. Lint checks the arithmetic.',
  required: ['type', 'title', 'lines', 'result'],
  additionalProperties: false,
  properties: {
    type: { enum: ['workedExample'] },
    ...sectionHead,
    title: line('What is worked out: "Three returns filed twelve days late".'),
    given: { type: 'array', minItems: 1, items: pair, description: 'What is known at the start.' },
    lines: {
      type: 'array',
      minItems: 1,
      description: 'The lines that add up to the result.',
      items: {
        type: 'object',
        required: ['label', 'amount'],
        additionalProperties: false,
        properties: {
          label: text('What this line is.'),
          quantity: { type: 'number', description: 'How many, where the amount is a number times a rate: 12 days.' },
          unit: line('The unit of the quantity: "days".'),
          rate: { type: 'number', description: 'The rate for one unit, in the site\'s currency.' },
          amount: { type: 'number', description: 'The amount in the site\'s currency, negative for what is taken off. With quantity and rate it must be their product.' },
        },
      },
    },
    result: {
      type: 'object',
      required: ['label', 'amount'],
      additionalProperties: false,
      description: 'The sum of the lines.',
      properties: {
        label: line('What the sum is: "Late fee to pay".'),
        amount: { type: 'number', description: 'The sum of all lines.' },
      },
    },
    note: text('A note below.'),
  },
} as const

export type WorkedExampleBlock = FromSchema<typeof schema>
