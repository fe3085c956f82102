import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a site with its document': [],
  },
  rejects: {
    'a site without its document': {
      edits: [{ file: 'pages/_site.json' }],
      finds: ['pages/_site.json:1:1 error files «» noSiteDocument → startSite'],
    },
  },
}
