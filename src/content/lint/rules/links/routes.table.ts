import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'different addresses': [
      {
        file: 'pages/new.json',
        value: {
          $schema: '../schema/page.schema.json',
          title: 'New',
          description:
            'New: a page that the table needs, with a description that is long enough to be let through.',
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
            description:
              'Again: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'Again' }],
            draft: true,
          },
        },
      ],
      finds: [
        'pages/about/index.json:1:1 error routes «{» pages/about.json has the same address /about. → Rename or remove one of the two.',
      ],
    },
    'addresses that differ in case': {
      edits: [
        {
          file: 'pages/About.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'Again',
            description:
              'Again: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'Again' }],
            draft: true,
          },
        },
      ],
      finds: [
        'pages/about.json:1:1 error routes «{» pages/About.json has the address /About, which differs only in capital letters from /about. → Rename or remove one of the two.',
      ],
    },
    'assets and folders that differ in case, each once': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 31000, width: 200, height: 133 } },
        { file: 'pages/_assets/Stand.jpg', asset: { bytes: 31000, width: 200, height: 133 } },
        ...['pages/Services/repair.json', 'pages/Services/wheels.json'].map((file) => ({
          file,
          value: {
            $schema: '../../schema/page.schema.json',
            title: `Again, ${file.slice(15, 18)}`,
            description: `Again, in ${file}: a page that the table needs, with a description that is long enough.`,
            blocks: [{ type: 'hero', heading: 'Again' }],
            draft: true,
          },
        })),
      ],
      finds: [
        'pages/_assets/Stand.jpg:1:1 warning assets «» No document uses this file. → Remove it, or use it as "/assets/Stand.jpg".',
        'pages/_assets/stand.jpg:1:1 warning assets «» No document uses this file. → Remove it, or use it as "/assets/stand.jpg".',
        'pages/_assets/stand.jpg:1:1 error routes «» The file "stand.jpg" differs only in capital letters from "Stand.jpg": Windows and macOS can’t keep both. → Rename or remove one of the two.',
        'pages/services/repair.json:1:1 error routes «{» The folder "services" differs only in capital letters from "Services": Windows and macOS can’t keep both. → Move its files into one of the two.',
      ],
    },
    'two addresses of the engine': {
      edits: [
        {
          file: 'pages/enquire/me.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'Me',
            description:
              'Me: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'Me' }],
            draft: true,
          },
        },
        {
          file: 'pages/assets/list.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'List',
            description:
              'List: a page that the table needs, with a description that is long enough to be let through.',
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
    'a picture in a folder of the engine': {
      edits: [
        { file: 'pages/_assets/b/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/0/picture',
          value: { src: '/assets/b/stand.jpg', alt: 'Ada truing a wheel' },
        },
      ],
      finds: [
        'pages/_assets/b/stand.jpg:1:1 error routes «» The address /assets/b/stand.jpg belongs to the engine, which writes files of its own there. → Move the file to a folder of another name.',
      ],
    },
  },
}
