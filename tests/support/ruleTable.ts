import { describe, expect, test } from 'vitest'
import { lint } from '../../src/lint/lint.ts'
import type { Edit, Rule } from '../../src/lint/rule.ts'
import { littleSite, today } from './littleSite.ts'

/** What is changed in the little site, and all that lint then says, by every rule. */
type Reject = { readonly edits: readonly Edit[]; readonly finds: readonly string[] }

/** A finding as one line: place, severity and rule, the text that is marked, message, suggestion. */
export const findingsOf = (edits: readonly Edit[]): string[] => {
  const sources = littleSite(edits)
  return lint(sources, { today }).map(({ file, line, column, length, severity, rule, message, suggestion }) => {
    const source = sources.files.find(({ path }) => path === file)?.text.split(/\r\n|\n|\r/)[line - 1] ?? ''
    const marked = source.slice(column - 1, column - 1 + length)
    return `${file}:${line}:${column} ${severity} ${rule} «${marked.length > 60 ? `${marked.slice(0, 60)}…` : marked}» ${message}${suggestion ? ` → ${suggestion}` : ''}`
  })
}

/** Runs a rule's table: in accepted cases nothing at all is found, in rejected ones exactly what stands there. */
export const ruleTable = (rule: Rule, accepts: Readonly<Record<string, readonly Edit[]>>, rejects: Readonly<Record<string, Reject>>): void => {
  describe(`the rule "${rule.name}"`, () => {
    test.each(Object.entries(accepts))('accepts %s', (_, edits) => {
      expect(findingsOf(edits)).toEqual([])
    })
    test.each(Object.entries(rejects))('rejects %s', (_, { edits, finds }) => {
      expect(findingsOf(edits)).toEqual(finds)
      expect(finds.some((line) => line.includes(` ${rule.name} `))).toBe(true)
    })
  })
}
