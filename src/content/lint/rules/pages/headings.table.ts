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
      finds: [
        'pages/about.json:5:3 error headings «"blocks"» The page has no main heading. → Begin it with a hero block.',
      ],
    },
    'a second main heading': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/-', value: { type: 'hero', heading: 'More' } },
      ],
      finds: [
        'pages/about.json:20:18 error headings «"More"» The page has a second main heading. → A page has one hero block, as its first block.',
      ],
    },
    'a part without its section': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/level', value: 3 }],
      finds: [
        'pages/about.json:13:18 error headings «"Who we are"» This heading of level 3 follows one of level 1. → Make it level 2, or give the part above it a heading.',
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
        'pages/about.json:5:3 error headings «"blocks"» The page has no main heading. → Begin it with a hero block.',
        'pages/services/repair.json:39:18 error headings «"More"» The page has a second main heading. → A page has one hero block, as its first block.',
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
        'pages/about.json:15:18 error headings «"Too late"» The main heading does not stand first. → Move the hero block to the beginning.',
      ],
    },
  },
}
