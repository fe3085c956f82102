import { validatePhoneNumberLength } from 'libphonenumber-js/min'
import { readTelephone } from '../../../../core/model/text/telephone.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'telephone',
  severity: 'warning',
  what: 'The telephone number of the firm in pages/_site.json has the code of a country and as many digits as numbers there have.',
  why: 'It stands on every page as a link that telephones dial: with a digit too few nobody gets through, and nobody tells you.',
  bad: [{ file: 'pages/_site.json', at: '/firm/phone', value: '+44 113 496 01' }],
  good: [{ file: 'pages/_site.json', at: '/firm/phone', value: '+44 113 496 0182' }],
  *check({ site, siteFile }) {
    const phone = site?.firm.phone
    if (!siteFile || phone === undefined) return
    const fault = validatePhoneNumberLength(readTelephone(phone).number)
    if (fault === undefined) return
    yield {
      file: siteFile.path,
      pointer: '/firm/phone',
      message: msg('phoneNotDialable', { phone, fault }),
      suggestion: msg('comparePhone'),
    }
  },
}
