import { silenceRule } from '../../findings/suppressions.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  ...silenceRule,
  what: 'A silence names a rule that exists and may be silenced, and is still needed.',
  why: 'A silence that nobody needs any more hides the next mistake of its kind.',
  bad: [
    {
      file: 'pages/index.json',
      at: '/silence',
      value: [{ rule: 'titel', reason: 'A short name.' }],
    },
  ],
  good: [{ file: 'pages/index.json', at: '/silence', value: [] }],
  check: () => [], // found by src/content/lint/findings/suppressions.ts, once all other rules have run
}
