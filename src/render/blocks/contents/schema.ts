import type { FromSchema } from 'json-schema-to-ts'
import { line } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Table of contents',
  description:
    'A table of contents of the page, made from its headings. On wide screens it stays in view beside the text.',
  required: ['type'],
  additionalProperties: false,
  properties: {
    type: { enum: ['contents'] },
    heading: line('Heading', 'Its heading: "On this page".'),
  },
} as const

export type ContentsBlock = FromSchema<typeof schema>

export const knownAs = ['table of contents', 'on this page', 'overview', 'index'] as const

export const region = 'beside' as const

/** What stands above the list is its label, no heading of the page. */
export const headings = () => []

/** What it shows grows with the page or the site, so it stands once. */
export const once = true
