import type { ShownFinding } from '../../../workspace/overview.ts'

type Findings = readonly ShownFinding[]

/** Whether a finding asks its author for something: a note does not, and what is yet to be written is told beside its page. */
export const asksForSomething = ({ toWrite, severity }: ShownFinding): boolean =>
  !toWrite && severity !== 'note'

const none: Findings = []
const grouped = new WeakMap<Findings, ReadonlyMap<string, Findings>>()
let last: ReadonlyMap<string, Findings> = new Map()

const isSame = (one: Findings, other: Findings | undefined) =>
  one.length === other?.length && one.every((finding, index) => finding === other[index])

/** Under this name stands what translations of a file lack, or have in another order. */
const inTranslations = (file: string): string => `translations of ${file}`

const byFile = (findings: Findings): ReadonlyMap<string, Findings> => {
  const known = grouped.get(findings)
  if (known) return known
  const lists = new Map<string, ShownFinding[]>()
  const put = (name: string, finding: ShownFinding) => {
    const list = lists.get(name)
    if (list) list.push(finding)
    else lists.set(name, [finding])
  }
  for (const finding of findings) {
    put(finding.file, finding)
    if (finding.ofOriginal) put(inTranslations(finding.ofOriginal.file), finding)
  }
  const now = new Map(
    [...lists].map(([file, list]) => [
      file,
      isSame(list, last.get(file)) ? (last.get(file) ?? list) : list,
    ]),
  )
  grouped.set(findings, now)
  last = now
  return now
}

/** What is found in one file: the very list as before as long as nothing else is found there, so that only what shows that file is drawn anew. */
export const findingsIn = (findings: Findings | undefined, file: string | undefined): Findings =>
  findings === undefined || file === undefined ? none : (byFile(findings).get(file) ?? none)

/** What translations of a file lack of it, in the same way. */
export const lackingIn = (findings: Findings | undefined, file: string | undefined): Findings =>
  findingsIn(findings, file === undefined ? undefined : inTranslations(file))
