import { msg } from '../messages/msg.ts'
import { lineStarts } from '../positions/lineIndex.ts'
import type { SyntaxProblem } from '../types/problem.ts'

/** Lines that git writes around two versions of the same lines, some editors with spaces before them. None of them can begin a line of JSON. */
const marker = /^\s*(<{7}|\|{7}|={7}|>{7})(?:[ \t]+(.*?))?\s*$/

type Marker = { readonly sign: string; readonly name: string | undefined; readonly line: number }

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
  const place = { offset: starts[begin.line - 1] ?? 0, length: 7 }
  if (!middle || !end)
    return {
      ...place,
      message: msg('conflictBegins', { others }),
      suggestion: msg('keepRightSide'),
    }
  const lines = [begin, ...(base ? [base] : []), middle, end].map(({ line }) => line)
  return {
    ...place,
    message: msg('conflictSides', {
      one: { name: begin.name, from: begin.line + 1, to: (base ?? middle).line - 1 },
      other: { name: end.name, from: middle.line + 1, to: end.line - 1 },
      others,
    }),
    suggestion: msg('keepOneVersion', {
      lines,
      base: base && { from: base.line, to: middle.line },
    }),
  }
}
