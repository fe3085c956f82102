import type { FromSchema } from 'json-schema-to-ts'
import { actions, id, line, text, texts } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'A note that stands out from the text around it.',
  required: ['type', 'kind', 'text'],
  additionalProperties: false,
  properties: {
    type: { enum: ['callout'] },
    id,
    kind: {
      enum: ['info', 'tip', 'warning', 'deadline'],
      description: 'info: good to know. tip: advice. warning: what goes wrong. deadline: a date that must not be missed.',
    },
    title: line('A short title.'),
    text: text('The note itself.'),
    items: texts('Points, if the note has several.'),
    actions,
  },
} as const

export type CalloutBlock = FromSchema<typeof schema>

/** See `Place` in src/model/blockFlow.ts. */
export const place = 'aside' as const
