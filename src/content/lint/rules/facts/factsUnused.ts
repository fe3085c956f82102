import { escapeKey } from '../../../../core/model/schema/path.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'facts-unused',
  severity: 'warning',
  what: 'Every fact of pages/_facts.json is used by some text.',
  why: 'A figure that nobody shows is not looked after, and will be wrong when somebody uses it at last.',
  bad: [{ file: 'pages/services/repair.json', at: '/blocks/0/text', value: 'Ready soon.' }],
  good: [],
  *check({ files, facts, factsFile, complete }) {
    if (!complete || !facts || !factsFile) return
    const used = new Set(files.flatMap(({ summary }) => summary.facts))
    if ([...used].some((name) => !facts.has(name) && !name.startsWith('firm.'))) return // what is missing may be one of these under another name
    for (const name of facts.keys()) {
      if (!used.has(name))
        yield {
          file: factsFile.path,
          pointer: `/facts/${escapeKey(name)}`,
          on: 'key',
          message: msg('factUnused', { name }),
          suggestion: msg('useFactOrRemove', { name }),
        }
    }
  },
}
