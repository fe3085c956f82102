import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, pair, picture, text, texts } from '../../../core/document/parts.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'

export const schema = {
  type: 'object',
  title: 'Beginning of the page',
  description:
    'The beginning of a page: its main heading, a short introduction and the main buttons. A page has one, as its first block.',
  required: ['type', 'heading'],
  additionalProperties: false,
  properties: {
    type: { enum: ['hero'] },
    badge: line('Badge', 'A word or two above the heading: the area that the page belongs to.'),
    heading: line('Main heading', 'The main heading of the page.'),
    text: text('Text', 'One to three sentences that say what the page offers.'),
    actions,
    ticks: texts('Benefits', 'Benefit', 'Short benefits with a tick, three or four.'),
    details: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: pair,
      title: 'Key figures',
      description: "The page's key figures at a glance: labelled values such as Timeline.",
    },
    picture,
    pictureAt: {
      enum: ['beside', 'behind'],
      enumDescriptions: [
        'Beside or below the words, as the composition has it.',
        'Behind the words, darkened so that they can be read.',
      ],
      title: 'Place of the picture',
      description: 'Where the picture stands. Usual: beside.',
    },
    align: {
      enum: ['start', 'center'],
      enumDescriptions: ['At the edge where lines begin.', 'In the middle.'],
      title: 'Place of the words',
      description: 'Where the words stand. Left out: as the composition has it.',
    },
    note: text(
      'Note below the buttons',
      'A note below the buttons, such as a link to a page that this one could be confused with.',
    ),
  },
} as const

export type HeroBlock = FromSchema<typeof schema>

export const knownAs = ['banner', 'header', 'intro', 'heading', 'top of the page', 'title'] as const

export const region = 'top' as const

/** The main heading of the page. */
export const headings = (block: HeroBlock) => [
  { level: 1, text: block.heading, pointer: '/heading' },
]

/** A picture beside the main heading says something, also to people who hear the page. */
export const check = ({ picture: shown }: HeroBlock) =>
  shown?.alt.trim() === ''
    ? [
        {
          pointer: '/picture/alt',
          message: blockMsg('heroPictureWithoutWords'),
          suggestion: blockMsg('sayWhatHeroPictureShows'),
          severity: 'warning' as const,
        },
      ]
    : []
