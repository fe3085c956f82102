import type { ShownFinding } from '../../../workspace/overview.ts'

/**
 * What is found in a document, by the pointer that it is about; texts that are still to be written are prompts, and no faults. `lacking`: what its
 * translations lack, which is told where it stands in this one.
 */
export const findingsByPointer = (
  findings: readonly ShownFinding[],
  lacking: readonly ShownFinding[] = [],
): ReadonlyMap<string, readonly ShownFinding[]> => {
  const all = new Map<string, ShownFinding[]>()
  const put = (pointer: string, finding: ShownFinding) =>
    all.set(pointer, [...(all.get(pointer) ?? []), finding])
  for (const finding of findings) if (finding.rule !== 'scaffold') put(finding.pointer, finding)
  for (const finding of lacking) if (finding.ofOriginal) put(finding.ofOriginal.pointer, finding)
  return all
}
