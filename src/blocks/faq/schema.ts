import type { FromSchema } from 'json-schema-to-ts'
import { actions, id, line, sectionHead, texts } from '../../document/parts.ts'
import type { Claims } from '../../kit/Claims.ts'
import { plainText } from '../../model/inline.ts'

export const schema = {
  type: 'object',
  title: 'Questions and answers',
  description: 'Questions and answers. One answer is open at a time.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['faq'] },
    ...sectionHead,
    items: {
      type: 'array',
      minItems: 1,
      title: 'Questions',
      description: 'The questions, in order.',
      items: {
        type: 'object',
        title: 'Question',
        required: ['question', 'answer'],
        additionalProperties: false,
        properties: {
          id,
          question: line('Question', 'The question, as people ask it.'),
          answer: texts('Answer', 'Paragraph', 'The answer, one entry for each paragraph.'),
        },
      },
    },
    actions,
  },
} as const

export type FaqBlock = FromSchema<typeof schema>

export const tone = '' as const

export const structuredData = (block: FaqBlock): Claims => ({
  questions: block.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n') },
  })),
})
