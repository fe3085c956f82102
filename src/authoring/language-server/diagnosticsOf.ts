import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver'
import { findingsIn } from '../../content/lint/findings/tellTogether.ts'
import { textsOf } from '../../content/lint/findings/wholeMessage.ts'
import type { Finding, Severity } from '../../content/lint/types/finding.ts'

/** A note asks for nothing, and is no mere hint: those are hardly seen. */
const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
}

/** The characters that lint marks. Both count in UTF-16 units; editors from 0. */
export const rangeOf = ({
  line,
  column,
  length,
}: Pick<Finding, 'line' | 'column' | 'length'>): Range => ({
  start: { line: line - 1, character: column - 1 },
  end: { line: line - 1, character: column - 1 + length },
})

/** What lint says of a mistake, with what it advises. */
export const wordsOf = (finding: Finding): string => {
  const { message, suggestion } = textsOf(finding)
  return suggestion ? `${message} → ${suggestion}` : message
}

export type DiagnosticOptions = {
  readonly uriOf: (file: string) => string
  /** Where it can be read what a rule is for. */
  readonly pageOf: (rule: string) => string | undefined
}

const diagnosticOf = (finding: Finding, { uriOf, pageOf }: DiagnosticOptions): Diagnostic => {
  const href = pageOf(finding.rule)
  const others =
    finding.of?.filter(
      (one) =>
        one.file !== finding.file || one.line !== finding.line || one.column !== finding.column,
    ) ?? []
  return {
    range: rangeOf(finding),
    severity: severities[finding.severity],
    source: 'broadsheet',
    code: finding.rule,
    data: { id: finding.id, code: finding.code },
    ...(href ? { codeDescription: { href } } : {}),
    message: wordsOf(finding),
    ...(others.length > 0
      ? {
          relatedInformation: others.map((one) => ({
            location: { uri: uriOf(one.file), range: rangeOf(one) },
            message: textsOf(one).message,
          })),
        }
      : {}),
  }
}

/**
 * What editors mark, by file: one mark for a finding. Of what lint tells once for several documents, those that are open
 * have their own part, as `lint FILE` tells it: their author looks at them and at no list. Pure.
 */
export const diagnosticsOf = (
  findings: readonly Finding[],
  open: Iterable<string>,
  options: DiagnosticOptions,
): Map<string, Diagnostic[]> => {
  const found = new Map<string, Finding[]>()
  for (const finding of findings)
    found.set(finding.file, [...(found.get(finding.file) ?? []), finding])
  for (const file of open)
    found.set(
      file,
      findingsIn(findings, (one) => one === file),
    )
  return new Map(
    [...found].map(([file, own]) => [file, own.map((finding) => diagnosticOf(finding, options))]),
  )
}
