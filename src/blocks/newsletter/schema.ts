import type { FromSchema } from 'json-schema-to-ts'
import { id, line, text } from '../../document/parts.ts'
import type { SiteDocument } from '../../document/site.ts'

export const schema = {
  type: 'object',
  description: 'A card where visitors can leave their e-mail address for a newsletter. Without a form named in pages/_site.json it stores nothing.',
  required: ['type', 'heading', 'emailLabel', 'button', 'success'],
  additionalProperties: false,
  properties: {
    type: { enum: ['newsletter'] },
    id,
    heading: line('Its heading: "Stay Updated".'),
    text: text('What people will get, and how often.'),
    emailLabel: line('The label of the field: "Email".'),
    button: line('What the button says: "Subscribe".'),
    success: line('What it says afterwards: "Successfully subscribed!".'),
    note: line('A small promise below: "No spam. Unsubscribe anytime."'),
  },
} as const

export type NewsletterBlock = FromSchema<typeof schema>

/** Without a form the addresses go nowhere. */
export const check = (_: NewsletterBlock, site: SiteDocument | undefined) =>
  site && !site.newsletter
    ? [
        {
          pointer: '',
          severity: 'warning' as const,
          message: 'The newsletter stores nothing: addresses that visitors leave are lost.',
          suggestion: 'Name a form under "newsletter" in pages/_site.json, or remove the block.',
        },
      ]
    : []

export const tone = 'sunken' as const

/** Without its script the card is hidden, and a heading below its own would follow nothing. */
export const headings = () => []
