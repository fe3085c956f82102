import {
  type ChangeMessage,
  changeInWords,
} from '../../../../../content/changes/messages/changeMessages.ts'
import {
  authorNaming,
  type Part,
  plainWords,
  type Words,
} from '../../../../../content/changes/messages/Words.ts'
import type { ToldFileAnswer } from '../../../protocol/publishing.ts'
import type { ShownChange } from '../../../protocol/viewAnswers.ts'
import { nameOfDocument } from '../../store/nameOfDocument.ts'
import { seenOn } from './seenOn.ts'

type Read = (text: string) => string

/** The words of a text, before its change or after it: a message has no colours to tell the two apart. */
const textAt = (words: Words, leftOut: 'gone' | 'new', read: Read): string =>
  read(plainWords(words.filter((part) => typeof part === 'string' || part.as !== leftOut)))

/** What is only new, or only gone, is told so by its sentence. */
const linesOf = (message: ChangeMessage, read: Read): string[] => {
  const words = changeInWords(message, authorNaming)
  const has = (as: 'gone' | 'new' | 'same') =>
    words.some((part: Part) => typeof part !== 'string' && part.as === as)
  if (!(has('gone') || has('new')) || !(has('same') || (has('gone') && has('new'))))
    return [read(plainWords(words))]
  return [`before: ${textAt(words, 'new', read)}`, `now: ${textAt(words, 'gone', read)}`]
}

const changeLines = (
  { message, lines, pages }: ShownChange,
  route: string | undefined,
  read: Read,
  titles: ReadonlyMap<string, string>,
): string[] => {
  const [first = '', ...more] = linesOf(message, read)
  // That a page's own change is seen on it goes without saying.
  const seen = pages.every((page) => page === route) ? '' : seenOn(pages, titles)
  return [
    `- ${first}`,
    ...[...more, ...lines.flatMap((line) => linesOf(line, read)), seen]
      .filter(Boolean)
      .map((line) => `    ${line}`),
  ]
}

/** Changes as a message of plain text, for somebody who has no studio: file by file, with the words of each text before and now. `read` says words of documents as visitors read them, `titles` what pages are called. Pure. */
export const asMessage = (
  title: string,
  files: readonly ToldFileAnswer[],
  read: Read,
  titles: ReadonlyMap<string, string>,
): string => {
  const told = files.map(({ file, name, route, changes }) => {
    const called = nameOfDocument({ path: file, title: name })
    const own = changes.filter(({ isBack }) => !isBack)
    return own.length === 0
      ? []
      : [
          `${called}${route ? ` (${route})` : ''}`,
          ...own.flatMap((change) => changeLines(change, route, read, titles)),
        ]
  })
  return `${[[title], ...told.filter((lines) => lines.length > 0)].map((lines) => lines.join('\n')).join('\n\n')}\n`
}
