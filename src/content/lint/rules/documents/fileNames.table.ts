import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'letters, digits and hyphens': [
      {
        file: 'pages/services/E-bikes-2.json',
        value: {
          $schema: '../schema/page.schema.json',
          title: 'E-bikes',
          description:
            'E-bikes: a page that the table needs, with a description that is long enough to be let through.',
          blocks: [{ type: 'hero', heading: 'E-bikes' }],
        },
      },
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'See [e-bikes](/services/E-bikes-2).',
      },
    ],
  },
  rejects: {
    'a space and an accent': {
      edits: [
        {
          file: 'pages/über uns.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'More about us',
            description:
              'More about us: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'More about us' }],
            draft: true,
          },
        },
      ],
      finds: [
        'pages/über uns.json:1:1 error file-names «{» A file name is an address, so it has only letters, digits and hyphens. → Rename it to pages/uber-uns.json.',
      ],
    },
    'an unknown name with an underscore': {
      edits: [{ file: 'pages/_menu.json', value: {} }],
      finds: [
        'pages/_menu.json:1:1 error file-names «{}» Nobody will see this file: a name that begins with "_" is no page, and "_menu" is none of _site.json, _facts.json, _404.json, _dialogs/, _checks/ and _assets/. → If it is a page, move it to pages/menu.json; one that is not to be published yet has "draft": true.',
      ],
    },
    'a dialog in a folder of its own': {
      edits: [
        {
          file: 'pages/_dialogs/spring/check.json',
          value: {
            $schema: '../../../schema/dialog.schema.json',
            title: 'Spring check',
            description: 'A check.',
            heading: 'Check',
            blocks: [],
          },
        },
      ],
      finds: [
        'pages/_dialogs/spring/check.json:1:1 error file-names «{» A dialog stands in pages/_dialogs itself; in a folder below it nobody finds it. → Move it to pages/_dialogs/check.json.',
      ],
    },
    'settings and a dialog under names of their own, told once': {
      edits: [
        { file: 'pages/_dialogs/booking.json' },
        { file: 'pages/_site.json' },
        { file: 'pages/_settings.json', value: { $schema: '../schema/site.schema.json' } },
        { file: 'pages/_order.json', value: { $schema: '../schema/dialog.schema.json' } },
      ],
      finds: [
        'pages/_order.json:1:1 error file-names «{» By its "$schema" this document is a dialog, but nobody finds it under this name. → Move it to pages/_dialogs/order.json.',
        'pages/_settings.json:1:1 error file-names «{» By its "$schema" this document is the site\'s settings, but nobody finds it under this name. → Move it to pages/_site.json.',
        'pages/index.json:13:21 error dialogs «"booking"» There is no dialog "booking". The same holds for 2 more places: pages/services/repair.json:7 and pages/services/repair.json:19. → The site has none yet: add pages/_dialogs/booking.json.',
      ],
    },
    'a name that no file of the built site can have': {
      edits: [
        {
          file: `pages/${'e'.repeat(248)}.json`,
          value: {
            $schema: '../schema/page.schema.json',
            title: 'More about us',
            description:
              'More about us: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'More about us' }],
            draft: true,
          },
        },
      ],
      finds: [
        `pages/${'e'.repeat(248)}.json:1:1 error file-names «{» The name is too long: the page would be a file whose name has 256 letters with its ending, and no disk takes that. → Rename it: a part of an address has at most 247 letters, and people remember three words.`,
      ],
    },
    'nothing of which an address can be made': {
      edits: [
        {
          file: 'pages/\u202e.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'More about us',
            description:
              'More about us: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'More about us' }],
            draft: true,
          },
        },
      ],
      finds: [
        'pages/\u202e.json:1:1 error file-names «{» A file name is an address, so it has only letters, digits and hyphens. There is a right-to-left override (U+202E) here, which nobody sees. → Rename it to what it is about, in such letters: pages/opening-hours.json.',
      ],
    },
    'names that Windows keeps for devices': {
      edits: [
        ...['pages/con.json', 'pages/Aux/more.json'].map((file) => ({
          file,
          value: {
            $schema: `${'../'.repeat(file.split('/').length - 1)}schema/page.schema.json`,
            title: `Of ${file.slice(6, 9)}`,
            description: `What ${file} holds: a page that the table needs, with a description that is long enough.`,
            blocks: [{ type: 'hero', heading: 'More' }],
            draft: true,
          },
        })),
        { file: 'pages/_assets/com1.small.jpg', asset: { bytes: 31000, width: 200, height: 133 } },
        { file: 'pages/_assets/console.jpg', asset: { bytes: 31000, width: 200, height: 133 } },
      ],
      finds: [
        'pages/Aux/more.json:1:1 error file-names «{» Windows keeps the name "Aux" for a device, so the site can’t be opened there. → Rename it, for example to pages/Aux-file/more.json.',
        'pages/_assets/com1.small.jpg:1:1 warning assets «» No document uses this file. → Remove it, or use it as "/assets/com1.small.jpg".',
        'pages/_assets/com1.small.jpg:1:1 error file-names «» Windows keeps the name "com1" for a device, so the site can’t be opened there. → Rename it, for example to /assets/com1-file.small.jpg.',
        'pages/_assets/console.jpg:1:1 warning assets «» No document uses this file. → Remove it, or use it as "/assets/console.jpg".',
        'pages/con.json:1:1 error file-names «{» Windows keeps the name "con" for a device, so the site can’t be opened there. → Rename it, for example to pages/con-file.json.',
      ],
    },
    'two at once': {
      edits: [
        {
          file: 'pages/a&b.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'A and B',
            description:
              'A and B: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'A and B' }],
            draft: true,
          },
        },
        { file: 'pages/_old/c.json', value: {} },
      ],
      finds: [
        'pages/_old/c.json:1:1 error file-names «{}» Nobody will see this file: a name that begins with "_" is no page, and "_old" is none of _site.json, _facts.json, _404.json, _dialogs/, _checks/ and _assets/. → If it is a page, move it to pages/c.json; one that is not to be published yet has "draft": true.',
        'pages/a&b.json:1:1 error file-names «{» A file name is an address, so it has only letters, digits and hyphens. → Rename it to pages/a-b.json.',
      ],
    },
  },
}
