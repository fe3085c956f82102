import type { FromSchema } from 'json-schema-to-ts'
import { sectionHead, text, texts } from '../../../core/document/parts.ts'
import type { BlockContent } from '../../../core/kit/BlockContent.ts'
import { asTexts, entryOf, headOf, present } from '../../../core/model/text/contentForms.ts'

export const schema = {
  type: 'object',
  title: 'Terms',
  description: 'Short terms in a grid: industries, sectors, topics.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['tags'] },
    ...sectionHead,
    items: texts('Terms', 'Term', 'The terms.'),
    note: text('Note below the terms', 'A note below.'),
  },
} as const

export type TagsBlock = FromSchema<typeof schema>

export const knownAs = ['labels', 'keywords', 'topics', 'chips', 'badges'] as const

export const content = {
  read: (block: TagsBlock): BlockContent => ({
    ...headOf(block),
    entries: block.items.map(entryOf),
    note: block.note,
  }),
  write: (said: BlockContent) => ({
    type: 'tags',
    ...headOf(said),
    items: asTexts(said),
    ...present({ note: said.note }),
  }),
}
