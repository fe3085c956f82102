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
        'pages/about/index.json:1:1 error routes «{» sameAddress {"path":"pages/about.json","route":"/about"} → renameOrRemoveOne',
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
        'pages/about.json:1:1 error routes «{» addressDiffersInCase {"path":"pages/About.json","other":"/About","route":"/about"} → renameOrRemoveOne',
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
        'pages/_assets/Stand.jpg:1:1 warning assets «» assetUnused → removeOrUseAsset {"address":"/assets/Stand.jpg"}',
        'pages/_assets/stand.jpg:1:1 warning assets «» assetUnused → removeOrUseAsset {"address":"/assets/stand.jpg"}',
        'pages/_assets/stand.jpg:1:1 error routes «» fileDiffersInCase {"own":"stand.jpg","before":"Stand.jpg"} → renameOrRemoveOne',
        'pages/services/repair.json:1:1 error routes «{» folderDiffersInCase {"own":"services","before":"Services"} → joinFolders',
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
        'pages/assets/list.json:1:1 error routes «{» addressOfEngine {"route":"/assets/list"} → renameFile',
        'pages/enquire/me.json:1:1 error routes «{» addressOfEngine {"route":"/enquire/me"} → renameFile',
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
        'pages/_assets/b/stand.jpg:1:1 error routes «» folderOfEngine {"address":"/assets/b/stand.jpg"} → moveToOtherFolder',
      ],
    },
  },
}
