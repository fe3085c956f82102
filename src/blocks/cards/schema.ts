import type { FromSchema } from 'json-schema-to-ts'
import { action, actions, icon, line, pair, picture, sectionHead, text, texts } from '../../document/parts.ts'
import type { BlockContent } from '../../kit/BlockContent.ts'
import { asTitled, headOf, present } from '../../model/contentForms.ts'
import { escapeMarkup } from '../../model/inline.ts'

export const schema = {
  type: 'object',
  title: 'Cards',
  description:
    'A grid of cards: services, benefits, reasons, options. Each card has a title and, as needed, a text, points, a value such as its timeline, and a link.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['cards'] },
    ...sectionHead,
    columns: {
      enum: [2, 3, 4],
      title: 'Cards side by side',
      description: 'How many cards stand side by side on a wide screen. Left out: chosen by their number.',
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
        },
      },
    },
    note: text('Note below the cards', 'A note below the cards.'),
    actions,
  },
} as const

export type CardsBlock = FromSchema<typeof schema>

export const knownAs = ['tiles', 'services', 'boxes', 'grid', 'features', 'teasers'] as const

export const tone = 'sunken' as const

export const content = {
  read: ({ items, note, actions: buttons, ...head }: CardsBlock): BlockContent => ({
    ...headOf(head),
    entries: items.map(({ title, text: body, details = [], features, action: button }) => ({
      title,
      texts: [...(body === undefined ? [] : [body]), ...details.map(({ label, value }) => `**${escapeMarkup(label)}:** ${value}`)],
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
