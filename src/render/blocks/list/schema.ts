import type { FromSchema } from 'json-schema-to-ts'
import { sectionHead, text, texts } from '../../../core/document/parts.ts'
import type { BlockContent } from '../../../core/kit/BlockContent.ts'
import { asTexts, entryOf, headOf, present } from '../../../core/model/text/contentForms.ts'

export const schema = {
  type: 'object',
  title: 'List',
  description: 'A list of points in running text.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['list'] },
    ...sectionHead,
    level: {
      enum: [2, 3],
      enumDescriptions: ['A section of the page.', 'A part of the section above.'],
      title: 'Level of the heading',
      description: 'The level of the heading. Usual: 2.',
    },
    ordered: { type: 'boolean', title: 'Numbered', description: 'true: the points are numbered.' },
    items: texts('Points', 'Point', 'The points.'),
    note: text('Sentence after the list', 'A sentence after the list.'),
  },
} as const

export type ListBlock = FromSchema<typeof schema>

export const knownAs = [
  'bullets',
  'bullet points',
  'numbered list',
  'points',
  'enumeration',
] as const

export const background = '' as const

export const content = {
  read: (block: ListBlock): BlockContent => ({
    ...headOf(block),
    entries: block.items.map(entryOf),
    isNumbered: block.ordered,
    note: block.note,
  }),
  write: (said: BlockContent) => ({
    type: 'list',
    ...headOf(said),
    ...(said.isNumbered ? { ordered: true } : {}),
    items: asTexts(said),
    ...present({ note: said.note }),
  }),
}
