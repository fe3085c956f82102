import type { FromSchema } from 'json-schema-to-ts'
import { id, picture, pictureHref, text } from '../../../core/document/parts.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'

export const schema = {
  type: 'object',
  title: 'Picture with caption',
  description: 'A picture with a caption.',
  required: ['type', 'picture'],
  additionalProperties: false,
  properties: {
    type: { enum: ['figure'] },
    id,
    picture,
    href: pictureHref,
    caption: text('Caption', 'The caption below the picture.'),
  },
} as const

export type FigureBlock = FromSchema<typeof schema>

export const knownAs = [
  'picture',
  'image',
  'photo',
  'photograph',
  'illustration',
  'caption',
] as const

/** Here the picture is what the block says. */
export const check = (block: FigureBlock) =>
  block.picture.alt.trim() === ''
    ? [
        {
          pointer: '/picture/alt',
          message: blockMsg('pictureWithoutWords'),
          suggestion: blockMsg('sayWhatPictureShows'),
        },
      ]
    : []
