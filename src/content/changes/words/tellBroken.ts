import { diffLines } from 'diff'
import { typed } from '../../../core/text/typed.mjs'
import type { Pair } from '../compare/pairFiles.ts'
import { readJson } from '../compare/readJson.ts'
import type { Words } from '../told.ts'
import type { Sentence } from './sentence.ts'

const isReadable = (content: unknown): boolean =>
  typeof content === 'string' && readJson(content) !== undefined

const where = ` (${typed('lint')} tells where)`

const stateOf = ({ before, after }: Pair): string => {
  if (before === undefined) return `It is new, and can’t be read as a document${where}`
  if (after === undefined) return 'It is gone; it could not be read as a document'
  if (isReadable(before)) return `It can’t be read as a document any more${where}`
  return isReadable(after)
    ? 'It can be read as a document again'
    : `It can’t be read as a document, and could not be before${where}`
}

/** What has become of a file that is a document in one of its states at most: its lines, as they stand there. */
export const tellBroken = (pair: Pair): Sentence => {
  const [before, after] = [pair.before, pair.after].map((content) =>
    typeof content === 'string' ? content : '',
  )
  const lines = diffLines(before ?? '', after ?? '')
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .split(/\r\n|\n|\r/)
        .flatMap((line): Words[] =>
          line.trim() === '' ? [] : [[{ as: added ? 'new' : 'gone', text: line.trim() }]],
        ),
    )
  return { sentence: [stateOf(pair), ...(lines.length > 0 ? ['; its lines:'] : [])], lines }
}
