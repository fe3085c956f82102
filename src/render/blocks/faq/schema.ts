import type { FromSchema } from 'json-schema-to-ts'
import { actions, id, line, sectionHead, texts } from '../../../core/document/parts.ts'
import type { BlockContent } from '../../../core/kit/BlockContent.ts'
import type { StructuredData } from '../../../core/kit/StructuredData.ts'
import { allTexts, asTitled, headOf, present } from '../../../core/model/text/contentForms.ts'
import { plainText } from '../../../core/model/text/inline.ts'
import { guiding } from '../../../core/model/text/unfinished.ts'

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

export const knownAs = [
  'questions',
  'answers',
  'accordion',
  'questions and answers',
  'help',
] as const

export const background = '' as const

export const structuredData = (block: FaqBlock): StructuredData => ({
  questions: block.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n') },
  })),
})

export const content = {
  read: ({ items, actions: buttons, ...head }: FaqBlock): BlockContent => ({
    ...headOf(head),
    entries: items.map(({ id: name, question, answer }) => ({
      id: name,
      title: question,
      texts: answer,
    })),
    actions: buttons,
  }),
  write: (said: BlockContent) => ({
    type: 'faq',
    ...headOf(said),
    items: asTitled(said).map((entry) => {
      const answer = allTexts(entry)
      return {
        ...present({ id: entry.id }),
        question: entry.title,
        answer: answer.length > 0 ? answer : [`${guiding}Answer`],
      }
    }),
    ...present({ actions: said.actions }),
  }),
}
