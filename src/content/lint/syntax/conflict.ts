import { lineStarts } from '../positions/lineIndex.ts'
import type { SyntaxProblem } from '../types/problem.ts'

/** Lines that git writes around two versions of the same lines, some editors with spaces before them. None of them can begin a line of JSON. */
const marker = /^\s*(<{7}|\|{7}|={7}|>{7})(?:[ \t]+(.*?))?\s*$/

type Marker = { readonly sign: string; readonly name: string | undefined; readonly line: number }

const linesWords = (from: number, to: number): string =>
  to < from
    ? 'nothing at all'
    : to === from
      ? `line ${from}`
      : to === from + 1
        ? `lines ${from} and ${to}`
        : `lines ${from} to ${to}`

const named = ({ name }: Marker): string =>
  name ? ` (${name.length > 40 ? `${name.slice(0, 37)}…` : name})` : ''

const markersIn = (text: string): Marker[] =>
  text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const [, sign, name] = marker.exec(line) ?? []
    return sign ? [{ sign: sign.slice(0, 1), name, line: index + 1 }] : []
  })

/**
 * What to say of a file that two people changed and whose versions git could not put together: where both stand. Such
 * a file is no JSON, and whatever else is wrong with it follows from that. Undefined for any other file.
 */
export const conflict = (text: string): SyntaxProblem | undefined => {
  if (!/^\s*<{7}/m.test(text)) return undefined
  const markers = markersIn(text)
  const first = markers.findIndex(({ sign }) => sign === '<')
  const begin = markers[first]
  if (!begin) return undefined
  const own = markers.slice(
    first + 1,
    markers.findIndex(({ sign }, index) => index > first && sign === '>') + 1 || undefined,
  )
  const base = own.find(({ sign }) => sign === '|')
  const middle = own.find(({ sign }) => sign === '=')
  const end = own.find(({ sign }) => sign === '>')
  const starts = lineStarts(text)
  const others = markers.filter(({ sign }) => sign === '<').length - 1
  const more =
    others > 0
      ? ` ${others === 1 ? 'One more conflict follows' : `${others} more conflicts follow`} below.`
      : ''
  const place = { offset: starts[begin.line - 1] ?? 0, length: 7 }
  const what =
    'Two people changed the same lines, and nobody has chosen between them yet (a merge conflict)'
  if (!middle || !end)
    return {
      ...place,
      message: `${what}: it begins here.${more}`,
      suggestion:
        'Keep what is right, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    }
  const sides = `one version${named(begin)} is ${linesWords(begin.line + 1, (base ?? middle).line - 1)}, the other${named(end)} ${linesWords(middle.line + 1, end.line - 1)}`
  const lines = [begin, ...(base ? [base] : []), middle, end].map(({ line }) => line)
  return {
    ...place,
    message: `${what}: ${sides}.${more}`,
    suggestion: `Keep one version, or write what is meant from both; then delete the lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}${base ? `, and what stands between ${base.line} and ${middle.line}` : ''}.`,
  }
}
