import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a part of a section': [
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: { type: 'prose', level: 3, heading: 'The dog', paragraphs: ['He is old.'] },
      },
    ],
    'cards without a heading of their own': [
      { file: 'pages/services/repair.json', at: '/blocks/1/heading' },
    ],
  },
  rejects: {
    'no main heading': {
      edits: [{ file: 'pages/about.json', at: '/blocks/0' }],
      finds: ['pages/about.json:5:3 error headings «"blocks"» noMainHeading → beginWithHero'],
    },
    'a second main heading': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/-', value: { type: 'hero', heading: 'More' } },
      ],
      finds: ['pages/about.json:20:18 error headings «"More"» secondMainHeading → onlyOneHero'],
    },
    'a part without its section': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/level', value: 3 }],
      finds: [
        'pages/about.json:13:18 error headings «"Who we are"» headingLevelSkipped {"level":3,"before":1} → makeHeadingLevel {"before":1}',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/0' },
        {
          file: 'pages/services/repair.json',
          at: '/blocks/-',
          value: { type: 'hero', heading: 'More' },
        },
      ],
      finds: [
        'pages/about.json:5:3 error headings «"blocks"» noMainHeading → beginWithHero',
        'pages/services/repair.json:39:18 error headings «"More"» secondMainHeading → onlyOneHero',
      ],
    },
    'a main heading further down': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks',
          value: [
            { type: 'prose', heading: 'Before', paragraphs: ['It comes first.'] },
            { type: 'hero', heading: 'Too late' },
          ],
        },
      ],
      finds: [
        'pages/about.json:15:18 error headings «"Too late"» mainHeadingNotFirst → moveHeroFirst',
      ],
    },
  },
}
