import type { RuleTable } from '../../types/rule.ts'

const paragraphs = [
  'Before any part is ordered for your bicycle we look at it together on the stand and you hear what it will cost.',
  'All bicycles that come in before ten in the morning are looked at on the same day by one of us.',
  'A wheel that was built here is trued once more after its first hundred miles, and nobody pays for that.',
]
const copy = {
  $schema: '../schema/page.schema.json',
  title: 'Bicycle repairs',
  description:
    'What we mend besides, what that costs and how long you go on foot meanwhile; from the bell to the bottom bracket.',
  blocks: [
    { type: 'hero', heading: 'Repairs' },
    { type: 'prose', heading: 'How', paragraphs },
  ],
}

export const table: RuleTable = {
  accepts: {
    'short sentences that are the same': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'You bring the bicycle in the morning.',
      },
      {
        file: 'pages/index.json',
        at: '/blocks/1/paragraphs/0',
        value: 'You bring the bicycle in the morning.',
      },
    ],
    'the same figures in other words': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value:
          'Between the first of March and the last day of May we ask for patience, since every bicycle wakes up at once.',
      },
      {
        file: 'pages/index.json',
        at: '/blocks/1/paragraphs/0',
        value:
          'Patience is needed in spring: from March until May the whole town remembers that it owns a bicycle.',
      },
    ],
  },
  rejects: {
    'a paragraph on two pages': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value:
            'Before any part is ordered for your bicycle we look at it together on the stand and you hear what it will cost.',
        },
        {
          file: 'pages/index.json',
          at: '/blocks/1/paragraphs/0',
          value:
            'Before any part is ordered for your bicycle we look at it together on the stand, so you know what it will cost.',
        },
      ],
      finds: [
        'pages/index.json:25:9 warning near-duplicates «"Before any part is ordered for your bicycle we look at it t…» paragraphOnOtherPage {"path":"pages/about.json","at":{"pointer":"/blocks/1/paragraphs/0"}} → sayOnce',
      ],
    },
    'a page that began as a copy, on the copy, whatever the files are called': {
      edits: [
        { file: 'pages/a-copy.json', value: copy },
        {
          file: 'pages/services/repair.json',
          at: '/blocks/-',
          value: { type: 'prose', heading: 'How', paragraphs },
        },
      ],
      finds: [
        'pages/a-copy.json:1:1 warning near-duplicates «{» withPlaces {"first":{"code":"copyOfDocument","data":{"original":"pages/services/repair.json"}},"file":"pages/a-copy.json","places":[{"file":"pages/a-copy.json","line":3},{"file":"pages/a-copy.json","line":14},{"file":"pages/a-copy.json","line":15},{"file":"pages/a-copy.json","line":16}]} → finishOrDropCopy',
      ],
    },
    'a copy that is still a draft': {
      edits: [
        { file: 'pages/a-copy.json', value: { ...copy, draft: true } },
        {
          file: 'pages/services/repair.json',
          at: '/blocks/-',
          value: { type: 'prose', heading: 'How', paragraphs },
        },
      ],
      finds: [
        'pages/a-copy.json:1:1 warning near-duplicates «{» withPlaces {"first":{"code":"copyOfDocument","data":{"original":"pages/services/repair.json"}},"file":"pages/a-copy.json","places":[{"file":"pages/a-copy.json","line":3},{"file":"pages/a-copy.json","line":14},{"file":"pages/a-copy.json","line":15},{"file":"pages/a-copy.json","line":16}]} → rewriteCopyBeforePublishing',
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
        'pages/about.json:16:9 warning near-duplicates «"All bicycles that come in before ten in the morning are loo…» paragraphRepeated {"at":{"pointer":"/blocks/1/paragraphs/0"}} → sayOnce',
        'pages/about.json:17:9 warning near-duplicates «"Bicycles that come in before ten in the morning are looked …» paragraphRepeated {"at":{"pointer":"/blocks/1/paragraphs/0"}} → sayOnce',
      ],
    },
  },
}
