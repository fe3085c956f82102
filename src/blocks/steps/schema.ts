import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, sectionHead, text } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'Steps in order: how something goes, from the first to the last.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['steps'] },
    ...sectionHead,
    items: {
      type: 'array',
      minItems: 2,
      description: 'The steps, in order. They are numbered for you.',
      items: {
        type: 'object',
        required: ['title'],
        additionalProperties: false,
        properties: {
          title: line('The step: "Scope & Roadmap".'),
          text: text('What happens in it.'),
          time: text('How long it takes, or when it is.'),
        },
      },
    },
    note: text('A note below the steps, such as the time for all.'),
    actions,
  },
} as const

export type StepsBlock = FromSchema<typeof schema>

export const tone = 'sunken' as const
