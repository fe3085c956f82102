import type { PlacedProblem, PlacedString } from '../../../../core/model/schema/gather.ts'
import { type Path, pointerOf } from '../../../../core/model/schema/path.ts'
import type { InlineProblem } from '../../../../core/model/text/inline.ts'
import { linkAddress } from '../../../../core/model/text/inline.ts'
import { type Message, msg } from '../../messages/msg.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

type Sign = {
  readonly sign: RegExp
  readonly message: (found: string) => Message
  readonly suggestion: Message
  /** What is shown as it is typed, and may be meant so. */
  readonly severity?: 'warning'
  /** What to write instead. */
  readonly instead?: (found: string) => string
  /** Whether all of a text makes it what it looks like. */
  readonly isMeant?: (text: string) => boolean
}

/** What people know from elsewhere and expect to work. It would be shown as it is typed. */
const html = {
  sign: /(?<!\\)<(?:\/?[a-zA-Z][^<>]*|!--[\s\S]*?--)>/,
  message: (found: string) => msg('textHasHtml', { found }),
}
const foreign: readonly Sign[] = [
  {
    sign: /(?<!\\)&(?:[a-zA-Z]{2,12}|#\d{1,6}|#x[\da-fA-F]{1,6});/,
    message: (found) => msg('textHasEntity', { found }),
    suggestion: msg('typeSign'),
  },
]
/** Backslashes that are shown. */
const twice = (found: string): string => found.replaceAll('\\', '\\\\')

const makesNone = (found: string): Message => msg('blockMarkInText', { found })

/** Lines that count from 1 on. Days of a month do so too: "1. Mai" and "2. Mai" go on with the same word. */
const isNumberedList = (text: string): boolean => {
  const [, first, second] = /^1[.)] +(\S+).*\n2[.)] +(\S+)/m.exec(text) ?? []
  return first !== undefined && first !== second
}

