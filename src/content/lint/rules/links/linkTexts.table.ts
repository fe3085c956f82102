import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a link that names the page': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'Read [what a repair costs](/services/repair).',
      },
    ],
    'a button that says about what': [
      {
        file: 'pages/index.json',
        at: '/blocks/0/actions/1',
        value: { label: 'Learn More', href: '/services/repair', about: 'repairs' },
      },
    ],
  },
  rejects: {
    '"here"': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'For prices click [here](/services/repair).',
        },
      ],
      finds: [
        'pages/about.json:15:34 warning link-texts «/services/repair» linkTextVague {"label":"here"} → linkWordsOfPage',
      ],
    },
    'a button "Learn More"': {
      edits: [
        {
          file: 'pages/index.json',
          at: '/blocks/0/actions/1',
          value: { label: 'Learn More', href: '/services/repair' },
        },
      ],
      finds: [
        'pages/index.json:16:20 warning link-texts «"Learn More"» buttonVague {"label":"Learn More"} → addAbout',
      ],
    },
    'two in one text': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'See [this page](/services/repair) or [read more…](/).',
        },
      ],
      finds: [
        'pages/about.json:15:26 warning link-texts «/services/repair» linkTextVague {"label":"this page"} → linkWordsOfPage',
        'pages/about.json:15:60 warning link-texts «/» linkTextVague {"label":"read more…"} → linkWordsOfPage',
      ],
    },
  },
}
