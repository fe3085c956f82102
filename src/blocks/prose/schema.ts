import type { FromSchema } from 'json-schema-to-ts'
import { sectionHead, texts } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'Running text: a heading and paragraphs.',
  required: ['type', 'paragraphs'],
  additionalProperties: false,
  properties: {
    type: { enum: ['prose'] },
    ...sectionHead,
    level: { enum: [2, 3], enumDescriptions: ['A section of the page.', 'A part of the section above.'], description: 'The level of the heading. Usual: 2.' },
    paragraphs: texts('The text, one entry for each paragraph.'),
  },
} as const

export type ProseBlock = FromSchema<typeof schema>

export const tone = '' as const
