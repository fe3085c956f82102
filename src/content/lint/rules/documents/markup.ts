import type { PlacedString } from '../../../../core/model/schema/gather.ts'
import { type Path, pointerOf } from '../../../../core/model/schema/path.ts'
import type { InlineProblem } from '../../../../core/model/text/inline.ts'
import { linkAddress } from '../../../../core/model/text/inline.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

type Sign = {
  readonly sign: RegExp
  readonly message: (found: string) => string
  readonly suggestion: string
  /** What is shown as it is typed, and may be meant so. */
  readonly severity?: 'warning'
  /** What to write instead. */
  readonly instead?: (found: string) => string
  /** Whether all of a text makes it what it looks like. */
  readonly isMeant?: (text: string) => boolean
}

/** What people know from elsewhere and expect to work. It would be shown as it is typed. */
const html = {
  sign: /<\/?[a-zA-Z][^<>]*>/,
  message: (found: string) => `${found} would be shown as it stands: texts take no HTML.`,
}
const foreign: readonly Sign[] = [
  {
    sign: /&(?:[a-zA-Z]{2,12}|#\d{1,6}|#x[\da-fA-F]{1,6});/,
    message: (found) => `${found} would be shown as it stands.`,
    suggestion: 'Type the sign itself.',
  },
]
/** Backslashes that are shown. */
const twice = (found: string): string => found.replaceAll('\\', '\\\\')

const makesNone = (found: string): string =>
  `"${found.trim()}" at the beginning of a line makes no heading, list or quotation.`

/** Lines that count from 1 on. Days of a month do so too: "1. Mai" and "2. Mai" go on with the same word. */
const isNumberedList = (text: string): boolean => {
  const [, first, second] = /^1[.)] +(\S+).*\n2[.)] +(\S+)/m.exec(text) ?? []
  return first !== undefined && first !== second
}

