import { printable } from '../../../core/text/printable.mjs'
import { changeInWords } from '../messages/changeMessages.ts'
import { fileHeading } from '../messages/fileKinds.ts'
import type { Part, Words } from '../messages/Words.ts'
import { type Below, type Changes, nothingBelow, type Told, type ToldFile } from '../told.ts'
import { shownOn } from './shownOn.ts'
import { filesOf, followersOf, summaryOf } from './summary.ts'

/** Signs by which Markdown, or a host that shows it, would make something else of a text: markup, links, mentions, numbers of issues. */
export const escaped = (text: string): string =>
  printable(text.replace(/\s*(?:\r\n|\n|\r)\s*/g, ' ↵ ').replace(/\t/g, ' '))
    .replace(/[\\`*_{}[\]()#+\-.!|~:>]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/(^|[^\p{L}\p{N}])@(?=\p{L}|\p{N})/gu, '$1@\u2060') // nobody is called by what a page says

const marks: Readonly<Record<string, readonly [string, string]>> = {
  gone: ['<del>', '</del>'],
  was: ['<del>', '</del>'],
  new: ['<ins>', '</ins>'],
  is: ['<ins>', '</ins>'],
}

const partOf = (part: Part): string => {
  if (typeof part === 'string') return escaped(part)
  const [open, close] = marks[part.as] ?? ['', '']
  const [, lead = '', text = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part.text) ?? []
  return text === ''
    ? escaped(part.text)
    : `${escaped(lead)}${open}${escaped(text)}${close}${escaped(tail)}`
}

const lineOf = (words: Words): string => words.map(partOf).join('')

const toldLines = (told: Told, file: ToldFile, below: Below): string[] => [
  `- ${lineOf([...changeInWords(told.message), ...shownOn(told, file)])}`,
  ...[...told.lines, ...below(told)].map((line) => `  - ${lineOf(changeInWords(line))}`),
  ...(told.follows.length > 0
    ? [`  - ${escaped(`${followersOf(told.follows)}: ${filesOf(told.follows)}`)}`]
    : []),
]

const heading = ({ kind, name, route }: ToldFile): string =>
  `### ${escaped(fileHeading(kind, name))}${route === undefined ? '' : ` (${escaped(route)})`}`

/** Changes as Markdown, for the summary of a job or a request on a git host. */
export const markdown = (changes: Changes, below = nothingBelow): string =>
  `${[
    ...changes.files.map((file) =>
      [heading(file), '', ...file.changes.flatMap((told) => toldLines(told, file, below))].join(
        '\n',
      ),
    ),
    escaped(summaryOf(changes)).replaceAll('\\.', '.'),
  ].join('\n\n')}\n`
