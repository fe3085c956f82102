import type { ShownFinding } from '../../../../workspace/overview.ts'

/** One change of an original that several translations are behind, each with the number of the answer that says it is right. */
export type SameChange = {
  readonly words: string
  readonly findings: readonly { readonly finding: ShownFinding; readonly answer: number }[]
}

/** As the rule on stale translations calls it. */
const isRight = 'It is right as it is'

/** The changes of originals that more than one finding is about, wherever the original says the text. Pure. */
export const sameChanges = (findings: readonly ShownFinding[]): SameChange[] => {
  const found = new Map<string, SameChange>()
  for (const finding of findings) {
    const answer = finding.answers.indexOf(isRight)
    const [words] = /it said “.*$/s.exec(finding.message) ?? []
    if (finding.rule !== 'stale-translations' || answer < 0 || words === undefined) continue
    const known = found.get(words)?.findings ?? []
    found.set(words, { words, findings: [...known, { finding, answer }] })
  }
  return [...found.values()].filter((change) => change.findings.length > 1)
}
