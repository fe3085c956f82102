import type { FromSchema } from 'json-schema-to-ts'
import { action, actions, line, sectionHead, text, texts } from '../../../core/document/parts.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import type { StructuredData } from '../../../core/kit/StructuredData.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'
import { priceIn } from '../../../core/model/figures/priceIn.ts'
import { plainText } from '../../../core/model/text/inline.ts'

export const schema = {
  type: 'object',
  title: 'Packages',
  description:
    'Packages or tiers side by side, one of them highlighted. A single package makes a price box.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['packages'] },
    ...sectionHead,
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      title: 'Packages',
      description: 'The packages, from small to large.',
      items: {
        type: 'object',
        title: 'Package',
        required: ['name', 'features'],
        additionalProperties: false,
        properties: {
          name: line('Name', 'The name of the package: "Growth".'),
          highlighted: {
            type: 'boolean',
            title: 'Highlighted',
            description: 'true for the one that most people should look at first.',
          },
          badge: line('Badge', 'A word or two on the highlighted one: "Most chosen".'),
          ideal: text('Ideal for', 'Whom it is for: "Rides to work".'),
          price: text('Price', 'The price, if one is stated.'),
          priceNote: text(
            'Words on the price',
            'A few words on the price: "plus government fees".',
          ),
          features: texts('Features', 'Feature', 'What it contains.'),
          timeline: text('Timeline', 'How long it takes.'),
          action,
        },
      },
    },
    note: text('Note below the packages', 'A note below the packages.'),
    actions,
  },
} as const

export type PackagesBlock = FromSchema<typeof schema>

export const knownAs = [
  'price list',
  'prices',
  'pricing',
  'plans',
  'fees',
  'tiers',
  'offers',
  'packages',
] as const

/** Only one package can stand out. */
export const check = (block: PackagesBlock) => {
  const [, second] = block.items.flatMap(({ highlighted }, index) => (highlighted ? [index] : []))
  return second === undefined
    ? []
    : [
        {
          pointer: `/items/${second}/highlighted`,
          message: blockMsg('twoPackagesHighlighted'),
          suggestion: blockMsg('leaveOneHighlighted'),
          severity: 'warning' as const,
        },
      ]
}

export const background = 'sunken' as const

/** A package whose price is words ("On quotation") is no offer yet. */
export const structuredData = (
  block: PackagesBlock,
  { locale, currency }: SiteDocument,
): StructuredData => ({
  offers: block.items.flatMap(({ name, price, priceNote }) => {
    const stated = price === undefined ? undefined : priceIn(plainText(price), locale, currency)
    if (stated === undefined) return []
    const description = priceNote === undefined ? {} : { description: plainText(priceNote) }
    return [
      {
        '@type': 'Offer' as const,
        name,
        price: stated.amount,
        priceCurrency: stated.currency,
        ...description,
      },
    ]
  }),
})
