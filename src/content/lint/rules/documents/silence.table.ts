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
        'pages/about.json:21:15 error silence «"titel"» There is no lint rule "titel". → Did you mean "titles"?',
      ],
    },
    'a silence that nothing needs': {
      edits: [
        { file: 'pages/about.json', at: '/silence', value: [{ rule: 'titles', reason: 'So.' }] },
      ],
      finds: [
        'pages/about.json:20:5 warning silence «{» The silence of "titles" is no longer needed: nothing is found there. → Remove it.',
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
        'pages/_facts.json:26:5 warning silence «{» The silence of "facts-review" is no longer needed: nothing is found there. → Remove it.',
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
        'pages/about.json:3:12 warning titles «"A title that is much longer than any search result would sh…» The title has 72 characters; search results cut it after 60. → Say it shorter; the firm\'s name is added by itself.',
        'pages/about.json:20:5 warning silence «{» The silence of "titles" is no longer needed: nothing is found there. → Remove it.',
      ],
    },
    'a rule that cannot be silenced': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[Dead](/dead)' },
        { file: 'pages/about.json', at: '/silence', value: [{ rule: 'links', reason: 'So.' }] },
      ],
      finds: [
        'pages/about.json:15:17 error links «/dead» There is no page /dead. → Add pages/dead.json, or link to a page that is there.',
        'pages/about.json:21:15 error silence «"links"» The rule "links" cannot be silenced: everything else relies on it. → Remove the silence and mend what the rule reports.',
      ],
    },
  },
}
