import type { FromSchema } from 'json-schema-to-ts'
import { line, sectionHead } from '../../../core/document/parts.ts'
import type { SiteFileKit } from '../../../core/kit/BlockModule.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { searchIndex, searchIndexAddress } from './searchIndex.ts'

export const schema = {
  type: 'object',
  title: 'Search',
  description:
    'A search over all pages: their names, headings, questions and figures. Below it stands a list of all pages, which is there without JavaScript too.',
  required: ['type', 'fieldLabel', 'button', 'foundText', 'emptyText', 'failedText', 'allHeading'],
  additionalProperties: false,
  properties: {
    type: { enum: ['search'] },
    ...sectionHead,
    fieldLabel: line(
      'Label of the search field',
      'The label of the search field: "Search this site".',
    ),
    button: line("Button's label", 'What the button says: "Search".'),
    foundText: line(
      'Words above the results',
      'What is said above the results; {count} stands for the number of pages, {query} for what was searched: "{count} pages on “{query}”".',
    ),
    emptyText: line(
      'Words when nothing is found',
      'What is said when nothing was found; {query} stands for what was searched.',
    ),
    failedText: line(
      'Words when the search fails',
      'What is said when the search cannot be loaded, such as when the connection is gone.',
    ),
    allHeading: line('Heading of all pages', 'The heading of the list of all pages: "All pages".'),
  },
} as const

export type SearchBlock = FromSchema<typeof schema>

export const knownAs = ['find', 'search box', 'site search'] as const

/** The index, for the whole site. */
export const siteFiles = (site: Site, kit: SiteFileKit) => [
  { path: searchIndexAddress(site).slice(1), text: JSON.stringify(searchIndex(site, kit)) },
]

/** What it shows grows with the page or the site, so it stands once. */
export const once = true
