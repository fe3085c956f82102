import { lint } from '../../src/content/lint/lint.ts'
import type { Edit } from '../../src/content/lint/types/rule.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { littleSite, today } from './littleSite.ts'

/** What lint finds in the little site with some edits, a line for each: place, severity, rule, marked text, message, suggestion. */
export const findingLines = (edits: readonly Edit[]): string[] => {
  const sources = littleSite(edits)
  return lint(standardKit, sources, { today }).map(
    ({ file, line, column, length, severity, rule, message, suggestion }) => {
      const source =
        sources.files.find(({ path }) => path === file)?.text.split(/\r\n|\n|\r/)[line - 1] ?? ''
      const marked = source.slice(column - 1, column - 1 + length)
      return `${file}:${line}:${column} ${severity} ${rule} «${marked.length > 60 ? `${marked.slice(0, 60)}…` : marked}» ${message}${suggestion ? ` → ${suggestion}` : ''}`
    },
  )
}
