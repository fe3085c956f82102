import type { FromSchema } from 'json-schema-to-ts'
import { line, picture, sectionHead, text } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'A list of people with what they do.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['people'] },
    ...sectionHead,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The people.',
      items: {
        type: 'object',
        required: ['name', 'role'],
        additionalProperties: false,
        properties: {
          name: line("The person's name."),
          role: line('What the person does.'),
          text: text('A sentence or two.'),
          picture,
        },
      },
    },
  },
} as const

export type PeopleBlock = FromSchema<typeof schema>
