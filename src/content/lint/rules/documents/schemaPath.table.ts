import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a schema on another server': [
      {
        file: 'pages/about.json',
        at: '/$schema',
        value: 'https://broadsheet.example/schema/page.schema.json',
      },
    ],
    'a schema beside the document': [
      { file: 'pages/_site.json', at: '/$schema', value: 'schema/site.schema.json' },
    ],
  },
  rejects: {
    'a page that names the schema of a dialog': {
      edits: [{ file: 'pages/about.json', at: '/$schema', value: '../schema/dialog.schema.json' }],
      finds: [
        'pages/about.json:2:14 error schema-path «"../schema/dialog.schema.json"» schemaOfOtherKind {"kind":"page"} → writeSchema {"schema":"../schema/page.schema.json"}',
      ],
    },
    'a page among the dialogs': {
      edits: [
        {
          file: 'pages/_dialogs/prices.json',
          value: {
            $schema: '../../schema/page.schema.json',
            title: 'Prices',
            description:
              'What repairs cost at our workshop, with and without parts, and what we tell you before we begin.',
            kind: 'service',
            parent: '/services/repair',
            blocks: [{ type: 'hero', heading: 'Prices' }],
          },
        },
        { file: 'pages/index.json', at: '/blocks/0/actions/1/href', value: '/enquire/prices' },
        { file: 'pages/_site.json', at: '/navigation/2' },
      ],
      finds: [
        'pages/_dialogs/prices.json:2:14 error schema-path «"../../schema/page.schema.json"» documentAmongOthers {"kind":"page","folder":"dialog"} → moveFileTo {"place":"pages/prices.json"}',
      ],
    },
    'settings among the pages, under a name that is no address, told once': {
      edits: [
        { file: 'pages/_site.json' },
        {
          file: 'pages/our site.json',
          value: {
            $schema: '../schema/site.schema.json',
            origin: 'https://www.spoke.shop',
            language: 'en-GB',
            locale: 'en-GB',
            currency: 'GBP',
            timeZone: 'Europe/London',
            navigation: [],
            actions: [],
            footer: { groups: [] },
          },
        },
      ],
      finds: [
        'pages/our site.json:2:14 error schema-path «"../schema/site.schema.json"» documentAmongOthers {"kind":"site","folder":"page"} → moveFileTo {"place":"pages/_site.json"}',
      ],
    },
    'a dialog among the pages': {
      edits: [
        {
          file: 'pages/check.json',
          value: {
            $schema: '../schema/dialog.schema.json',
            title: 'Yearly check',
            description:
              'Tell us which bicycle it is and when you can bring it; we write back on the same day with a time.',
            heading: 'Yearly check',
            intro: 'Which bicycle is it?',
            blocks: [{ type: 'prose', paragraphs: ['A check takes an hour.'] }],
          },
        },
      ],
      finds: [
        'pages/check.json:2:14 error schema-path «"../schema/dialog.schema.json"» documentAmongOthers {"kind":"dialog","folder":"page"} → moveFileTo {"place":"pages/_dialogs/check.json"}',
      ],
    },
    'a path that leads to no schema, and settings that name the schema of facts': {
      edits: [
        { file: 'pages/services/repair.json', at: '/$schema', value: '../schemas/page.json' },
        { file: 'pages/_site.json', at: '/$schema', value: '../schema/facts.schema.json' },
      ],
      finds: [
        'pages/_site.json:2:14 error schema-path «"../schema/facts.schema.json"» schemaOfOtherKind {"kind":"site"} → writeSchema {"schema":"../schema/site.schema.json"}',
        'pages/services/repair.json:2:14 warning schema-path «"../schemas/page.json"» schemaUnknown {"path":"../schemas/page.json"} → writeSchema {"schema":"../../schema/page.schema.json"}',
      ],
    },
  },
}
