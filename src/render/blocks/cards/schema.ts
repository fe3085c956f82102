import type { FromSchema } from 'json-schema-to-ts'
import { isObject } from '../../../core/document/isObject.ts'
import {
  action,
  actions,
  filterWords,
  icon,
  id,
  line,
  pair,
  picture,
  sectionHead,
  text,
  texts,
} from '../../../core/document/parts.ts'
import type { BlockContent } from '../../../core/kit/BlockContent.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'
import { asTitled, headOf, present } from '../../../core/model/text/contentForms.ts'
import { escapeMarkup } from '../../../core/model/text/inline.ts'

export const schema = {
  type: 'object',
  title: 'Cards',
  description:
    'A grid of cards: services, benefits, reasons, options. Each card has a title and, as needed, a text, points, a value such as its timeline, and a link. Many cards may be filtered by groups.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['cards'] },
    ...sectionHead,
    columns: {
      enum: [2, 3, 4],
      title: 'Cards side by side',
      description:
        'How many cards stand side by side on a wide screen. Left out: chosen by their number.',
    },
    filter: {
      type: 'object',
      additionalProperties: false,
      title: 'Filter',
      description:
        'Chips above the cards, one for each group: visitors choose what they see, and the choice stands in the address. Each card says to which groups it belongs.',
      properties: {
        groups: {
          type: 'array',
          minItems: 1,
          items: line('Group', 'A group, spelt as on the cards.'),
          title: 'Groups',
          description:
            'The groups in the order of the chips. Left out: those of the cards, in their order.',
        },
        ...filterWords,
      },
    },
    items: {
      type: 'array',
      minItems: 1,
      title: 'Cards',
      description: 'The cards.',
      items: {
        type: 'object',
        title: 'Card',
        required: ['title'],
        additionalProperties: false,
        properties: {
          id,
          icon,
          picture,
          badge: line('Badge', 'A word or two above the title: "New".'),
          title: line('Title', "The card's title."),
          text: text('Text', 'One to three sentences.'),
          features: texts('Points', 'Point', 'Short points.'),
          details: {
            type: 'array',
            minItems: 1,
            items: pair,
            title: 'Labelled values',
            description: 'Labelled values, such as Timeline, Suitable for or Potential savings.',
          },
          action,
          groups: {
            type: 'array',
            minItems: 1,
            items: line('Group', 'A group that the card belongs to.'),
            title: 'Groups',
            description: 'What the card is found under where the cards have a filter: "Houses".',
          },
        },
      },
    },
    note: text('Note below the cards', 'A note below the cards.'),
    actions,
  },
} as const

export type CardsBlock = FromSchema<typeof schema>

export const knownAs = [
  'tiles',
  'services',
  'boxes',
  'grid',
  'features',
  'teasers',
  'portfolio',
  'projects',
  'filter',
] as const

export const background = 'sunken' as const

/** What visitors choose by is on a card, and what a card says can be chosen. */
export const check = ({ filter, items }: CardsBlock) => {
  if (!filter) return []
  const listed = filter.groups
  if (!items.some(({ groups }) => groups))
    return [
      {
        pointer: '/filter',
        message: blockMsg('noCardInGroups'),
        suggestion: blockMsg('writeGroups'),
      },
    ]
  return items.flatMap(({ title, groups = [] }, index) =>
    groups.flatMap((group, at) =>
      listed === undefined || listed.includes(group)
        ? []
        : [
            {
              pointer: `/items/${index}/groups/${at}`,
              message: blockMsg('groupNotInFilter', { card: title, group, groups: listed }),
              suggestion: blockMsg('writeGroupOfFilter'),
            },
          ],
    ),
  )
}

const buttonOf = (card: unknown) =>
  isObject(card) && isObject(card['action']) ? card['action'] : {}

/** Cards whose links lead to pages list these. */
export const pageList = {
  pageOf: (card: unknown) => {
    const { href } = buttonOf(card)
    return typeof href === 'string' && href.startsWith('/') ? href : undefined
  },
  /** Its link says what the links of several others say ("More"); what one alone says is of that one's page, so that it says its own page's title instead. */
  entryFor: (
    { route, title }: { readonly route: string; readonly title: string },
    beside: readonly unknown[],
  ) => {
    const labels = beside
      .map(buttonOf)
      .flatMap(({ href, label }) =>
        typeof href === 'string' && typeof label === 'string' ? label : [],
      )
    const shared = labels.find((label, index) => labels.indexOf(label) !== index)
    return {
      title,
      action:
        shared === undefined
          ? { label: title, href: route }
          : { label: shared, href: route, about: title },
    }
  },
}

export const content = {
  read: ({ items, note, actions: buttons, ...head }: CardsBlock): BlockContent => ({
    ...headOf(head),
    entries: items.map(({ title, text: body, details = [], features, action: button }) => ({
      title,
      texts: [
        ...(body === undefined ? [] : [body]),
        ...details.map(({ label, value }) => `**${escapeMarkup(label)}:** ${value}`),
      ],
      points: features,
      action: button,
    })),
    note,
    actions: buttons,
  }),
  write: (said: BlockContent) => ({
    type: 'cards',
    ...headOf(said),
    items: asTitled(said).map(({ title, texts: body, points, action: button }) => ({
      title,
      ...present({ text: body.join('\n') || undefined, features: points, action: button }),
    })),
    ...present({ note: said.note, actions: said.actions }),
  }),
}
