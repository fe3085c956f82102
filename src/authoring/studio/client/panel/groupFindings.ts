import type { Overview, ShownFinding } from '../../../workspace/overview.ts'
import { nameOfDocument } from '../store/nameOfDocument.ts'

/** What is found in one document. */
export type FindingGroup = {
  readonly file: string
  readonly name: string
  readonly route: string | undefined
  readonly findings: readonly ShownFinding[]
}

const rank = { error: 0, warning: 1, note: 2 } as const

/** Findings by their documents: those with errors first, and in each what is wrong before what is worth a look. Pure. */
export const groupFindings = (
  { documents, findings }: Pick<Overview, 'documents' | 'findings'>,
  shown: ShownFinding['severity'] | 'all',
): FindingGroup[] => {
  const byFile = new Map<string, ShownFinding[]>()
  for (const finding of findings)
    if (shown === 'all' || finding.severity === shown)
      byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding])
  return [...byFile]
    .map(([file, some]) => {
      const document = documents.find(({ path }) => path === file)
      return {
        file,
        name: nameOfDocument(document ?? { path: file, title: file }),
        route: document?.route,
        findings: some.toSorted((a, b) => rank[a.severity] - rank[b.severity] || a.line - b.line),
      }
    })
    .sort(
      (a, b) =>
        rank[a.findings[0]?.severity ?? 'note'] - rank[b.findings[0]?.severity ?? 'note'] ||
        (a.file < b.file ? -1 : 1),
    )
}
