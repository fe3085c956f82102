import type { FromSchema } from 'json-schema-to-ts'
import { actions, picture, sectionHead, texts } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Picture beside text',
  description: 'A picture beside text.',
  required: ['type', 'picture', 'paragraphs'],
  additionalProperties: false,
  properties: {
    type: { enum: ['mediaText'] },
    ...sectionHead,
    picture,
    side: {
      enum: ['start', 'end'],
      enumDescriptions: [
        'The picture stands before the text.',
        'The picture stands after the text.',
      ],
      title: 'Side of the picture',
      description: 'Where the picture stands on wide screens. Usual: end.',
    },
    paragraphs: texts('Paragraphs', 'Paragraph', 'The text, one entry for each paragraph.'),
    actions,
  },
} as const

export type MediaTextBlock = FromSchema<typeof schema>

export const knownAs = [
  'picture and text',
  'image beside text',
  'text with picture',
  'photo',
] as const