const foreignInText: readonly Sign[] = [
  { ...html, suggestion: 'Use *emphasis*, **strong**, `code` or [label](/address).' },
  ...foreign,
  {
    sign: new RegExp(String.raw`!\[[^[\]]*\]\((?:${linkAddress}|[^()]*)\)`),
    message: () => 'A picture cannot stand inside a text.',
    suggestion: 'Use a figure or mediaText block.',
  },
  {
    sign: /^(?:#{1,6} |[-+•] |> )(?![\d\p{Sc}])/mu,
    message: makesNone,
    suggestion: 'Use a block of its own: prose, list, quotation.',
  },
  {
    sign: /^1[.)] /m,
    message: makesNone,
    suggestion: 'Use a block of its own: prose, list, quotation.',
    isMeant: isNumberedList,
  },
  {
    sign: /(?<![\w_\\])__(?=\S)[^_]+__(?![\w_])/,
    message: () => 'Underscores make no strong text.',
    suggestion: 'Use **strong**.',
  },
  {
    sign: /(?<=[\p{L}\p{N}])\*\*(?=[\p{Ps}\p{Pi}"])[^*\n]+\*\*/u,
    severity: 'warning',
    message: (found) => `${found} is shown with its asterisks.`,
    suggestion: 'Write a space before it, or let the bold words begin with a letter.',
  },
  {
    sign: /(?<![\p{L}\p{N}_\\/])_(?![\s_])[^_\n]*[^\s_\\]_(?![\p{L}\p{N}_])/u,
    severity: 'warning',
    message: (found) => `${found} is shown with its underscores.`,
    suggestion: 'Write *emphasis* with asterisks.',
    instead: (found) => `*${found.slice(1, -1)}*`,
  },
  {
    sign: /(?<![~\\])~~(?![\s~])[^~\n]*[^\s~\\]~~(?!~)/,
    severity: 'warning',
    message: (found) => `${found} is shown with its tildes: no text is struck through.`,
    suggestion: 'Remove the tildes, or say in words what has changed.',
    instead: (found) => found.slice(2, -2),
  },
  {
    sign: /^[^\S\n]*\|[^\n]*\|[^\S\n]*\n[^\S\n]*\|[^\n]*\|[^\S\n]*$|^[^\S\n]*\|?[^\S\n]*:?-{3,}:?[^\S\n]*\|[-|: ]*$/m,
    severity: 'warning',
    message: () => 'Rows with | make no table, and are shown as they are typed.',
    suggestion: 'Use a table block.',
  },
  {
    sign: /(?<![\w\\:])(?:[A-Za-z]:)?\\\\(?=[\w.$])[^\s\\]*(?=\\)/,
    severity: 'warning',
    message: (found) => `Of "${found}" one backslash less is shown.`,
    suggestion: 'Write each backslash of the path twice.',
    instead: twice,
  },
  {
    sign: /(?<!\\)(?:\\\\)*\\(?=["'$%,/:;=?@^])./,
    severity: 'warning',
    message: (found) => `The backslash in "${found.slice(-2)}" is not shown.`,
    suggestion: 'Remove it, or write "\\\\\\\\" in JSON if it is meant.',
  },
  {
    sign: /(?<![A-Za-z]:\S*)(?<!\\)(?:\\\\)*\\[nrt](?![a-z])/,
    severity: 'warning',
    message: (found) => `"${found.slice(-2)}" is shown as it is typed, and breaks no line.`,
    suggestion: 'Write a line break with one backslash: "\\n" in JSON.',
  },
  {
    sign: /(?<![A-Za-z]:\S*)[A-Za-z]:\S*?\\[-_#.!()+~&[\]{}<>|*`]/,
    severity: 'warning',
    message: (found) => `The backslash in "${found.slice(-2)}" is not shown.`,
    suggestion: 'Write each backslash of the path twice.',
    instead: twice,
  },
]
const foreignInLine: readonly Sign[] = [
  { ...html, suggestion: 'Write plain words.' },
  ...foreign,
  {
    sign: new RegExp(
      String.raw`\*\*[^*]+\*\*|(?<![*\w])\*[^*\s][^*]*\*(?![*\w])|\[[^[\]]+\]\((?:${linkAddress}|[^()]+)\)`,
    ),
    message: (found) => `${found} would be shown as it stands: no markup is read here.`,
    suggestion: 'Write plain words.',
  },
]

/** What every sign above begins with: a text without any of these needs no closer look. Two patterns are twice as fast as one. */
const suspect = /[<&*[_\n~|\\]/
const suspectAtStart = /^[#>+•\d-]/

function* checkSigns(
  signs: readonly Sign[],
  { text, path }: PlacedString,
  file: LintFile,
): Iterable<Report> {
  for (const { sign, message, suggestion, severity, instead, isMeant } of signs) {
    const match = sign.exec(text) // the first one stands for its like: a closing tag, the other entries of a list
    if (!match || isMeant?.(text) === false) continue
    const { 0: found, index } = match
    yield {
      file: file.path,
      pointer: pointerOf(path),
      index,
      length: found.length,
      message: message(found.length > 40 ? `${found.slice(0, 37)}…` : found),
      suggestion,
      ...(severity ? { severity } : {}),
      ...(instead
        ? {
            offers: [
              {
                label: `Write ${instead(found)}`,
                fix: { kind: 'characters' as const, text: instead(found) },
              },
            ],
          }
        : {}),
    }
  }
}

/** The text with spaces where it shows code, in which every sign may stand. A backslash takes a sign its meaning. */
const withoutCode = (text: string): string =>
  text.replace(/\\.|`[^`]+`/gs, (found) =>
    found.startsWith('`') ? ' '.repeat(found.length) : found,
  )

/** Places whose text is not shown: what a rule is called, where a fact comes from. */
const isSuppression = (path: Path | undefined): boolean =>
  path?.parent ? isSuppression(path.parent) : path?.key === 'silence'

const unclosed = {
  emphasis: { mark: '*', message: 'A * opens emphasis that is never closed.' },
  strong: { mark: '*', message: 'A ** opens strong text that is never closed.' },
  code: { mark: '`', message: 'A ` opens code that is never closed.' },
  link: {
    mark: '[',
    message: 'A [ opens a link that is not complete; a link is [label](/address).',
  },
} as const

/** A problem of inline markup in words. What may well be meant is a warning. */
const describeProblem = ({ kind, words = '', isFirst = false }: InlineProblem) => {
  if (kind === 'inWord')
    return {
      severity: 'warning' as const,
      message: `The asterisks around "${words.slice(0, 40)}" make it italic or bold within a word, and are not shown.`,
      suggestion: 'Write a backslash before each if it is meant: "\\\\*" in JSON.',
    }
  const { mark, message } = unclosed[kind]
  return {
    ...(isFirst ? { severity: 'warning' as const } : {}),
    message,
    suggestion: `Close it, or write a backslash before it if the sign itself is meant: "\\\\${mark}" in JSON.`,
  }
}

export const rule: Rule = {
  name: 'markup',
  severity: 'error',
  perDocument: true,
  what: 'Texts use only the markup that there is: *emphasis*, **strong**, `code` and [label](/address), each closed; titles and labels use none.',
  why: 'Whatever else looks like markup is shown to visitors as it is typed.',
  bad: [
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/0',
      value: 'You bring it in the <b>morning</b>.',
    },
  ],
  good: [
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/0',
      value: 'You bring it in the **morning**.',
    },
  ],
  *check({ files }) {
    for (const file of files) {
      for (const { path, ...problem } of file.gathered.problems)
        yield {
          file: file.path,
          pointer: pointerOf(path),
          index: problem.index,
          length: 1,
          ...describeProblem(problem),
        }
      for (const placed of file.gathered.strings) {
        if (placed.role !== 'text' && placed.role !== 'line') continue
        if (
          (!suspect.test(placed.text) && !suspectAtStart.test(placed.text)) ||
          isSuppression(placed.path)
        )
          continue
        const shown =
          placed.role === 'text' ? { ...placed, text: withoutCode(placed.text) } : placed
        yield* checkSigns(placed.role === 'text' ? foreignInText : foreignInLine, shown, file)
      }
    }
  },
}
