import type { RuleTable } from '../rule.ts'

export const table: RuleTable = {
  accepts: {
    'a schema on another server': [{ file: 'pages/about.json', at: '/$schema', value: 'https://broadsheet.example/schema/page.schema.json' }],
    'a schema beside the document': [{ file: 'pages/_site.json', at: '/$schema', value: 'schema/site.schema.json' }],
  },
  rejects: {
    'a page that names the schema of a dialog': {
      edits: [{ file: 'pages/about.json', at: '/$schema', value: '../schema/dialog.schema.json' }],
      finds: [
        'pages/about.json:2:14 error schema-path «"../schema/dialog.schema.json"» This document is a page, but "$schema" names the schema of something else. → Write "../schema/page.schema.json".',
      ],
    },
    'a path that leads to no schema, and settings that name the schema of facts': {
      edits: [
        { file: 'pages/services/repair.json', at: '/$schema', value: '../schemas/page.json' },
        { file: 'pages/_site.json', at: '/$schema', value: '../schema/facts.schema.json' },
      ],
      finds: [
        'pages/_site.json:2:14 error schema-path «"../schema/facts.schema.json"» This document is the site\'s settings, but "$schema" names the schema of something else. → Write "../schema/site.schema.json".',
        'pages/services/repair.json:2:14 warning schema-path «"../schemas/page.json"» "../schemas/page.json" is no schema of ours: editors will not help with this document. → Write "../../schema/page.schema.json".',
      ],
    },
  },
}
