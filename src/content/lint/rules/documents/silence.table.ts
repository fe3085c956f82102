import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a silence that is needed': [
      {
        file: 'pages/about.json',
        at: '/title',
        value: 'A title that is much longer than any search result would show to anybody',
      },
      {
        file: 'pages/about.json',
        at: '/silence',
        value: [{ rule: 'titles', reason: 'The name of the law.', pointer: '/title' }],
      },
    ],
    'silences in the settings and in the facts': [
      { file: 'pages/_site.json', at: '/forms/old', value: { id: 'old' } },
      {
        file: 'pages/_site.json',
        at: '/silence',
        value: [{ rule: 'unused', reason: 'Comes back in spring.', pointer: '/forms/old' }],
      },
      { file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2026-01-01' },
      {
        file: 'pages/_facts.json',
        at: '/silence',
        value: [{ rule: 'facts-review', reason: 'The price list is late.' }],
      },
    ],
  },
  rejects: {
    'a rule that there is not': {
      edits: [
        { file: 'pages/about.json', at: '/silence', value: [{ rule: 'titel', reason: 'So.' }] },
      ],
      finds: [
        'pages/about.json:21:15 error silence «"titel"» noSuchRule {"rule":"titel"} → didYouMean {"meant":"titles"}',
      ],
    },
    'a silence that nothing needs': {
      edits: [
        { file: 'pages/about.json', at: '/silence', value: [{ rule: 'titles', reason: 'So.' }] },
      ],
      finds: [
        'pages/about.json:20:5 warning silence «{» silenceNotNeeded {"name":"titles"} → remove',
      ],
    },
    'a silence of the facts that nothing needs': {
      edits: [
        {
          file: 'pages/_facts.json',
          at: '/silence',
          value: [{ rule: 'facts-review', reason: 'So.' }],
        },
      ],
      finds: [
        'pages/_facts.json:26:5 warning silence «{» silenceNotNeeded {"name":"facts-review"} → remove',
      ],
    },
    'a silence of another place': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/title',
          value: 'A title that is much longer than any search result would show to anybody',
        },
        {
          file: 'pages/about.json',
          at: '/silence',
          value: [{ rule: 'titles', reason: 'So.', pointer: '/blocks' }],
        },
      ],
      finds: [
        'pages/about.json:3:12 warning titles «"A title that is much longer than any search result would sh…» titleTooLong {"length":72,"longest":60} → shortenTitle',
        'pages/about.json:20:5 warning silence «{» silenceNotNeeded {"name":"titles"} → remove',
      ],
    },
    'a rule that cannot be silenced': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[Dead](/dead)' },
        { file: 'pages/about.json', at: '/silence', value: [{ rule: 'links', reason: 'So.' }] },
      ],
      finds: [
        'pages/about.json:15:17 error links «/dead» noPage {"path":"/dead"} → addPageOrLinkElsewhere {"path":"/dead"}',
        'pages/about.json:21:15 error silence «"links"» ruleAlwaysOn {"name":"links"} → removeSilenceAndFix',
      ],
    },
  },
}
