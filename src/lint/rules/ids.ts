import { pointerOf } from '../../model/path.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  name: 'ids',
  severity: 'error',
  always: true,
  perDocument: true,
  what: 'Every "id" stands once on its page.',
  why: 'A link to #fees can lead to one place only; the second one is never reached.',
  bad: [
    { file: 'pages/about.json', at: '/blocks/1/id', value: 'people' },
    { file: 'pages/about.json', at: '/blocks/-', value: { type: 'prose', id: 'people', heading: 'More of us', paragraphs: ['There is a dog.'] } },
  ],
  good: [{ file: 'pages/about.json', at: '/blocks/1/id', value: 'people' }],
  *check({ files }) {
    for (const file of files) {
      const seen = new Set<string>()
      for (const { id, path } of file.gathered.ids) {
        if (seen.has(id))
          yield {
            file: file.path,
            pointer: pointerOf(path),
            message: `The id "${id}" stands twice on this page.`,
            suggestion: 'Give one of the two another name.',
          }
        seen.add(id)
      }
    }
  },
}
