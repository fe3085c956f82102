import type { RuleTable } from '../rule.ts'

export const table: RuleTable = {
  accepts: {
    'different addresses': [
      {
        file: 'pages/new.json',
        value: {
          $schema: '../schema/page.schema.json',
          title: 'New',
          description: 'New: a page that the table needs, with a description that is long enough to be let through.',
          blocks: [{ type: 'hero', heading: 'New' }],
          draft: true,
        },
      },
    ],
  },
  rejects: {
    'the same address twice': {
      edits: [
        {
          file: 'pages/about/index.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'Again',
            description: 'Again: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'Again' }],
            draft: true,
          },
        },
      ],
      finds: ['pages/about/index.json:1:1 error routes «{» pages/about.json has the same address /about. → Rename or remove one of the two.'],
    },
    'addresses that differ in case': {
      edits: [
        {
          file: 'pages/About.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'Again',
            description: 'Again: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'Again' }],
            draft: true,
          },
        },
      ],
      finds: [
        'pages/about.json:1:1 error routes «{» pages/About.json has the address /About, which differs only in capital letters from /about. → Rename or remove one of the two.',
      ],
    },
    'two addresses of the engine': {
      edits: [
        {
          file: 'pages/enquire/me.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'Me',
            description: 'Me: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'Me' }],
            draft: true,
          },
        },
        {
          file: 'pages/assets/list.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'List',
            description: 'List: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'List' }],
            draft: true,
          },
        },
      ],
      finds: [
        'pages/assets/list.json:1:1 error routes «{» The address /assets/list belongs to the engine. → Give the file another name.',
        'pages/enquire/me.json:1:1 error routes «{» The address /enquire/me belongs to the engine. → Give the file another name.',
      ],
    },
  },
}
