import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

const isExample = (text: string) =>
  /\.example$|@example\.(com|org|net)$|\/\/(?:[^/]*\.)?example\.(com|org|net)$|\.(?:invalid|test|localhost)$/i.test(
    text,
  )

export const rule: Rule = {
  name: 'placeholder',
  severity: 'warning',
  what: 'Name, address and e-mail in pages/_site.json are real, not placeholders.',
  why: 'Enquiries and search engines would be sent to a firm that does not exist; a deployment with placeholders is refused.',
  bad: [{ file: 'pages/_site.json', at: '/placeholder', value: true }],
  good: [{ file: 'pages/_site.json', at: '/placeholder', value: false }],
  *check({ site, siteFile }) {
    if (!site || !siteFile) return
    const place = { file: siteFile.path }
    if (site.placeholder) {
      yield {
        ...place,
        pointer: '/placeholder',
        message: msg('siteHasPlaceholders'),
        suggestion: msg('replacePlaceholders'),
      }
      return
    }
    if (isExample(site.firm.email))
      yield {
        ...place,
        pointer: '/firm/email',
        message: msg('exampleEmail', { email: site.firm.email }),
        suggestion: msg('writeRealOrPlaceholder'),
      }
    if (isExample(site.origin))
      yield {
        ...place,
        pointer: '/origin',
        message: msg('exampleOrigin', { origin: site.origin }),
        suggestion: msg('writeRealOrPlaceholder'),
      }
  },
}
