import type { FromSchema } from 'json-schema-to-ts'
import { line, personParts, picture, sectionHead, text } from '../../../core/document/parts.ts'
import type { StructuredData } from '../../../core/kit/StructuredData.ts'

export const schema = {
  type: 'object',
  title: 'People',
  description: 'A list of people with what they do.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['people'] },
    ...sectionHead,
    items: {
      type: 'array',
      minItems: 1,
      title: 'People',
      description: 'The people.',
      items: {
        type: 'object',
        title: 'Person',
        required: ['name', 'role'],
        additionalProperties: false,
        properties: {
          name: line('Name', "The person's name."),
          role: line('Role', 'What the person does.'),
          ...personParts,
          text: text('Text', 'A sentence or two.'),
          picture,
        },
      },
    },
  },
} as const

export type PeopleBlock = FromSchema<typeof schema>

export const knownAs = [
  'team',
  'staff',
  'employees',
  'about us',
  'who we are',
  'portraits',
] as const

export const structuredData = ({ items }: PeopleBlock): StructuredData => ({
  people: items.map(({ name }) => name),
})
