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
        message:
          "The site is marked as one with placeholders: what search engines read leaves out the firm's name, address, e-mail, telephone, logo and founders, the name of the site and the founder as the author of articles, and a deployment is refused unless it is a demo.",
        suggestion:
          'Write the real name, address and e-mail under "firm" and the real "origin", then remove "placeholder".',
      }
      return
    }
    if (isExample(site.firm.email))
      yield {
        ...place,
        pointer: '/firm/email',
        message: `${site.firm.email} is an example, no address that anybody reads.`,
        suggestion: 'Write the real one, or mark the site with "placeholder": true.',
      }
    if (isExample(site.origin))
      yield {
        ...place,
        pointer: '/origin',
        message: `${site.origin} is an example, not where the site will stand.`,
        suggestion: 'Write the real one, or mark the site with "placeholder": true.',
      }
  },
}
