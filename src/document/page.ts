import type { FromSchema } from 'json-schema-to-ts'
import { assetFolder } from './addresses.ts'
import { line, preset, silence, text } from './parts.ts'

const isoDate = <const D extends string>(description: D) => ({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description }) as const

/** A block before its own schema is chosen by its type; see choices.ts. */
export const anyBlock = { type: 'object', required: ['type'], properties: { type: { type: 'string' } } } as const

/** What a page and a dialog document both have. */
export const documentHead = {
  $schema: { type: 'string', description: 'The path to the schema, for editors: "../schema/page.schema.json".' },
  title: line("The title in the browser's tab and in search results, at most 60 characters; the firm's name is added to it."),
  description: line('One or two sentences for search results, 70 to 160 characters.'),
  draft: { type: 'boolean', description: 'true: the page is not published; only the preview shows it.' },
  silence,
  blocks: {
    type: 'array',
    minItems: 1,
    description: 'The blocks of the page, from top to bottom. Each has a "type".',
    items: anyBlock,
  },
} as const

export const pageSchema = {
  type: 'object',
  description: 'A page of the site: its file name is its address.',
  required: ['$schema', 'title', 'description', 'blocks'],
  additionalProperties: false,
  properties: {
    ...documentHead,
    name: line('The short name of the page, in breadcrumbs, menus and lists: "Repairs". Usual: the title.'),
    summary: text('One sentence that says what the page offers; shown where other pages list this one.'),
    kind: {
      enum: ['home', 'hub', 'service', 'article', 'list', 'form', 'legal', 'plain'],
      enumDescriptions: [
        'The home page.',
        'Leads to the pages of one area.',
        'Presents one service.',
        'An article, with its date and category.',
        'Lists other pages.',
        'Built around a form.',
        'Terms, privacy and the like.',
        'Any other page.',
      ],
      description: 'What kind of page it is; decides the layout of its frame. Usual: plain.',
    },
    parent: {
      type: 'string',
      pattern: '^/',
      description: 'The page that this one belongs to: "/services/compliance". Makes the breadcrumbs.',
    },
    noindex: { type: 'boolean', description: 'true: search engines are asked not to list the page.' },
    presets: {
      type: 'object',
      additionalProperties: preset,
      description: 'What this page fills into each dialog that is opened from it: {"booking": {"service": "repair"}}.',
    },
    article: {
      type: 'object',
      required: ['category', 'date', 'readingMinutes'],
      additionalProperties: false,
      description: 'Only for articles: what the list of articles, the feed and the byline show.',
      properties: {
        category: line('The category, spelt as on the list of articles.'),
        date: isoDate('The day of publication: "2025-01-15".'),
        updated: isoDate('The day of the last revision, if there was one.'),
        readingMinutes: { type: 'integer', minimum: 1, maximum: 90, description: 'The reading time in minutes. Lint compares it with the length.' },
        author: line('The author. Usual: the founder named in pages/_site.json.'),
        featured: { type: 'boolean', description: 'true: may stand first in the list of articles.' },
      },
    },
    picture: {
      type: 'string',
      pattern: `^${assetFolder}`,
      description: 'A picture for messengers and social networks. Usual: one is made from the title.',
    },
  },
} as const

export const dialogSchema = {
  type: 'object',
  description: 'A dialog: opened by any button that names it, and a page of its own at /enquire/ and its file name.',
  required: ['$schema', 'title', 'description', 'heading', 'blocks'],
  additionalProperties: false,
  properties: {
    ...documentHead,
    heading: line('The heading of the dialog, which is also its name for people who hear it.'),
    intro: text('A sentence or two below the heading.'),
  },
} as const

/** A block as it stands in a document before its own schema has been chosen by `type`. */
export type Block = { readonly type: string; readonly [key: string]: unknown }
export type PageDocument = Omit<FromSchema<typeof pageSchema>, 'blocks'> & { blocks: Block[] }
export type DialogDocument = Omit<FromSchema<typeof dialogSchema>, 'blocks'> & { blocks: Block[] }
