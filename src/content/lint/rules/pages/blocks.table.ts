import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a table with all cells': [
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: {
          type: 'table',
          caption: 'Hours',
          columns: [{ heading: 'Day' }, { heading: 'Opens' }],
          rows: [['Monday', '9:00']],
        },
      },
    ],
    'a sum that adds up': [
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: {
          type: 'workedExample',
          title: 'A repair',
          lines: [
            { label: 'Work', quantity: 1.5, unit: 'hours', rate: 40, amount: 60 },
            { label: 'Less', amount: -10.5 },
          ],
          result: { label: 'To pay', amount: 49.5 },
        },
      },
    ],
  },
  rejects: {
    'a picture at the head of a page without words': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310_000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/0/picture',
          value: { src: '/assets/stand.jpg', alt: ' ' },
        },
      ],
      finds: [
        'pages/about.json:12:16 warning blocks «" "» heroPictureWithoutWords → sayWhatHeroPictureShows',
      ],
    },
    'a second table of contents': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/-', value: { type: 'contents' } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'contents', heading: 'Again' },
        },
      ],
      finds: [
        'pages/about.json:21:5 error blocks «{» blockOnlyOnce {"type":"contents"} → removeThisOne',
      ],
    },
    'a row with a cell too few': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'table',
            caption: 'Hours',
            columns: [{ heading: 'Day' }, { heading: 'Opens' }, { heading: 'Closes' }],
            rows: [
              ['Monday', '9:00', '17:00'],
              ['Tuesday', '9:00'],
            ],
          },
        },
      ],
      finds: [
        'pages/about.json:38:9 error blocks «[» cellsMissing {"row":"Tuesday","cells":2,"columns":3,"missing":["Closes"]} → addCells',
      ],
    },
    'a column without cells in any row, which is one mistake': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'table',
            caption: 'Hours',
            columns: [{ heading: 'Day' }, { heading: 'Opens' }, { heading: 'Closes' }],
            rows: [
              ['Monday', '9:00'],
              ['Tuesday', '9:00'],
              ['Friday', '9:00'],
            ],
          },
        },
      ],
      finds: [
        'pages/about.json:21:18 error blocks «[» allRowsDiffer {"columns":3,"rows":3,"cells":2} → removeColumnOrAddCells',
      ],
    },
    'a row with a cell too many': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'table',
            caption: 'Hours',
            columns: [{ heading: 'Day' }, { heading: 'Opens' }],
            groups: [{ title: 'Winter', rows: [['Monday', '9:00', '17:00']] }],
          },
        },
      ],
      finds: [
        'pages/about.json:36:15 error blocks «"17:00"» cellsTooMany {"row":"Monday","cells":3,"columns":2} → removeCellOrAddColumn',
      ],
    },
    'a table without rows': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'table',
            caption: 'Hours',
            columns: [{ heading: 'Day' }, { heading: 'Opens' }],
          },
        },
      ],
      finds: ['pages/about.json:18:5 error blocks «{» tableEmpty → addRowsOrGroups'],
    },
    'a comparison without a value': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'comparison',
            caption: 'Brakes',
            options: [{ name: 'Rim' }, { name: 'Disc' }, { name: 'Drum' }],
            rows: [{ criterion: 'Weight', values: ['low'] }],
          },
        },
      ],
      finds: [
        'pages/about.json:35:21 error blocks «[» valuesMissing {"criterion":"Weight","values":1,"options":3,"missing":["Disc","Drum"]} → addValues',
      ],
    },
    'a product that is wrong': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'workedExample',
            title: 'A repair',
            lines: [{ label: 'Work', quantity: 2, rate: 40, amount: 90 }],
            result: { label: 'To pay', amount: 90 },
          },
        },
      ],
      finds: [
        'pages/about.json:26:21 error blocks «90» productDiffers {"quantity":"2","rate":"40","product":"80","amount":"90"} → correctLine',
      ],
    },
    'a sum that is wrong': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'workedExample',
            title: 'A repair',
            lines: [
              { label: 'Work', amount: 60 },
              { label: 'Parts', amount: 12.4 },
            ],
            result: { label: 'To pay', amount: 72 },
          },
        },
      ],
      finds: [
        'pages/about.json:33:19 error blocks «72» sumDiffers {"sum":"72.4","result":"72"} → writeSum {"sum":"72.4"}',
      ],
    },
    'a checklist without points': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'checklist', kind: 'documents', heading: 'What to bring' },
        },
      ],
      finds: ['pages/about.json:18:5 error blocks «{» checklistEmpty → addItemsOrGroups'],
    },
    'two packages that stand out': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'packages',
            heading: 'Plans',
            items: [
              { name: 'Year', highlighted: true, features: ['One check'] },
              { name: 'Life', highlighted: true, features: ['All checks'] },
            ],
          },
        },
      ],
      finds: [
        'pages/about.json:31:26 warning blocks «true» twoPackagesHighlighted → leaveOneHighlighted',
      ],
    },
    'a month that stands twice': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'calendar',
            heading: 'The year',
            items: [
              { month: 'may', entries: [{ title: 'Check' }] },
              { month: 'may', entries: [{ title: 'Tyres' }] },
            ],
          },
        },
      ],
      finds: [
        'pages/about.json:31:20 error blocks «"may"» monthTwice {"month":"may"} → joinMonths',
      ],
    },
    'a picture that says nothing': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: '' } },
        },
      ],
      finds: ['pages/about.json:22:16 error blocks «""» pictureWithoutWords → sayWhatPictureShows'],
    },
    'one of two pictures that says nothing': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'picturePair',
            items: [
              { src: '/assets/stand.jpg', alt: 'Before' },
              { src: '/assets/stand.jpg', alt: ' ' },
            ],
          },
        },
      ],
      finds: [
        'pages/about.json:27:18 error blocks «" "» pictureWithoutWords → sayWhatPictureShows',
      ],
    },
    'a newsletter that stores nothing': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'newsletter',
            heading: 'News',
            emailLabel: 'Email',
            button: 'Subscribe',
            success: 'Done',
          },
        },
      ],
      finds: [
        'pages/about.json:18:5 warning blocks «{» newsletterStoresNothing → nameNewsletterForm',
      ],
    },
  },
}
