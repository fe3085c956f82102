import type { FromSchema } from 'json-schema-to-ts'
import { id, line, text } from '../../../core/document/parts.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'

export const schema = {
  type: 'object',
  title: 'Newsletter',
  description:
    'A card where visitors can leave their e-mail address for a newsletter. Where the settings of the site name no form for it, it stores nothing.',
  required: ['type', 'heading', 'emailLabel', 'button', 'success'],
  additionalProperties: false,
  properties: {
    type: { enum: ['newsletter'] },
    id,
    heading: line('Heading', 'Its heading: "Stay Updated".'),
    text: text('Text', 'What people will get, and how often.'),
    emailLabel: line('Label of the e-mail field', 'The label of the field: "Email".'),
    button: line("Button's label", 'What the button says: "Subscribe".'),
    success: line(
      'Words after subscribing',
      'What it says afterwards: "Successfully subscribed!".',
    ),
    note: line(
      'Promise below the button',
      'A small promise below: "No spam. Unsubscribe anytime."',
    ),
  },
} as const

export type NewsletterBlock = FromSchema<typeof schema>

export const knownAs = ['subscribe', 'mailing list', 'sign up', 'e-mail list'] as const

/** Without a form the addresses go nowhere. */
export const check = (_: NewsletterBlock, site: SiteDocument | undefined) =>
  site && !site.newsletter
    ? [
        {
          pointer: '',
          severity: 'warning' as const,
          message: blockMsg('newsletterStoresNothing'),
          suggestion: blockMsg('nameNewsletterForm'),
          fixedIn: { file: 'pages/_site.json', pointer: '/newsletter/form' },
        },
      ]
    : []

export const background = 'sunken' as const

/** Without its script the card is hidden, and a heading below its own would follow nothing. */
export const headings = () => []
