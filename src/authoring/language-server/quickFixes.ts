import {
  type ClientCapabilities,
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type Range,
} from 'vscode-languageserver'
import { onUpgraded } from '../../content/commands/onUpgraded.ts'
import { answersTo } from '../../content/lint/findings/answersTo.ts'
import { findingsIn } from '../../content/lint/findings/tellTogether.ts'
import type { Change } from '../../core/edits/change.ts'
import { WriteProblem } from '../../core/edits/change.ts'
import { rangeOf, wordsOf } from './diagnosticsOf.ts'
import type { CheckedSite } from './openSite.ts'
import { editFor, workspaceEditOf } from './workspaceEditOf.ts'

const touches = (a: Range, b: Range): boolean => {
  const isBefore = (one: Range, other: Range) =>
    one.end.line < other.start.line ||
    (one.end.line === other.start.line && one.end.character < other.start.character)
  return !isBefore(a, b) && !isBefore(b, a)
}

export type FixOptions = {
  readonly site: CheckedSite
  readonly file: string
  /** What is selected, or where the caret is. */
  readonly range: Range
  /** What the editor has marked there. */
  readonly marked: readonly Diagnostic[]
  readonly uriOf: (file: string) => string
  readonly editor: ClientCapabilities
}

const editOf = ({ site, uriOf, editor }: FixOptions, change: Change) => {
  try {
    return editFor(editor, workspaceEditOf(site, onUpgraded(site.files, change), uriOf))
  } catch (error) {
    if (error instanceof WriteProblem) return undefined
    throw error
  }
}

/** What may be done about the mistakes at a place, as lint offers it. Pure. */
export const quickFixes = (options: FixOptions): CodeAction[] => {
  const { site, file, range, marked } = options
  return findingsIn(site.findings, (one) => one === file)
    .filter((finding) => touches(rangeOf(finding), range))
    .flatMap((finding) =>
      answersTo(finding).flatMap(({ label, change, isCertain }): CodeAction[] => {
        const edit = editOf(options, change)
        const diagnostics = marked.filter(
          ({ code, message }) => code === finding.rule && message === wordsOf(finding),
        )
        return edit
          ? [
              {
                title: label,
                kind: CodeActionKind.QuickFix,
                diagnostics,
                ...(isCertain ? { isPreferred: true } : {}),
                edit,
              },
            ]
          : []
      }),
    )
}
