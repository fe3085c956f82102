import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, sectionHead, text } from '../../../core/document/parts.ts'
import type { BlockContent } from '../../../core/kit/BlockContent.ts'
import { allTexts, asTitled, headOf, present } from '../../../core/model/text/contentForms.ts'

export const schema = {
  type: 'object',
  title: 'Steps',
  description:
    'Steps in order: how something goes, from the first to the last. Without numbers they make a timeline, such as a history.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['steps'] },
    ...sectionHead,
    numbered: {
      type: 'boolean',
      default: true,
      title: 'Numbered',
      description:
        'true, as usual: the steps are numbered. Otherwise it is a timeline: no numbers, and each begins with its time.',
    },
    items: {
      type: 'array',
      minItems: 2,
      title: 'Steps',
      description:
        'The steps, in order. They are numbered for you, unless they are to be a timeline.',
      items: {
        type: 'object',
        title: 'Step',
        required: ['title'],
        additionalProperties: false,
        properties: {
          title: line('Step', 'What is done: "We measure".'),
          text: text('Text', 'What happens in it.'),
          time: text('Time', 'How long it takes, or when it is.'),
        },
      },
    },
    note: text('Note below the steps', 'A note below the steps, such as the time for all.'),
    actions,
  },
} as const

export type StepsBlock = FromSchema<typeof schema>

export const knownAs = [
  'process',
  'how it works',
  'procedure',
  'timeline',
  'history',
  'milestones',
  'instructions',
  'order',
] as const

export const background = 'sunken' as const

export const content = {
  read: ({ items, note, actions: buttons, ...head }: StepsBlock): BlockContent => ({
    ...headOf(head),
    entries: items.map(({ title, text: body, time }) => ({
      title,
      texts: [body, time].filter((one) => one !== undefined),
    })),
    note,
    actions: buttons,
  }),
  write: (said: BlockContent) => ({
    type: 'steps',
    ...headOf(said),
    items: asTitled(said).map((entry) => ({
      title: entry.title,
      ...present({ text: allTexts(entry).join('\n') || undefined }),
    })),
    ...present({ note: said.note, actions: said.actions }),
  }),
}
