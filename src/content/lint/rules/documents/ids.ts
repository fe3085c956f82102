import { pointerOf } from '../../../../core/model/schema/path.ts'
import { msg } from '../../messages/msg.ts'
import { indexJson, spanOf } from '../../positions/indexJson.ts'
import { lineAndColumn, lineStarts } from '../../positions/lineIndex.ts'
import type { LintFile } from '../../types/file.ts'
import type { Rule } from '../../types/rule.ts'

const lineOf = ({ text }: LintFile, pointer: string): number =>
  lineAndColumn(lineStarts(text), spanOf(indexJson(text), pointer).start).line

/** The id with the first number that makes it one that the page does not have; then it is taken. */
const nextFree = (id: string, taken: Set<string>): string => {
  const [, stem = id, number] = /^(.*?)-?(\d+)$/.exec(id) ?? []
  let next = number === undefined ? 2 : Number(number) + 1
  while (taken.has(`${stem}-${next}`) || taken.has(`${stem}${next}`)) next += 1
  const free = number !== undefined && !id.includes('-') ? `${stem}${next}` : `${stem}-${next}`
  taken.add(free)
  return free
}

export const rule: Rule = {
  name: 'ids',
  severity: 'error',
  always: true,
  perDocument: true,
  what: 'Every "id" stands once on its page.',
  why: 'A link to #fees can lead to one place only; the second one is never reached.',
  bad: [
    { file: 'pages/about.json', at: '/blocks/1/id', value: 'people' },
    {
      file: 'pages/about.json',
      at: '/blocks/-',
      value: {
        type: 'prose',
        id: 'people',
        heading: 'More of us',
        paragraphs: ['There is a dog.'],
      },
    },
  ],
  good: [{ file: 'pages/about.json', at: '/blocks/1/id', value: 'people' }],
  *check({ files }) {
    for (const file of files) {
      const seen = new Map<string, string>()
      const taken = new Set(file.gathered.ids.length > 1 ? file.ids : [])
      for (const { id, path } of file.gathered.ids) {
        const pointer = pointerOf(path)
        const first = seen.get(id)
        if (first === undefined) seen.set(id, pointer)
        else
          yield {
            file: file.path,
            pointer,
            message: msg('idTwice', {
              id,
              firstLine: lineOf(file, first),
              line: lineOf(file, pointer),
            }),
            suggestion: msg('giveFreeId', { free: nextFree(id, taken) }),
          }
      }
    }
  },
}
