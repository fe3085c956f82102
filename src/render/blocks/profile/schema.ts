import type { FromSchema } from 'json-schema-to-ts'
import {
  actions,
  line,
  pair,
  personParts,
  picture,
  sectionHead,
  texts,
} from '../../../core/document/parts.ts'
import type { StructuredData } from '../../../core/kit/StructuredData.ts'

export const schema = {
  type: 'object',
  title: 'Profile of a person',
  description: 'One person, presented at some length: the founder, an adviser.',
  required: ['type', 'name', 'role', 'paragraphs'],
  additionalProperties: false,
  properties: {
    type: { enum: ['profile'] },
    ...sectionHead,
    name: line('Name', "The person's name."),
    role: line('Role', 'What the person is: "Founder and frame builder".'),
    ...personParts,
    picture,
    paragraphs: texts('Paragraphs', 'Paragraph', 'The text, one entry for each paragraph.'),
    details: {
      type: 'array',
      minItems: 1,
      items: pair,
      title: 'Labelled values',
      description: 'Labelled values: Experience, Based in.',
    },
    actions,
  },
} as const

export type ProfileBlock = FromSchema<typeof schema>

export const knownAs = ['person', 'portrait', 'about me', 'founder', 'biography'] as const

export const headings = (block: ProfileBlock) => [
  ...(block.heading ? [{ level: 2, text: block.heading, pointer: '/heading' }] : []),
  { level: block.heading ? 3 : 2, text: block.name, pointer: '/name' },
]

/** Without a heading, the name is one. */
export const headingKey = 'name'

export const structuredData = ({ name }: ProfileBlock): StructuredData => ({
  page: 'AboutPage',
  people: [name],
})
