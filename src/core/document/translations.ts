import type { FromSchema } from 'json-schema-to-ts'
import { role } from './roleOf.ts'

const words = { type: 'string', title: 'Words of the original' } as const

/** As src/core/model/translations makes it. */
const sign = '^t[0-9a-z]{7}$'

/** What one document of a language was translated from. Nothing in it is shown to anybody, so nothing in it names anything. */
const translated = {
  ...role('translated'),
  type: 'object',
  title: 'Translated document',
  description:
    'What a document of this language was translated from. The command `translations` writes it.',
  additionalProperties: false,
  properties: {
    texts: {
      type: 'object',
      title: 'Texts',
      description:
        'Each translated text, by a short sign made of its words, with the words of the original that it was written for. "" says that it is of its own: the original has nothing like it, or says something else on purpose. The very words of the text itself say that it was taken over as it is, and is yet to be translated.',
      additionalProperties: false,
      patternProperties: {
        [sign]: { oneOf: [words, { type: 'array', minItems: 2, items: words }] },
      },
    },
    leftOut: {
      type: 'object',
      title: 'Left out',
      description:
        'Texts of the original that the translation leaves out on purpose, each by a short sign made of its words.',
      additionalProperties: false,
      patternProperties: { [sign]: words },
    },
  },
} as const

/** Documents by the address of the original, and what stands around the pages. */
const translatedPages = {
  ...role('translatedPages'),
  type: 'object',
  title: 'Pages',
  description: 'The translated pages and dialogs, each by the address of its original: "/about".',
  propertyNames: { pattern: '^/' },
  additionalProperties: translated,
} as const

export const translationsSchema = {
  type: 'object',
  title: 'Translations',
  description:
    'The words that each text of a language was translated from: pages/_translations/hi.json. By them lint tells when an original has changed since. Written by the studio and the command `translations`.',
  required: ['$schema'],
  additionalProperties: false,
  properties: {
    $schema: {
      type: 'string',
      title: 'Path to the schema',
      description: 'The path to the schema, for editors: "../../schema/translations.schema.json".',
    },
    site: translated,
    pages: translatedPages,
  },
} as const

export type TranslationsDocument = FromSchema<typeof translationsSchema>
/** What is known of one document of a language. */
export type Translated = FromSchema<typeof translated>

/** The file that says what the documents of a language were translated from. */
export const translationsFile = (tag: string): string => `pages/_translations/${tag}.json`
