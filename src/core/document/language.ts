import type { FromSchema } from 'json-schema-to-ts'
import { line, silence } from './parts.ts'
import { siteSchema } from './site.ts'

const { $schema, locale, firm, navigation, actions, announcement, footer, seo, words } =
  siteSchema.properties
const { name, tagline, founder, address, areaServed, closedLabel } = firm.properties

/** What a site says in one of its further languages: `pages/hi/_site.json`. What it does not hold is as in `pages/_site.json`. */
export const languageSchema = {
  type: 'object',
  title: 'Site in another language',
  description:
    'What the site itself says in one of its further languages: only what differs from the settings of the site.',
  required: ['$schema'],
  additionalProperties: false,
  properties: {
    $schema,
    silence,
    locale,
    firm: {
      type: 'object',
      additionalProperties: false,
      title: 'Firm',
      description: 'The firm, as it is written in this language.',
      properties: {
        name,
        tagline,
        founder,
        address,
        areaServed,
        closedLabel,
        hourLabels: {
          type: 'object',
          title: 'Words of the opening hours',
          description:
            'Words among the opening hours in this language, by the words of the main language: "Heiligabend" for "Christmas Eve".',
          additionalProperties: line('In this language', 'What it is called in this language.'),
        },
      },
    },
    navigation,
    actions,
    announcement,
    footer,
    seo,
    units: {
      type: 'object',
      title: 'Units and words of figures',
      description:
        'What figures are counted in, in this language, by the words of the main language: "कार्य दिवस" for "working days".',
      additionalProperties: line('In this language', 'What it is called in this language.'),
    },
    words,
  },
} as const

export type LanguageDocument = FromSchema<typeof languageSchema>
