import type { RuleTable } from '../rule.ts'

const version = (value: unknown) => [{ file: 'pages/_site.json', at: '/schemaVersion', value }]

export const table: RuleTable = {
  accepts: {
    'the version of today': version(1),
  },
  rejects: {
    'a later version than the engine knows, of which nothing else is told': {
      edits: [...version(99), { file: 'pages/about.json', at: '/blocks/0/type', value: 'shore' }],
      finds: [
        'pages/_site.json:73:20 error schema-version «99» The site is written for schema 99; this engine knows schema 1 and none after it. → Use the engine that the site was written with, or a newer one.',
      ],
    },
  },
}
