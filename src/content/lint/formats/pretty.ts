import { plural } from '../../../core/text/plural.ts'
import { commanding, printable, printableLine } from '../../../core/text/printable.mjs'
import { isMendable } from '../findings/answersTo.ts'
import { textsOf } from '../findings/wholeMessage.ts'
import type { Finding } from '../types/finding.ts'
import { countOf, type Format, type Result } from './format.ts'

const widest = 120

/** Terminal colours: red, yellow, blue. */
const inks = { error: 31, warning: 33, note: 34 } as const

type Paint = (code: number, text: string) => string

const ends = /\r\n|\n|\r/g

/** A line of a text by its number; empty where there is none. */
const lineAt = (text: string, line: number): string => {
  let start = 0
  ends.lastIndex = 0
  for (let before = 1; before < line; before += 1) {
    if (!ends.test(text)) return ''
    start = ends.lastIndex
  }
  const end = ends.exec(text)?.index ?? text.length
  return text.slice(start, end)
}

/** The line of a finding with its number and a mark below; long lines are cut around the place. */
export const frame = (
  text: string,
  { line, column, length }: Pick<Finding, 'line' | 'column' | 'length'>,
  paint: Paint = (_, plain) => plain,
): string => {
  const source = lineAt(text, line)
    .replace(/[\t\ufeff]/g, ' ')
    .replace(commanding, ' ')
  const from = column > widest - 20 ? column - 40 : 0
  const shown = `${from > 0 ? '…' : ''}${source.slice(from, from + widest)}${source.length > from + widest ? '…' : ''}`
  const at = column - 1 - from + (from > 0 ? 1 : 0)
  const gutter = String(line).padStart(5)
  const mark = '^'.repeat(Math.max(1, Math.min(length, shown.length - at)))
  return `${paint(90, `${gutter} │`)} ${shown}\n${paint(90, `${' '.repeat(5)} │`)} ${' '.repeat(at)}${paint(31, mark)}`
}

const entry = (finding: Finding, { textOf }: Result, paint: Paint): string => {
  const { file, line, column, severity, rule } = finding
  const { message, suggestion } = textsOf(finding)
  const text = textOf(file)
  const head = `${paint(1, `${printableLine(file)}:${line}:${column}`)}  ${paint(inks[severity], severity)}  ${printable(message)}  ${paint(90, rule)}`
  const code = text ? `\n${frame(text, finding, paint)}` : ''
  return `${head}${code}${suggestion ? `\n      ${paint(36, '→')} ${printable(suggestion)}` : ''}\n`
}

/** The format for people: each finding with its line, then a sum. */
export const pretty: Format = (result) => {
  const paint: Paint = (code, text) => (result.color ? `\u001b[${code}m${text}\u001b[0m` : text)
  const { errors, warnings } = countOf(result.findings)
  const notes = result.findings.length - errors - warnings
  const fixable = result.findings.filter(isMendable).length
  const sum =
    result.findings.length === 0
      ? `${plural(result.files.length, 'document')}, nothing found.`
      : `${plural(result.files.length, 'document')}, ${plural(errors, 'error')}, ${plural(warnings, 'warning')}${notes > 0 ? `, ${plural(notes, 'note')}` : ''}.`
  return `${result.findings.map((finding) => `${entry(finding, result, paint)}\n`).join('')}${sum}${fixable > 0 ? ` ${fixable} can be mended by --fix.` : ''}\n`
}
