import type { KeyOrder } from '../../../core/edits/change.ts'
import type { SuppressedFinding } from '../findings/suppressions.ts'
import type { Finding, Severity } from '../types/finding.ts'
import type { Rule } from '../types/rule.ts'

/** What a format writes from: the documents that were checked, the findings, and the texts for code frames. */
export type Result = {
  readonly files: readonly string[]
  readonly findings: readonly Finding[]
  readonly textOf: (file: string) => string | undefined
  readonly color: boolean
}
export type Format = (result: Result) => string

/** The same, with the rules that were asked. */
export type RuledResult = Result & {
  readonly rules: readonly Rule[]
  /** Whether a line is one of those that somebody has just changed, where that is known. */
  readonly isChanged?: ((file: string, line: number) => boolean) | undefined
  /** Where the site is in its repository, for code hosts: `website`. Default: the whole of it. */
  readonly folder?: string
  /** The address of the reference of rules, for programs that lead there. */
  readonly reference?: string | undefined
  /** What the documents have silenced, for programs that tell that too. */
  readonly suppressed?: readonly SuppressedFinding[]
  /** Where new keys go in what a finding's answers write. */
  readonly order?: KeyOrder
}

/** A file of the site from the root of its repository. */
export const inFolder = (file: string, folder: string): string =>
  folder === '' ? file : `${folder}/${file}`

/** How many findings are errors, and how many warnings; notes are neither. */
export const countOf = (findings: readonly Finding[]): { errors: number; warnings: number } => {
  const count = (kind: Severity) => findings.filter(({ severity }) => severity === kind).length
  return { errors: count('error'), warnings: count('warning') }
}
