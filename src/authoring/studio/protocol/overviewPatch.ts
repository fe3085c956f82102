import type { LiveOverview } from '../../workspace/liveOverviewOf.ts'
import type { ListedDocument, ShownFinding } from '../../workspace/overview.ts'

/** What is other in an overview than in the one before: of ten thousand documents the one that was written. */
export type OverviewPatch = Omit<LiveOverview, 'documents' | 'findings'> & {
  /** Documents that are listed otherwise; all of them where some have come or gone. */
  readonly documents: readonly ListedDocument[]
  readonly isWhole: boolean
  /** What is found now in each file where that is something else. */
  readonly findings: Readonly<Record<string, readonly ShownFinding[]>>
}

/** What GET events tells: all there is at first, then what changes. */
export type OverviewEvent = { readonly overview: LiveOverview } | { readonly patch: OverviewPatch }

const byFile = (findings: readonly ShownFinding[]): Map<string, ShownFinding[]> => {
  const all = new Map<string, ShownFinding[]>()
  for (const finding of findings) {
    const known = all.get(finding.file)
    if (known) known.push(finding)
    else all.set(finding.file, [finding])
  }
  return all
}

const isListedAlike = (one: ListedDocument, other: ListedDocument | undefined): boolean =>
  one === other ||
  (other !== undefined &&
    (Object.keys(one) as (keyof ListedDocument)[]).every((key) => one[key] === other[key])) // it has just the keys of its type

/** What has changed from one overview to the next. Pure. */
export const overviewPatch = (before: LiveOverview, after: LiveOverview): OverviewPatch => {
  const { documents, findings, ...rest } = after
  const isWhole =
    documents.length !== before.documents.length ||
    documents.some(({ path }, index) => path !== before.documents[index]?.path)
  const [old, now] = [byFile(before.findings), byFile(findings)]
  const files = [...new Set([...old.keys(), ...now.keys()])].filter(
    (file) => JSON.stringify(old.get(file)) !== JSON.stringify(now.get(file)),
  )
  return {
    ...rest,
    isWhole,
    documents: isWhole
      ? documents
      : documents.filter((document, index) => !isListedAlike(document, before.documents[index])),
    findings: Object.fromEntries(files.map((file) => [file, now.get(file) ?? []])),
  }
}

/** The overview after a change; what has not changed stays the same object. Pure. */
export const patchedOverview = (
  before: LiveOverview,
  { documents, isWhole, findings, ...rest }: OverviewPatch,
): LiveOverview => {
  const listed = new Map(documents.map((document) => [document.path, document]))
  const files = Object.entries(findings)
  const others = before.findings.filter(({ file }) => !Object.hasOwn(findings, file))
  return {
    ...rest,
    documents: isWhole
      ? documents
      : documents.length === 0
        ? before.documents
        : before.documents.map((document) => listed.get(document.path) ?? document),
    findings:
      files.length === 0
        ? before.findings
        : [...others, ...files.flatMap(([, own]) => own)].sort((a, b) =>
            a.file < b.file ? -1 : a.file > b.file ? 1 : 0,
          ),
  }
}
