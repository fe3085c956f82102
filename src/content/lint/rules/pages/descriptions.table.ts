import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'one whose figures are written out': [
      {
        file: 'pages/about.json',
        at: '/description',
        value:
          'Repairs take {{repair.time}} at our workshop, and cost what we said before we began. {{firm.name}}.',
      },
    ],
  },
  rejects: {
    'a short one': {
      edits: [{ file: 'pages/about.json', at: '/description', value: 'About us.' }],
      finds: [
        'pages/about.json:4:18 warning descriptions «"About us."» descriptionTooShort {"length":9,"shortest":70} → lengthenDescription {"shortest":70,"length":9}',
      ],
    },
    'a long one': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/description',
          value:
            'Ada Spoke has mended bicycles since she could hold a spanner, and the workshop on Mill Lane, which she opened with one stand and a box of tubes, is now run by two generations.',
        },
      ],
      finds: [
        'pages/about.json:4:18 warning descriptions «"Ada Spoke has mended bicycles since she could hold a spanne…» descriptionTooLong {"length":175,"longest":160} → shortenByAbout {"count":27}',
      ],
    },
    'one of wide letters': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/description',
          value:
            'WHAT WE REPAIR, WHAT IT COSTS AND WHEN YOU HAVE YOUR BICYCLE BACK; BRAKES, GEARS, WHEELS AND EVERYTHING BETWEEN THEM!',
        },
      ],
      finds: [
        'pages/about.json:4:18 warning descriptions «"WHAT WE REPAIR, WHAT IT COSTS AND WHEN YOU HAVE YOUR BICYCL…» descriptionTooWide {"width":984.844,"widest":960} → shortenAbout {"tooWide":3}',
      ],
    },
    'the same twice': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/description',
          value:
            'What we repair, what it costs and when you have your bicycle back; brakes, gears, wheels and everything between them.',
        },
      ],
      finds: [
        'pages/services/repair.json:4:18 warning descriptions «"What we repair, what it costs and when you have your bicycl…» descriptionTwice {"other":"pages/about.json"} → sayWhatPageOffers',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/about.json', at: '/description', value: 'About us.' },
        { file: 'pages/index.json', at: '/description', value: 'About us.' },
      ],
      finds: [
        'pages/about.json:4:18 warning descriptions «"About us."» descriptionTooShort {"length":9,"shortest":70} → lengthenDescription {"shortest":70,"length":9}',
        'pages/index.json:4:18 warning descriptions «"About us."» descriptionTooShort {"length":9,"shortest":70} → lengthenDescription {"shortest":70,"length":9}',
        'pages/index.json:4:18 warning descriptions «"About us."» descriptionTwice {"other":"pages/about.json"} → sayWhatPageOffers',
      ],
    },
  },
}
