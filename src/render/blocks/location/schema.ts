import type { FromSchema } from 'json-schema-to-ts'
import { actions, line, sectionHead, text } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Location',
  description:
    'Where and when the firm can be reached: address, opening hours with "usually open now", e-mail. All taken from the settings of the site.',
  required: ['type'],
  additionalProperties: false,
  properties: {
    type: { enum: ['location'] },
    ...sectionHead,
    addressHeading: line('Heading of the address', 'Heading of the address: "Our shop".'),
    hoursHeading: line('Heading of the opening hours', 'Heading of the hours: "Business hours".'),
    emailHeading: line(
      'Heading of the e-mail address',
      'Heading of the e-mail address, for example "By e-mail". Left out: the word "email" of the site.',
    ),
    note: text('Note on the opening hours', 'A note on the hours: "On other days by appointment."'),
    actions,
  },
} as const

export { history } from './history.ts'

export type LocationBlock = FromSchema<typeof schema>

export const knownAs = [
  'opening hours',
  'address',
  'hours',
  'map',
  'where we are',
  'location',
  'contact',
  'open',
  'office',
  'shop',
] as const

export const ofSettings = ['firm'] as const

export const background = 'sunken' as const
