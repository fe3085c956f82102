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
        'pages/über uns.json:1:1 error file-names «{» strangeName {} → renameTo {"name":"pages/uber-uns"}',
      ],
    },
    'an unknown name with an underscore': {
      edits: [{ file: 'pages/_menu.json', value: {} }],
      finds: [
        'pages/_menu.json:1:1 error file-names «{}» hiddenName {"hidden":"_menu"} → moveIfPage {"plain":"menu"}',
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
        'pages/_dialogs/spring/check.json:1:1 error file-names «{» dialogInFolder → moveToDialogs {"last":"check"}',
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
        'pages/_order.json:1:1 error file-names «{» documentUnderWrongName {"kind":"dialog"} → moveTo {"place":"pages/_dialogs/order.json"}',
        'pages/_settings.json:1:1 error file-names «{» documentUnderWrongName {"kind":"site"} → moveTo {"place":"pages/_site.json"}',
        'pages/index.json:13:21 error dialogs «"booking"» noDialog {"written":"booking"} also pages/services/repair.json:7, pages/services/repair.json:19 → addFirstDialog {"file":"pages/_dialogs/booking.json"}',
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
        'pages/‮.json:1:1 error file-names «{» strangeName {"sign":{"sign":"‮","seen":"","isHere":true}} → renameAfterSubject',
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
        'pages/Aux/more.json:1:1 error file-names «{» nameOfDevice {"word":"Aux"} → renameSuchAs {"free":"pages/Aux-file/more.json"}',
        'pages/_assets/com1.small.jpg:1:1 warning assets «» assetUnused → removeOrUseAsset {"address":"/assets/com1.small.jpg"}',
        'pages/_assets/com1.small.jpg:1:1 error file-names «» nameOfDevice {"word":"com1"} → renameSuchAs {"free":"/assets/com1-file.small.jpg"}',
        'pages/_assets/console.jpg:1:1 warning assets «» assetUnused → removeOrUseAsset {"address":"/assets/console.jpg"}',
        'pages/con.json:1:1 error file-names «{» nameOfDevice {"word":"con"} → renameSuchAs {"free":"pages/con-file.json"}',
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
        'pages/_old/c.json:1:1 error file-names «{}» hiddenName {"hidden":"_old"} → moveIfPage {"plain":"c"}',
        'pages/a&b.json:1:1 error file-names «{» strangeName {} → renameTo {"name":"pages/a-b"}',
      ],
    },
  },
}
