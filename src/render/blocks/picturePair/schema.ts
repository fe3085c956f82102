import type { FromSchema } from 'json-schema-to-ts'
import { id, picture, pictureHref, text } from '../../../core/document/parts.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'

const ownPicture = {
  ...picture,
  properties: {
    ...picture.properties,
    caption: text('Own caption', 'A caption for this picture alone: "Before".'),
    href: pictureHref,
  },
} as const

export const schema = {
  type: 'object',
  title: 'Two pictures',
  description: 'Two pictures side by side, such as before and after.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['picturePair'] },
    id,
    items: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: ownPicture,
      title: 'Pictures',
      description: 'The two pictures.',
    },
    compare: {
      type: 'boolean',
      title: 'To be compared',
      description:
        'true: both are cut to one shape and stand side by side on a phone too, so that before and after can be compared.',
    },
    caption: text('Caption', 'One caption for both.'),
  },
} as const

export type PicturePairBlock = FromSchema<typeof schema>

export const knownAs = ['two pictures', 'before and after', 'gallery', 'photos', 'images'] as const

/** Here the pictures are what the block says. */
export const check = (block: PicturePairBlock) =>
  block.items.flatMap(({ alt }, index) =>
    alt.trim() === ''
      ? [
          {
            pointer: `/items/${index}/alt`,
            message: blockMsg('pictureWithoutWords'),
            suggestion: blockMsg('sayWhatPictureShows'),
          },
        ]
      : [],
  )
