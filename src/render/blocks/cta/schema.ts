import type { FromSchema } from 'json-schema-to-ts'
import { actions, id, line, text } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Closing invitation',
  description: 'A closing band that invites to act: a heading, a sentence, one to three buttons.',
  required: ['type', 'heading', 'actions'],
  additionalProperties: false,
  properties: {
    type: { enum: ['cta'] },
    id,
    heading: line('Invitation', 'The invitation.'),
    text: text('Text', 'One or two sentences.'),
    actions,
  },
} as const

export type CtaBlock = FromSchema<typeof schema>

export const knownAs = ['call to action', 'banner', 'invitation', 'contact us', 'book now'] as const

export const region = 'band' as const
