import { printable } from '../../../core/text/printable.mjs'
import { changeInWords } from '../messages/changeMessages.ts'
import { plainWords } from '../messages/Words.ts'
import { allTold, type Changes, type Told, type ToldFile } from '../told.ts'
import { shownOn } from './shownOn.ts'

const wordsOf = (told: Told, file: Pick<ToldFile, 'route'>): string =>
  [
    [...changeInWords(told.message), ...shownOn(told, file)],
    ...told.lines.map((line) => changeInWords(line)),
  ]
    .map(plainWords)
    .join('\n')

/** Changes as data for other programs. `follows` is the number of the change that it follows. */
export const json = (changes: Changes): string => {
  const all = allTold(changes)
  const numbers = new Map(all.map((told, index) => [told, index]))
  const causes = new Map(
    all.flatMap((told) => told.follows.map((follower) => [follower, numbers.get(told)] as const)),
  )
  const routes = new Map(changes.files.map(({ file, route }) => [file, route]))
  const list = all.map((told) => ({
    file: told.file,
    pointer: told.pointer,
    kind: told.kind,
    code: told.message.code,
    words: wordsOf(told, { route: routes.get(told.file) }),
    pages: told.pages.includes('*') ? changes.everyPage : told.pages,
    ...(causes.has(told) ? { follows: causes.get(told) } : {}),
  }))
  return `${printable(JSON.stringify({ changes: list }, null, 2))}\n` // the same data: see printable.mjs
}
