import type { FromSchema } from 'json-schema-to-ts'
import type { Offer } from 'schema-dts'
import { actions, line, sectionHead, text } from '../../../core/document/parts.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import type { Heading } from '../../../core/kit/BlockModule.ts'
import type { StructuredData } from '../../../core/kit/StructuredData.ts'
import { priceIn } from '../../../core/model/figures/priceIn.ts'
import { plainText } from '../../../core/model/text/inline.ts'

export const schema = {
  type: 'object',
  title: 'Price list',
  description:
    'What things cost, line by line, in groups with notes as needed. Search engines are told the prices of a page of the kind "service".',
  required: ['type', 'groups'],
  additionalProperties: false,
  properties: {
    type: { enum: ['priceList'] },
    ...sectionHead,
    groups: {
      type: 'array',
      minItems: 1,
      title: 'Groups of prices',
      description: 'The groups, in order. A short list is one group without a heading.',
      items: {
        type: 'object',
        title: 'Group of prices',
        required: ['items'],
        additionalProperties: false,
        properties: {
          title: line('Heading', 'The heading of the group: "Wheels".'),
          note: text('Note on the group', 'A sentence on the group: "Parts are included."'),
          items: {
            type: 'array',
            minItems: 1,
            title: 'Prices',
            description: 'What there is, with its price.',
            items: {
              type: 'object',
              title: 'Price',
              required: ['name', 'price'],
              additionalProperties: false,
              properties: {
                name: text('Name', 'What it is: "Truing a wheel".'),
                text: text('Text', 'A few words below the name.'),
                price: text('Price', 'What it costs: "£18", or "on request".'),
                from: {
                  type: 'boolean',
                  title: 'From',
                  description:
                    'true: it costs that much or more, and "from" stands before the price.',
                },
                unit: line('For how much', 'What the price is for: "a pair", "per hour".'),
              },
            },
          },
        },
      },
    },
    note: text('Note below the list', 'A note below the list: "Prices include VAT."'),
    actions,
  },
} as const

export type PriceListBlock = FromSchema<typeof schema>

export const knownAs = [
  'prices',
  'price list',
  'fees',
  'tariff',
  'rates',
  'menu',
  'menu card',
  'what it costs',
  'services and prices',
] as const

/** The headings of groups stand below that of the list. */
export const headings = (block: PriceListBlock): Heading[] => [
  ...(block.heading ? [{ level: 2, text: block.heading, pointer: '/heading' }] : []),
  ...block.groups.flatMap(({ title }, index) =>
    title ? [{ level: block.heading ? 3 : 2, text: title, pointer: `/groups/${index}/title` }] : [],
  ),
]

export const background = '' as const

/** What has no one amount ("on request") is no offer yet. */
export const structuredData = (
  block: PriceListBlock,
  { locale, currency: ofSite }: SiteDocument,
): StructuredData => ({
  offers: block.groups.flatMap(({ items }) =>
    items.flatMap(({ name, price, from }): Offer[] => {
      const stated = priceIn(plainText(price), locale, ofSite)
      if (stated === undefined) return []
      const { amount, currency: priceCurrency } = stated
      const offer = { '@type': 'Offer' as const, name: plainText(name) }
      return from
        ? [
            {
              ...offer,
              priceSpecification: {
                '@type': 'PriceSpecification' as const,
                minPrice: amount,
                priceCurrency,
              },
            },
          ]
        : [{ ...offer, price: amount, priceCurrency }]
    }),
  ),
})
