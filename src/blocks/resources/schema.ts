import type { FromSchema } from 'json-schema-to-ts'
import { action, line, sectionHead, text, texts } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'Guides and templates on offer, each with its length and a button to ask for it.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['resources'] },
    ...sectionHead,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The guides or templates.',
      items: {
        type: 'object',
        required: ['title', 'text', 'action'],
        additionalProperties: false,
        properties: {
          title: line('Its title.'),
          category: line('What it belongs to.'),
          pages: text('Its length: "12 pages".'),
          text: text('What it is for.'),
          items: texts('What it contains.'),
          action,
        },
      },
    },
    note: text('A note below the list.'),
  },
} as const

export type ResourcesBlock = FromSchema<typeof schema>

export const tone = 'sunken' as const
