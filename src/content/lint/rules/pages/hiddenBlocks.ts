import { isHidden } from '../../../../core/model/site/shownBlocks.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'hidden-blocks',
  severity: 'note',
  perDocument: true,
  what: 'A block that is hidden is named. Its content follows its schema; all other rules pass it over.',
  why: 'What nobody sees is soon forgotten, and its figures grow old.',
  bad: [{ file: 'pages/about.json', at: '/blocks/1/hidden', value: true }],
  good: [{ file: 'pages/about.json', at: '/blocks/1/hidden', value: false }],
  *check({ files }) {
    for (const file of files) {
      const list: unknown = file.value?.['blocks']
      for (const [index, block] of (Array.isArray(list) ? (list as unknown[]) : []).entries())
        if (isHidden(block))
          yield {
            file: file.path,
            pointer: `/blocks/${index}/hidden`,
            on: 'key',
            message: msg('blockHidden'),
            suggestion: msg('showBlock'),
          }
    }
  },
}