const foreignInText: readonly Sign[] = [
  { ...html, suggestion: msg('useInlineMarks') },
  ...foreign,
  {
    sign: new RegExp(String.raw`(?<!\\)!\[[^[\]]*\]\((?:${linkAddress}|[^()]*)\)`),
    message: () => msg('pictureInText'),
    suggestion: msg('useFigureBlock'),
  },
  {
    sign: /^(?:#{1,6} |[-+•] |> )(?![\d\p{Sc}])/mu,
    message: makesNone,
    suggestion: msg('useOwnBlock'),
  },
  {
    sign: /^1[.)] /m,
    message: makesNone,
    suggestion: msg('useOwnBlock'),
    isMeant: isNumberedList,
  },
  {
    sign: /^\* +\S.*\n\* +\S/m,
    message: () => msg('blockMarkInText', { found: '* ' }),
    suggestion: msg('useOwnBlock'),
    severity: 'warning',
  },
  {
    sign: /(?<![\w_\\])__(?=\S)[^_]+__(?![\w_])/,
    severity: 'warning',
    message: () => msg('underscoresNotStrong'),
    suggestion: msg('useStrong'),
    instead: (found) => `**${found.slice(2, -2)}**`,
  },
  {
    sign: /(?<=[\p{L}\p{N}])\*\*(?=[\p{Ps}\p{Pi}"])[^*\n]+\*\*/u,
    severity: 'warning',
    message: (found) => msg('asterisksShown', { found }),
    suggestion: msg('moveBoldMarks'),
  },
  {
    sign: /(?<![\p{L}\p{N}_\\/])_(?![\s_])[^_\n]*[^\s_\\]_(?![\p{L}\p{N}_])/u,
    severity: 'warning',
    message: (found) => msg('underscoresShown', { found }),
    suggestion: msg('useAsterisks'),
    instead: (found) => `*${found.slice(1, -1)}*`,
  },
  {
    sign: /(?<![~\\])~~(?![\s~])[^~\n]*[^\s~\\]~~(?!~)/,
    severity: 'warning',
    message: (found) => msg('tildesShown', { found }),
    suggestion: msg('removeTildes'),
    instead: (found) => found.slice(2, -2),
  },
  {
    sign: /^[^\S\n]*\|[^\n]*\|[^\S\n]*\n[^\S\n]*\|[^\n]*\|[^\S\n]*$|^[^\S\n]*\|?[^\S\n]*:?-{3,}:?[^\S\n]*\|[-|: ]*$/m,
    severity: 'warning',
    message: () => msg('pipesMakeNoTable'),
    suggestion: msg('useTableBlock'),
  },
  {
    sign: /(?<![\w\\:])(?:[A-Za-z]:)?\\\\(?=[\w.$])[^\s\\]*(?=\\)/,
    severity: 'warning',
    message: (found) => msg('oneBackslashLess', { found }),
    suggestion: msg('doubleBackslashes'),
    instead: twice,
  },
  {
    sign: /(?<!\\)(?:\\\\)*\\(?=["'$%,/:;=?@^])./,
    severity: 'warning',
    message: (found) => msg('backslashNotShown', { found }),
    suggestion: msg('removeOrDoubleBackslash'),
  },
  {
    // Before signs that are markup elsewhere, or in other places of a text.
    sign: /(?<![A-Za-z]:\S*)(?<!\\)(?:\\\\)*\\(?:(?<!^\d+\\)\.|(?<!\]\\)\(|(?<!^\d+\\|\]\\?\(\S*)\)|(?<!^\s*\\)[-+#]|(?<!^\\|\\<.*)>|!(?!\[)|&(?!\w+;|#)|<(?![\w/!]))/m,
    severity: 'warning',
    message: (found) => msg('backslashNotShown', { found }),
    suggestion: msg('removeOrDoubleBackslash'),
  },
  {
    sign: /(?<![A-Za-z]:\S*)(?<!\\)(?:\\\\)*\\[nrt](?![a-z])/,
    severity: 'warning',
    message: (found) => msg('escapeShown', { found }),
    suggestion: msg('writeLineBreak'),
  },
  {
    sign: /(?<![A-Za-z]:\S*)[A-Za-z]:(?:\S*?|(?:\\[^\\\n]*[^\\\s])*)\\[-_#.!()+~&[\]{}<>|*`]/,
    severity: 'warning',
    message: (found) => msg('backslashNotShown', { found }),
    suggestion: msg('doubleBackslashes'),
    instead: twice,
  },
]
const foreignInLine: readonly Sign[] = [
  { ...html, suggestion: msg('writePlainWords') },
  ...foreign,
  {
    sign: new RegExp(
      String.raw`\*\*[^*]+\*\*|(?<![*\w])\*[^*\s][^*]*\*(?![*\w])|\[[^[\]]+\]\((?:${linkAddress}|[^()]+)\)`,
    ),
    message: (found) => msg('markupNotRead', { found }),
    suggestion: msg('writePlainWords'),
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
                label: msg('writePlainly', { text: instead(found) }),
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
  emphasis: { mark: '*', message: msg('emphasisNotClosed') },
  strong: { mark: '*', message: msg('strongNotClosed') },
  code: { mark: '`', message: msg('codeNotClosed') },
  link: {
    mark: '[',
    message: msg('linkNotComplete'),
  },
} as const

/** A problem of inline markup in words. What may well be meant is a warning. */
const describeProblem = ({ kind, words = '', isFirst, isPair }: InlineProblem) => {
  if (kind === 'inWord')
    return {
      severity: 'warning' as const,
      message: msg('asterisksInWord', { words }),
      suggestion: msg('escapeEachAsterisk'),
    }
  const { mark, message } = unclosed[kind]
  return {
    ...(isFirst || isPair ? { severity: 'warning' as const } : {}),
    message,
    suggestion: msg('closeOrEscapeMark', { mark }),
  }
}

/** Asterisks after punctuation and before a letter: they close nothing, as CommonMark has it. */
const isMeantToClose = (text: string, at: number): boolean =>
  /^[\p{P}\p{S}]\*{1,2}[\p{L}\p{N}]/u.test(text.slice(at - 1))

function* checkProblems({ path: name, gathered }: LintFile): Iterable<Report> {
  const { problems, strings } = gathered
  for (let at = 0; at < problems.length; at += 1) {
    const [problem, next] = problems.slice(at, at + 2) as [PlacedProblem, PlacedProblem?] // the first is there
    const { path, kind, index } = problem
    const text = strings.find((placed) => placed.path === path)?.text ?? ''
    const isPair = next?.path === path && next?.kind === kind && /^(?:strong|emphasis)$/.test(kind)
    const place = { file: name, pointer: pointerOf(path), index }
    if (next && isPair && isMeantToClose(text, next.index)) {
      const found = text.slice(index, next.index + (kind === 'strong' ? 2 : 1))
      yield {
        ...place,
        length: found.length,
        severity: 'warning',
        message: msg('asterisksShown', { found }),
        suggestion: msg('moveClosingMarks'),
      }
      at += 1
    } else yield { ...place, length: 1, ...describeProblem(problem) }
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
      yield* checkProblems(file)
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
