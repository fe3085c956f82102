import type { FromSchema } from 'json-schema-to-ts'
import { actions, id, line, text, texts } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Note that stands out',
  description: 'A note that stands out from the text around it.',
  required: ['type', 'kind', 'text'],
  additionalProperties: false,
  properties: {
    type: { enum: ['callout'] },
    id,
    kind: {
      enum: ['info', 'tip', 'warning', 'deadline'],
      enumDescriptions: ['Good to know.', 'Advice.', 'What goes wrong.', 'A date that must not be missed.'],
      title: 'Kind of note',
      description: 'What kind of note it is; decides its colour and sign.',
    },
    title: line('Title', 'A short title.'),
    text: text('Text', 'The note itself.'),
    items: texts('Points', 'Point', 'Points, if the note has several.'),
    actions,
  },
} as const

export type CalloutBlock = FromSchema<typeof schema>

export const place = 'aside' as const
