import type { History } from '../../../core/document/history.ts'

export const history: History = [
  {
    version: 2,
    steps: [
      { kind: 'called', before: 'dueDates' },
      { kind: 'renamed', at: '/headings', key: 'form', to: 'task' },
      { kind: 'renamed', at: '/rows/*', key: 'form', to: 'task' },
    ],
    examples: [
      {
        before: {
          type: 'dueDates',
          caption: 'Checks of a bicycle',
          headings: { form: 'Check', due: 'When' },
          rows: [
            { form: 'Chain', frequency: 'Every 3 months', due: 'at 0.75 % stretch' },
            { form: 'Bearings', due: 'in March' },
          ],
        },
        after: {
          type: 'deadlines',
          caption: 'Checks of a bicycle',
          headings: { task: 'Check', due: 'When' },
          rows: [
            { task: 'Chain', frequency: 'Every 3 months', due: 'at 0.75 % stretch' },
            { task: 'Bearings', due: 'in March' },
          ],
        },
      },
    ],
  },
]
