import type { FromSchema } from 'json-schema-to-ts'
import { isObject } from '../../../core/document/isObject.ts'
import { line, pageAddress, sectionHead, text } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Related pages',
  description: 'Links to pages that belong to this one. Title and summary come from those pages.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['related'] },
    ...sectionHead,
    items: {
      type: 'array',
      minItems: 1,
      title: 'Pages',
      description: 'The pages, in order.',
      items: {
        type: 'object',
        title: 'Related page',
        required: ['href'],
        additionalProperties: false,
        properties: {
          href: pageAddress,
          title: line('Title', "Instead of the page's own name."),
          text: text('Text', "Instead of the page's own summary: why to go there from here."),
        },
      },
    },
  },
} as const

export type RelatedBlock = FromSchema<typeof schema>

export const knownAs = ['see also', 'further pages', 'links', 'read on'] as const

export const background = '' as const

export const region = 'end' as const

/** Its links are no headings. */
export const headings = (block: RelatedBlock) =>
  block.heading ? [{ level: 2, text: block.heading, pointer: '/heading' }] : []

export const pageList = {
  pageOf: (entry: unknown) =>
    isObject(entry) && typeof entry['href'] === 'string' ? entry['href'] : undefined,
  entryFor: ({ route }: { readonly route: string }) => ({ href: route }),
  blockFor: (href: string) => ({ type: 'related', heading: 'Related pages', items: [{ href }] }),
}
