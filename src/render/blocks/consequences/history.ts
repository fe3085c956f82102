import type { History } from '../../../core/document/history.ts'

export const history: History = [
  {
    version: 2,
    steps: [
      { kind: 'called', before: 'penalties' },
      { kind: 'renamed', at: '/headings', key: 'violation', to: 'cause' },
      { kind: 'renamed', at: '/headings', key: 'penalty', to: 'consequence' },
      { kind: 'renamed', at: '/items/*', key: 'violation', to: 'cause' },
      { kind: 'renamed', at: '/items/*', key: 'penalty', to: 'consequence' },
    ],
    examples: [
      {
        before: {
          type: 'penalties',
          caption: 'Repairs put off',
          headings: { violation: 'Put off', penalty: 'Costs later' },
          items: [
            {
              violation: 'A worn chain',
              penalty: '**£60** for chain and sprockets',
              note: 'Measure it every three months.',
            },
          ],
        },
        after: {
          type: 'consequences',
          caption: 'Repairs put off',
          headings: { cause: 'Put off', consequence: 'Costs later' },
          items: [
            {
              cause: 'A worn chain',
              consequence: '**£60** for chain and sprockets',
              note: 'Measure it every three months.',
            },
          ],
        },
      },
    ],
  },
]
