import { validatePhoneNumberLength } from 'libphonenumber-js/min'
import { readTelephone } from '../../../../core/model/text/telephone.ts'
import type { Rule } from '../../types/rule.ts'

const wrong = {
  TOO_SHORT: 'it has too few digits',
  TOO_LONG: 'it has too many digits',
  INVALID_LENGTH: 'no number of that country has so many digits',
  INVALID_COUNTRY: 'no country has this code',
  NOT_A_NUMBER: 'it is no number',
} as const

export const rule: Rule = {
  name: 'telephone',
  severity: 'warning',
  what: 'The telephone number of the firm in pages/_site.json has the code of a country and as many digits as numbers there have.',
  why: 'It stands on every page as a link that telephones dial: with a digit too few nobody gets through, and nobody tells you.',
  bad: [{ file: 'pages/_site.json', at: '/firm/phone', value: '+44 113 496 01' }],
  good: [{ file: 'pages/_site.json', at: '/firm/phone', value: '+44 113 496 0182' }],
  *check({ site, siteFile }) {
    const phone = site?.firm.phone
    const fault =
      phone === undefined ? undefined : validatePhoneNumberLength(readTelephone(phone).number)
    if (!siteFile || fault === undefined) return
    yield {
      file: siteFile.path,
      pointer: '/firm/phone',
      message: `"${phone}" can’t be dialled: ${wrong[fault]}.`,
      suggestion:
        'Compare it with the number on a letter of the firm; it begins with + and the code of the country.',
    }
  },
}
