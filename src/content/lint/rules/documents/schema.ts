import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'schema',
  severity: 'error',
  always: true,
  perDocument: true,
  what: 'A document has the keys and values that its schema knows; a block, a field and a fact follow the schema of their type.',
  why: 'A misspelt key would be passed over in silence, and what it says would be missing from the page.',
  bad: [
    {
      file: 'pages/services/repair.json',
      at: '/blocks/0',
      value: { type: 'hero', headline: 'Repairs' },
    },
  ],
  good: [
    {
      file: 'pages/services/repair.json',
      at: '/blocks/0',
      value: { type: 'hero', heading: 'Repairs' },
    },
  ],
  *check({ files }) {
    for (const file of files) {
      for (const { meant: _, ...fault } of file.faults) yield { ...fault, file: file.path }
    }
  },
}
