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
        'pages/about.json:12:16 warning blocks «" "» ownRule {"words":"The picture at the head of the page has no words for people who cannot see it."} → ownRule {"words":"Say in \\"alt\\" what it shows; a picture that shows nothing worth saying can be left out."}',
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
        'pages/about.json:38:9 error blocks «[» ownRule {"words":"The row \\"Tuesday\\" has 2 cells, the table 3 columns: the cell for \\"Closes\\" is missing."} → ownRule {"words":"Add what is missing, in the order of the columns; \\"–\\" where there is nothing to say."}',
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
        'pages/about.json:21:18 error blocks «[» ownRule {"words":"The table has 3 columns, but each of its 3 rows has 2 cells."} → ownRule {"words":"Take out the column that was added, or add its cell to each row; \\"–\\" where there is nothing to say."}',
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
        'pages/about.json:36:15 error blocks «"17:00"» ownRule {"words":"The row \\"Monday\\" has 3 cells, the table 2 columns: this cell stands under no heading."} → ownRule {"words":"Remove a cell, or add a column."}',
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
      finds: [
        'pages/about.json:18:5 error blocks «{» ownRule {"words":"The table has no rows."} → ownRule {"words":"Add \\"rows\\", or \\"groups\\" with rows of their own."}',
      ],
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
        'pages/about.json:35:21 error blocks «[» ownRule {"words":"\\"Weight\\" has 1 value for 3 options: \\"Disc\\" and \\"Drum\\" have none."} → ownRule {"words":"Add what is missing, in the order of the options."}',
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
        'pages/about.json:26:21 error blocks «90» ownRule {"words":"2 times 40 is 80, not 90."} → ownRule {"words":"Correct the amount, the quantity or the rate."}',
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
        'pages/about.json:33:19 error blocks «72» ownRule {"words":"The lines add up to 72.4, not 72."} → ownRule {"words":"Write 72.4, or correct a line."}',
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
      finds: [
        'pages/about.json:18:5 error blocks «{» ownRule {"words":"The checklist has no points."} → ownRule {"words":"Add \\"items\\", or \\"groups\\" with items of their own."}',
      ],
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
        'pages/about.json:31:26 warning blocks «true» ownRule {"words":"Two packages are highlighted, so that none stands out."} → ownRule {"words":"Leave one."}',
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
        'pages/about.json:31:20 error blocks «"may"» ownRule {"words":"The month \\"may\\" stands twice."} → ownRule {"words":"Put all its entries into one."}',
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
      finds: [
        'pages/about.json:22:16 error blocks «""» ownRule {"words":"The picture has no alternative text, and the block says nothing without it."} → ownRule {"words":"Say in a sentence what the picture shows."}',
      ],
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
        'pages/about.json:27:18 error blocks «" "» ownRule {"words":"The picture has no alternative text, and the block says nothing without it."} → ownRule {"words":"Say in a sentence what the picture shows."}',
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
        'pages/about.json:18:5 warning blocks «{» ownRule {"words":"The newsletter stores nothing: addresses that visitors leave are lost."} → ownRule {"words":"Name a form under \\"newsletter\\" in pages/_site.json, or remove the block."}',
      ],
    },
  },
}
