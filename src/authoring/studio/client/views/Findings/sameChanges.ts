import type { DataOf } from '../../../../../content/lint/messages/msg.ts'
import type { ShownFinding } from '../../../../workspace/overview.ts'

/** One change of an original that several translations are behind, each with the number of the answer that says it is right. */
export type SameChange = {
  readonly before: string
  readonly after: string
  readonly findings: readonly { readonly finding: ShownFinding; readonly answer: number }[]
}

/** The changes of originals that more than one finding is about, wherever the original says the text. Pure. */
export const sameChanges = (findings: readonly ShownFinding[]): SameChange[] => {
  const found = new Map<string, SameChange>()
  for (const finding of findings) {
    const answer = finding.answers.findIndex(({ code }) => code === 'rightAsItIs')
    if (finding.code !== 'originalChanged' || answer < 0) continue
    const { before, after } = finding.data as DataOf<'originalChanged'> // as its code says
    const name = JSON.stringify([before, after])
    const known = found.get(name)?.findings ?? []
    found.set(name, { before, after, findings: [...known, { finding, answer }] })
  }
  return [...found.values()].filter((change) => change.findings.length > 1)
}
