import type { FromSchema } from 'json-schema-to-ts'
import { action, actions, line, sectionHead, text, texts } from '../../../core/document/parts.ts'
import type { BlockContent } from '../../../core/kit/BlockContent.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'
import { asTexts, entryOf, headOf, present } from '../../../core/model/text/contentForms.ts'

export const schema = {
  type: 'object',
  title: 'Checklist',
  description:
    'A list to tick off: what is included, or which documents to bring. Long lists run in two columns.',
  required: ['type', 'kind'],
  additionalProperties: false,
  properties: {
    type: { enum: ['checklist'] },
    ...sectionHead,
    kind: {
      enum: ['included', 'documents', 'requirements'],
      enumDescriptions: ['What you get.', 'What you bring.', 'What must be true.'],
      title: 'Kind of checklist',
      description: 'What the list is of; decides its marks.',
    },
    items: texts('Points', 'Point', 'The points, one each.'),
    groups: {
      type: 'array',
      minItems: 1,
      title: 'Further lists',
      description: 'Further lists with a heading each: "For a repair", "For a claim".',
      items: {
        type: 'object',
        title: 'List',
        required: ['title', 'items'],
        additionalProperties: false,
        properties: {
          title: line('Heading', 'The heading of this list.'),
          items: texts('Points', 'Point', 'The points, one each.'),
        },
      },
    },
    note: text('Note below the list', 'A note below the list.'),
    aside: {
      type: 'object',
      required: ['title', 'text'],
      additionalProperties: false,
      title: 'Card beside the list',
      description: 'A card beside the list, such as an offer of help.',
      properties: { title: line('Title', 'Its title.'), text: text('Text', 'Its text.'), action },
    },
    actions,
  },
} as const

export type ChecklistBlock = FromSchema<typeof schema>

export const knownAs = [
  'check list',
  'to do',
  'documents needed',
  'requirements',
  'papers',
] as const

/** A checklist without points is none. */
export const check = (block: ChecklistBlock) =>
  block.items || block.groups
    ? []
    : [
        {
          pointer: '',
          message: blockMsg('checklistEmpty'),
          suggestion: blockMsg('addItemsOrGroups'),
        },
      ]

export const background = 'sunken' as const

export const content = {
  read: ({
    items = [],
    groups = [],
    note,
    actions: buttons,
    ...head
  }: ChecklistBlock): BlockContent => ({
    ...headOf(head),
    entries: [
      ...items.map(entryOf),
      ...groups.map(({ title, items: points }) => ({ title, texts: [], points })),
    ],
    note,
    actions: buttons,
  }),
  write: (said: BlockContent) => {
    const isGroup = ({ title, points = [] }: BlockContent['entries'][number]) =>
      title !== undefined && points.length > 0
    const groups = said.entries
      .filter(isGroup)
      .map(({ title, texts, points = [] }) => ({ title, items: [...texts, ...points] }))
    const items = asTexts({ ...said, entries: said.entries.filter((entry) => !isGroup(entry)) })
    return {
      type: 'checklist',
      ...headOf(said),
      kind: 'included',
      ...present({ items, groups, note: said.note, actions: said.actions }),
    }
  },
}
