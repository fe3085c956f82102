import type { FromSchema } from 'json-schema-to-ts'
import { sectionHead, texts } from '../../../core/document/parts.ts'
import type { BlockContent } from '../../../core/kit/BlockContent.ts'
import { asTexts, entryOf, headOf } from '../../../core/model/text/contentForms.ts'

export const schema = {
  type: 'object',
  title: 'Text',
  description: 'Running text: a heading and paragraphs.',
  required: ['type', 'paragraphs'],
  additionalProperties: false,
  properties: {
    type: { enum: ['prose'] },
    ...sectionHead,
    level: {
      enum: [2, 3],
      enumDescriptions: ['A section of the page.', 'A part of the section above.'],
      title: 'Level of the heading',
      description: 'The level of the heading. Usual: 2.',
    },
    paragraphs: texts('Paragraphs', 'Paragraph', 'The text, one entry for each paragraph.'),
  },
} as const

export type ProseBlock = FromSchema<typeof schema>

export const knownAs = ['text', 'paragraph', 'words', 'section', 'body'] as const

export const background = '' as const

export const content = {
  read: (block: ProseBlock): BlockContent => ({
    ...headOf(block),
    entries: block.paragraphs.map(entryOf),
    isRunning: true,
  }),
  write: (said: BlockContent) => ({
    type: 'prose',
    ...headOf(said),
    paragraphs: [...asTexts(said), ...(said.note === undefined ? [] : [said.note])],
  }),
}
