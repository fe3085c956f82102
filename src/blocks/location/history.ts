import type { History } from '../../document/history.ts'

export const history: History = [
  {
    version: 3,
    steps: [{ kind: 'called', before: 'office' }],
    examples: [{ before: { type: 'office', addressHeading: 'Workshop' }, after: { type: 'location', addressHeading: 'Workshop' } }],
  },
]
