import { blockOf } from '../../../../core/kit/blockOf.ts'
import { interpolate, type Lookup } from '../../../../core/model/figures/interpolate.ts'
import { asMessage } from '../../messages/asMessage.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'blocks',
  severity: 'error',
  perDocument: true,
  what: 'A block holds together: a row of a table has a cell for each column, a comparison a value for each option, and a worked example adds up. What lists a whole page or site stands once.',
  why: 'A cell too few shifts all that follow under the wrong heading, and a sum that is wrong costs trust.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/-',
      value: {
        type: 'table',
        caption: 'Opening hours',
        columns: [{ heading: 'Day' }, { heading: 'Opens' }],
        rows: [['Monday', '9:00'], ['Tuesday']],
      },
    },
  ],
  good: [
    {
      file: 'pages/about.json',
      at: '/blocks/-',
      value: {
        type: 'table',
        caption: 'Opening hours',
        columns: [{ heading: 'Day' }, { heading: 'Opens' }],
        rows: [
          ['Monday', '9:00'],
          ['Tuesday', '9:00'],
        ],
      },
    },
  ],
  *check({ kit, files, site, lookup }) {
    const numbers: Lookup = (name, format) =>
      format === 'plain' ? lookup(name, format) : undefined
    for (const file of files) {
      const seen = new Set<string>()
      for (const { block, index } of file.blocks) {
        if (blockOf(kit, block.type).once && seen.has(block.type))
          yield {
            file: file.path,
            pointer: `/blocks/${index}`,
            message: msg('blockOnlyOnce', { type: block.type }),
            suggestion: msg('removeThisOne'),
          }
        seen.add(block.type)
        for (const problem of blockOf(kit, block.type).check?.(interpolate(block, numbers), site) ??
          []) {
          const { message, suggestion, suggestionForAuthors: authors, ...found } = problem
          yield {
            ...found,
            file: file.path,
            pointer: `/blocks/${index}${problem.pointer}`,
            message: asMessage(message),
            ...(suggestion === undefined ? {} : { suggestion: asMessage(suggestion, authors) }),
          }
        }
      }
    }
  },
}
