import type { FromSchema } from 'json-schema-to-ts'
import { assetFolder } from './addresses.ts'
import { isoDate, line, preset, shownDays, silence, text } from './parts.ts'
import { forms, role } from './roleOf.ts'

/** A block before its own schema is chosen by its type; see choices.ts. What stands here holds for every block. */
export const anyBlock = {
  ...role('block'),
  type: 'object',
  title: 'Block',
  required: ['type'],
  properties: {
    type: { type: 'string', title: 'Kind of block' },
    hidden: {
      ...role('hidden'),
      type: 'boolean',
      title: 'Hidden',
      description:
        'true: the block stays in the file and is shown to nobody. Findings tell of it as a note.',
    },
    ...shownDays,
    band: {
      enum: ['new', 'same', 'plain'],
      enumDescriptions: [
        'Here another ground begins than that of the block above.',
        'On the same ground as the block above: both belong together.',
        'On the plain ground of the page.',
      ],
      title: 'Ground',
      description:
        'What the block stands on. Left out: grounds change by themselves where something new begins; the page can turn that off.',
    },
  },
} as const

const presets = {
  ...role('presets'),
  type: 'object',
  additionalProperties: preset,
  title: 'Answers filled in, by form',
  description:
    'What this page fills into each form that is opened from it, such as the service that it is about.',
} as const

/** What a page and a dialog document both have. */
const documentHead = {
  $schema: {
    type: 'string',
    title: 'Path to the schema',
    description: 'The path to the schema, for editors: "../schema/page.schema.json".',
  },
  title: line(
    'Title',
    "The title in the browser's tab and in search results, at most 60 characters; the firm's name is added to it.",
  ),
  description: line(
    'Description',
    'One or two sentences for search results, 70 to 160 characters.',
  ),
  draft: {
    ...role('draft'),
    type: 'boolean',
    title: 'Draft',
    description: 'true: the page is not published; only the preview shows it.',
  },
  silence,
  blocks: {
    type: 'array',
    minItems: 1,
    title: 'Blocks',
    description: 'The blocks of the page, from top to bottom.',
    items: anyBlock,
  },
} as const

export const pageSchema = {
  type: 'object',
  title: 'Page',
  description: 'A page of the site: its file name is its address.',
  required: ['$schema', 'title', 'description', 'blocks'],
  additionalProperties: false,
  properties: {
    ...documentHead,
    ...shownDays,
    reviewBy: isoDate(
      'Check again by',
      'The day by which somebody should read the page again and see whether it still holds.',
    ),
    name: line(
      'Short name',
      'The short name of the page, in breadcrumbs, menus and lists: "Repairs". Usual: the title.',
    ),
    summary: text(
      'Summary',
      'One sentence that says what the page offers; shown where other pages list this one.',
    ),
    kind: {
      enum: ['home', 'hub', 'service', 'article', 'list', 'form', 'legal', 'plain'],
      enumDescriptions: [
        'The home page.',
        'Leads to the pages of one area.',
        'Presents one service.',
        'An article, with its date and category. Lists of articles show it by themselves.',
        'Lists other pages.',
        'Built around a form.',
        'Terms, privacy and the like.',
        'Any other page.',
      ],
      title: 'Kind of page',
      description: 'What kind of page it is; decides the layout of its frame. Usual: plain.',
    },
    parent: {
      ...role('route'),
      type: 'string',
      pattern: forms.route,
      title: 'Parent page',
      description: 'The page that this one belongs to: "/services/repair". Makes the breadcrumbs.',
    },
    bands: {
      enum: ['auto', 'none'],
      enumDescriptions: [
        'Grounds change by themselves where something new begins.',
        'All stands on the plain ground, but for blocks that say otherwise.',
      ],
      title: 'Bands',
      description: 'Whether the ground of the page changes from part to part. Usual: auto.',
    },
    binding: {
      type: 'string',
      pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$',
      title: 'Language that binds',
      description:
        'On legal pages of a site in several languages: the one whose text binds, by its tag: "en". It is said at the top of the page in each of them.',
    },
    noindex: {
      ...role('noindex'),
      type: 'boolean',
      title: 'Kept out of search engines',
      description: 'true: search engines are asked not to list the page.',
    },
    presets,
    article: {
      type: 'object',
      required: ['category', 'date', 'readingMinutes'],
      additionalProperties: false,
      title: 'Article',
      description: 'Only for articles: what the list of articles, the feed and the byline show.',
      properties: {
        category: {
          ...line('Category', 'The category, spelt as on the list of articles.'),
          ...role('category'),
        },
        date: isoDate('Day of publication', 'The day of publication: "2025-01-15".'),
        updated: isoDate('Last revised', 'The day of the last revision, if there was one.'),
        readingMinutes: {
          type: 'integer',
          minimum: 1,
          maximum: 90,
          title: 'Reading time in minutes',
          description:
            'The reading time in minutes. It is compared with the length; a single minute is not told to readers.',
        },
        author: line(
          'Author',
          'The author. Usual: the founder whom the settings of the site name.',
        ),
        featured: {
          type: 'boolean',
          title: 'Featured',
          description: 'true: may stand first in the list of articles.',
        },
      },
    },
    picture: {
      ...role('asset'),
      type: 'string',
      pattern: `^${assetFolder}`,
      title: 'Picture for messengers',
      description:
        'A picture for messengers and social networks. Usual: one is made from the title.',
    },
  },
} as const

export const dialogSchema = {
  type: 'object',
  title: 'Dialog',
  description:
    'A dialog: opened by any button that names it, and a page of its own at /enquire/ and its file name.',
  required: ['$schema', 'title', 'description', 'heading', 'blocks'],
  additionalProperties: false,
  properties: {
    ...documentHead,
    heading: line(
      'Heading',
      'The heading of the form, which is also its name for people who hear it.',
    ),
    intro: text('Introduction', 'A sentence or two below the heading.'),
  },
} as const

/** A block as it stands in a document before its own schema has been chosen by `type`. */
export type Block = { readonly type: string; readonly [key: string]: unknown }
export type PageDocument = Omit<FromSchema<typeof pageSchema>, 'blocks'> & { blocks: Block[] }
export type DialogDocument = Omit<FromSchema<typeof dialogSchema>, 'blocks'> & { blocks: Block[] }
