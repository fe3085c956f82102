import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'the fact itself': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'A repair takes {{repair.time}}.',
      },
    ],
    'the same figure of something else': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'A delivery takes 2–3 working days.',
      },
    ],
    'another figure of the subject': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'A repair may take 3–4 working days in May.',
      },
    ],
    'the same number of other things': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'For a repair bring 45 minutes.',
      },
    ],
  },
  rejects: {
    'a range': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'A repair takes 2-3 working days.',
        },
      ],
      finds: [
        'pages/about.json:15:25 warning facts-repeated «2-3 working days» "2-3 working days" repeats the fact "repair.time". → Write {{repair.time}} instead, so that both change together.',
      ],
    },
    'an amount': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Every repair costs £45 and no more.',
        },
      ],
      finds: [
        'pages/about.json:15:29 warning facts-repeated «£45» "£45" repeats the fact "repair.fee". → Write {{repair.fee}} instead, so that both change together.',
      ],
    },
    'two in one text': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'A repair costs 45 pounds and takes 2 to 3 days.',
        },
      ],
      finds: [
        'pages/about.json:15:25 warning facts-repeated «45 pounds» "45 pounds" repeats the fact "repair.fee". → Write {{repair.fee}} instead, so that both change together.',
        'pages/about.json:15:45 warning facts-repeated «2 to 3 days» "2 to 3 days" repeats the fact "repair.time". → Write {{repair.time}} instead, so that both change together.',
      ],
    },
    'a figure whose subject the title names': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'cards',
            heading: 'Prices',
            items: [{ title: 'Repair', text: 'From £45.' }],
          },
        },
      ],
      finds: [
        'pages/about.json:24:25 warning facts-repeated «£45» "£45" repeats the fact "repair.fee". → Write {{repair.fee}} instead, so that both change together.',
      ],
    },
  },
}
