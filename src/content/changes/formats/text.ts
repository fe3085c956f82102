import { printable } from '../../../core/text/printable.mjs'
import { changeInWords } from '../messages/changeMessages.ts'
import { fileHeading } from '../messages/fileKinds.ts'
import type { Part, Words } from '../messages/Words.ts'
import type { Changes, Told, ToldFile } from '../told.ts'
import { shownOn } from './shownOn.ts'
import { filesOf, followersOf, summaryOf } from './summary.ts'

const red = '\u001b[31m'
const cyan = '\u001b[36m'
const bold = '\u001b[1m'
const grey = '\u001b[90m'
const off = '\u001b[0m'

/** One line, whatever stands in it: a document's line ends are shown as a sign. */
const onLine = (text: string): string =>
  printable(text.replace(/\r\n|\n/g, '↵').replace(/\t/g, ' '))

const marks: Readonly<Record<string, readonly [string, string]>> = {
  gone: ['[-', '-]'],
  new: ['[+', '+]'],
}
const colours: Readonly<Record<string, string>> = { gone: red, was: red, new: cyan, is: cyan }

/** Blanks at the ends of marked words stand outside the marks. */
const marked = (part: Part, color: boolean): string => {
  if (typeof part === 'string') return onLine(part)
  const [, lead = '', text = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part.text) ?? []
  const [open, close] = marks[part.as] ?? ['', '']
  const colour = colours[part.as]
  const written =
    text === '' && open !== ''
      ? `${open}${onLine(lead)}${close}`
      : `${onLine(lead)}${open}${onLine(text)}${close}${onLine(tail)}`
  return color && colour ? `${colour}${written}${off}` : written
}

const lineOf = (words: Words, color: boolean): string =>
  words.map((part) => marked(part, color)).join('')

const heading = ({ kind, name, route, file }: ToldFile, color: boolean): string => {
  const where = route ?? (name === file ? undefined : file)
  const whole = `${onLine(fileHeading(kind, name))}${where === undefined ? '' : `  ${onLine(where)}`}`
  return color ? `${bold}${whole}${off}` : whole
}

const toldLines = (told: Told, file: ToldFile, color: boolean): string[] => {
  const own = lineOf(withPages(told, file), color)
  const dim = (text: string) => (color ? `${grey}${text}${off}` : text)
  const followers =
    told.follows.length > 0
      ? [`      ${dim(`${followersOf(told.follows)}: ${onLine(filesOf(told.follows))}`)}`]
      : []
  return [
    `  • ${own}`,
    ...told.lines.map((line) => `      ${lineOf(changeInWords(line), color)}`),
    ...followers,
  ]
}

/** Where it is shown stands before the colon that leads to the lines below. */
const withPages = (told: Told, file: ToldFile): Words => {
  const [words, pages] = [changeInWords(told.message), shownOn(told, file)]
  const last = words.at(-1)
  return typeof last === 'string' && last.endsWith(':') && pages.length > 0
    ? [...words.slice(0, -1), last.slice(0, -1), ...pages, ':']
    : [...words, ...pages]
}

/** Changes as lines of text. `color`: for a terminal that shows colours; without it, marks alone tell what is gone and what is new. */
export const text = (changes: Changes, color = false): string => {
  const files = changes.files.map((file) =>
    [heading(file, color), ...file.changes.flatMap((told) => toldLines(told, file, color))].join(
      '\n',
    ),
  )
  const legend = files.some((file) => file.includes('[-') || file.includes('[+'))
    ? ['[-gone-] and [+new+] mark the words that have changed.']
    : []
  return `${[...files, [summaryOf(changes), ...legend].join(' ')].join('\n\n')}\n`
}
