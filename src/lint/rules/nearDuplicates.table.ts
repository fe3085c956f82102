import type { RuleTable } from '../rule.ts'

export const table: RuleTable = {
  accepts: {
    'short sentences that are the same': [
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'You bring the bicycle in the morning.' },
      { file: 'pages/index.json', at: '/blocks/1/paragraphs/0', value: 'You bring the bicycle in the morning.' },
    ],
    'the same figures in other words': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'Between the first of March and the last day of May we ask for patience, since every bicycle wakes up at once.',
      },
      {
        file: 'pages/index.json',
        at: '/blocks/1/paragraphs/0',
        value: 'Patience is needed in spring: from March until May the whole town remembers that it owns a bicycle.',
      },
    ],
  },
  rejects: {
    'a paragraph on two pages': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Before any part is ordered for your bicycle we look at it together on the stand and you hear what it will cost.',
        },
        {
          file: 'pages/index.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Before any part is ordered for your bicycle we look at it together on the stand, so you know what it will cost.',
        },
      ],
      finds: [
        'pages/index.json:25:9 warning near-duplicates «"Before any part is ordered for your bicycle we look at it t…» This paragraph is nearly the same as one in pages/about.json, at /blocks/1/paragraphs/0. → Say what is particular here, or say it in one place and link to it.',
      ],
    },
    'two on one page': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs',
          value: [
            'All bicycles that come in before ten in the morning are looked at on the same day by one of us.',
            'All bicycles that come in before ten in the morning are looked at on the same day by Ada herself.',
            'Bicycles that come in before ten in the morning are looked at on the same day by one of us.',
          ],
        },
      ],
      finds: [
        'pages/about.json:16:9 warning near-duplicates «"All bicycles that come in before ten in the morning are loo…» This paragraph is nearly the same as one at /blocks/1/paragraphs/0 on the same page. → Say what is particular here, or say it in one place and link to it.',
        'pages/about.json:17:9 warning near-duplicates «"Bicycles that come in before ten in the morning are looked …» This paragraph is nearly the same as one at /blocks/1/paragraphs/0 on the same page. → Say what is particular here, or say it in one place and link to it.',
      ],
    },
  },
}
