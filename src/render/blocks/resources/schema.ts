import type { FromSchema } from 'json-schema-to-ts'
import { action, line, sectionHead, text, texts } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Guides and templates',
  description: 'Guides and templates on offer, each with its length and a button to ask for it.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['resources'] },
    ...sectionHead,
    items: {
      type: 'array',
      minItems: 1,
      title: 'Guides or templates',
      description: 'The guides or templates.',
      items: {
        type: 'object',
        title: 'Guide or template',
        required: ['title', 'text', 'action'],
        additionalProperties: false,
        properties: {
          title: line('Title', 'Its title.'),
          category: line('Category', 'What it belongs to.'),
          pages: text('Length', 'Its length: "12 pages".'),
          text: text('Text', 'What it is for.'),
          items: texts('Contents', 'Entry', 'What it contains.'),
          action,
        },
      },
    },
    note: text('Note below the list', 'A note below the list.'),
  },
} as const

export type ResourcesBlock = FromSchema<typeof schema>

export const knownAs = ['downloads', 'files', 'documents', 'pdf', 'links'] as const

export const background = 'sunken' as const
