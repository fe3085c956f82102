import { pointerOf } from '../../../../core/model/schema/path.ts'
import { begun, unfinished } from '../../../../core/model/text/unfinished.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'scaffold',
  severity: 'error',
  perDocument: true,
  what: 'No published document holds guiding text of a new page, or another mark that something is still to be written. Drafts may.',
  why: 'Such text is meant for the author and must not be read by a visitor.',
  bad: [
    { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'TODO: say who you are.' },
  ],
  good: [
    { file: 'pages/about.json', at: '/draft', value: true },
    { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'TODO: say who you are.' },
  ],
  *check({ files }) {
    for (const file of files) {
      if (file.value?.['draft'] === true || file.place?.kind === 'facts') continue
      for (const { text, role, path } of file.gathered.strings) {
        const mark =
          (role === 'text' || role === 'line' ? unfinished.exec(text) : null) ??
          (role === 'text' ? begun.exec(text) : null)
        if (mark)
          yield {
            file: file.path,
            pointer: pointerOf(path),
            index: mark.index,
            length: mark[0].length,
            message: msg('saysUnfinished', { text: mark[0] }),
            suggestion: msg('finishOrDraft'),
          }
      }
    }
  },
}
