import type { ShownFinding } from '../../../preview/overview.ts'

type Findings = readonly ShownFinding[]

const none: Findings = []
const grouped = new WeakMap<Findings, ReadonlyMap<string, Findings>>()
let last: ReadonlyMap<string, Findings> = new Map()

const isSame = (one: Findings, other: Findings | undefined) => one.length === other?.length && one.every((finding, index) => finding === other[index])

const byFile = (findings: Findings): ReadonlyMap<string, Findings> => {
  const known = grouped.get(findings)
  if (known) return known
  const lists = new Map<string, ShownFinding[]>()
  for (const finding of findings) {
    const list = lists.get(finding.file)
    if (list) list.push(finding)
    else lists.set(finding.file, [finding])
  }
  const now = new Map([...lists].map(([file, list]) => [file, isSame(list, last.get(file)) ? (last.get(file) ?? list) : list]))
  grouped.set(findings, now)
  last = now
  return now
}

/** What is found in one file: the very list as before as long as nothing else is found there, so that only what shows that file is drawn anew. */
export const findingsIn = (findings: Findings | undefined, file: string | undefined): Findings =>
  findings === undefined || file === undefined ? none : (byFile(findings).get(file) ?? none)
