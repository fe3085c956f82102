import { assetFolder, assetPattern } from '../../../core/document/addresses.ts'
import { plainFact } from '../../../core/document/parts.ts'
import { forms } from '../../../core/document/roleOf.ts'

/**
 * What each pattern of the schemas means, in words that follow "must be". A test holds this list against the schemas.
 */
export const patterns: Readonly<Record<string, string>> = {
  '\\S': 'a text that says something',
  '^/': 'an address of this site that begins with a slash, such as "/services/repair"',
  [`^${assetFolder}`]: 'a file of pages/_assets, such as "/assets/office.jpg"',
  [assetPattern]:
    'a file of pages/_assets, such as "/assets/office.jpg"; its name may have letters, digits, dots and hyphens',
  [`^${assetFolder}[A-Za-z0-9._/-]+\\.svg$`]:
    'an SVG file of pages/_assets, such as "/assets/logo.svg"',
  [`^${assetFolder}[A-Za-z0-9._/-]+\\.woff2$`]:
    'a WOFF2 file of pages/_assets, such as "/assets/fonts/heading.woff2"',
  '^[a-zA-Z][a-zA-Z0-9-]*$':
    'a name of letters, digits and hyphens that begins with a letter, such as "opening-hours"',
  '^[a-zA-Z][a-zA-Z0-9]*$':
    'a name of letters and digits that begins with a letter, such as "firstName"',
  [forms.color]: 'a colour as a hash with six characters from 0 to 9 and a to f, such as "#1f6f8b"',
  '^\\d{4}-\\d{2}-\\d{2}$': 'a date as year-month-day, such as "2025-01-15"',
  '^(today|tomorrow|in ([2-9]|[1-9][0-9]{1,2}) days)$':
    'a day counted from today: "today", "tomorrow" or such as "in 3 days"',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'a time of day in 24 hours, such as "09:00"',
  '^\\d{3}( \\d{3})?$': 'one weight or two, such as "600" or "400 700"',
  '^https?://[^/]+$': 'an address without a slash at the end, such as "https://www.example.com"',
  '^[a-z]{2,3}(-[A-Za-z0-9]+)*$': 'a language tag, such as "en-GB"',
  '^[A-Z]{3}$': 'a currency in three capital letters, such as "EUR"',
  '^[A-Z]{2}$': 'a country in two capital letters, such as "IN"',
  '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$': 'an e-mail address, such as "office@example.com"',
  '^\\+[0-9][0-9 .-]{0,8}(\\([0-9]{2,5}\\))?[0-9 .-]{5,16}[0-9]([ ,;]*(#|[^ 0-9+()./,;#-]{1,12}[.]?) ?[0-9]{1,7})?$':
    'a telephone number with country code, such as "+44 113 496 0000"',
  '^[A-Za-z0-9_-]+$': 'a form id of letters, digits, hyphens and underscores',
  '^[^*`\\[\\]{}<>\\\\]+$': 'plain words without the signs * ` [ ] { } < > and \\',
  [plainFact.pattern]: 'a fact, such as "{{repair.fee | plain}}"',
  '^[a-zA-Z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)+$':
    'a subject and a name with a dot between, such as "repair.fee"',
}
