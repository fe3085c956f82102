import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'real values': [{ file: 'pages/_site.json', at: '/placeholder', value: false }],
  },
  rejects: {
    'a site that says so': {
      edits: [{ file: 'pages/_site.json', at: '/placeholder', value: true }],
      finds: [
        'pages/_site.json:74:18 warning placeholder «true» The site is marked as one with placeholders: what search engines read leaves out the firm\'s name, address, e-mail, telephone, logo and founders, the name of the site and the founder as the author of articles, and a deployment is refused unless it is a demo. → Write the real name, address and e-mail under "firm" and the real "origin", then remove "placeholder".',
      ],
    },
    'two examples': {
      edits: [
        { file: 'pages/_site.json', at: '/origin', value: 'https://www.spoke.example' },
        { file: 'pages/_site.json', at: '/firm/email', value: 'desk@example.com' },
      ],
      finds: [
        'pages/_site.json:4:13 warning placeholder «"https://www.spoke.example"» https://www.spoke.example is an example, not where the site will stand. → Write the real one, or mark the site with "placeholder": true.',
        'pages/_site.json:12:14 warning placeholder «"desk@example.com"» desk@example.com is an example, no address that anybody reads. → Write the real one, or mark the site with "placeholder": true.',
      ],
    },
  },
}
