import type { RuleTable } from '../../types/rule.ts'

const file = 'pages/_site.json'
const old =
  'The site is written for schema 1; the engine knows schema 3, and reads the site as if it were written for that.'
const mend = 'Run "npm run upgrade", which writes the names of today; until then nothing is lost.'

export const table: RuleTable = {
  accepts: {
    'the version of today': [{ file, at: '/schemaVersion', value: 3 }],
  },
  rejects: {
    'an earlier version': {
      edits: [{ file, at: '/schemaVersion', value: 1 }],
      finds: [`pages/_site.json:3:20 note schema-version «1» ${old} → ${mend}`],
    },
    'a site of before there were versions': {
      edits: [{ file, at: '/schemaVersion' }],
      finds: [`pages/_site.json:1:1 note schema-version «{» ${old} → ${mend}`],
    },
    'a later version than the engine knows, of which nothing else is told': {
      edits: [
        { file, at: '/schemaVersion', value: 99 },
        { file: 'pages/about.json', at: '/blocks/0/type', value: 'shore' },
      ],
      finds: [
        'pages/_site.json:3:20 error schema-version «99» newerSchemaVersion {"writtenFor":99,"version":3} → useNewerEngine',
      ],
    },
  },
}
