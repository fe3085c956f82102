import type { History } from '../../../core/document/history.ts'

export const history: History = [
  {
    version: 3,
    steps: [{ kind: 'called', before: 'office' }],
    examples: [
      {
        before: { type: 'office', addressHeading: 'Workshop' },
        after: { type: 'location', addressHeading: 'Workshop' },
      },
    ],
  },
]
