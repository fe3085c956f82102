import { wholeMessage } from '../../src/content/lint/findings/wholeMessage.ts'
import { lint } from '../../src/content/lint/lint.ts'
import { inWords } from '../../src/content/lint/messages/inWords.ts'
import type { Said } from '../../src/content/lint/messages/Said.ts'
import type { Finding } from '../../src/content/lint/types/finding.ts'
import type { Edit } from '../../src/content/lint/types/rule.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { littleSite, today } from './littleSite.ts'

/** What lint finds in the little site with some edits, a line for each: its place and what `say` makes of it. */
const linesOf = (edits: readonly Edit[], say: (finding: Finding) => string): string[] => {
  const sources = littleSite(edits)
  return lint(standardKit, sources, { today }).map((finding) => {
    const { file, line, column, length, severity, rule } = finding
    const text = sources.files.find(({ path }) => path === file)?.text ?? ''
    const source = text.split(/\r\n|\n|\r/)[line - 1] ?? ''
    const marked = source.slice(column - 1, column - 1 + length)
    return `${file}:${line}:${column} ${severity} ${rule} «${marked.length > 60 ? `${marked.slice(0, 60)}…` : marked}» ${say(finding)}`
  })
}

/** Findings as people who see the files read them: place, severity, rule, marked text, message, suggestion. */
export const findingTexts = (edits: readonly Edit[]): string[] =>
  linesOf(
    edits,
    (finding) =>
      inWords(wholeMessage(finding)) + (finding.advice ? ` → ${inWords(finding.advice)}` : ''),
  )

const asData = ({ code, data }: Said): string =>
  data === undefined ? code : `${code} ${JSON.stringify(data)}`

/** Findings as data: place, severity, rule, marked text, from which day, code and data of the message, other places, code and data of the advice. */
export const findingLines = (edits: readonly Edit[]): string[] =>
  linesOf(edits, ({ code, data, from, isLast, alsoAt, advice }) =>
    [
      ...(from === undefined ? [] : [`from ${from}`]),
      asData({ code, data }),
      ...(isLast ? ['and more'] : []),
      ...(alsoAt ? [`also ${alsoAt.map(({ file, line }) => `${file}:${line}`).join(', ')}`] : []),
      ...(advice ? [`→ ${asData(advice)}`] : []),
    ].join(' '),
  )
