import type { ShownFinding } from '../../../preview/overview.ts'

/** What is found in a document, by the pointer that it is about; texts that are still to be written are prompts, and no faults. */
export const findingsByPointer = (findings: readonly ShownFinding[]): ReadonlyMap<string, readonly ShownFinding[]> => {
  const all = new Map<string, ShownFinding[]>()
  for (const finding of findings) if (finding.rule !== 'scaffold') all.set(finding.pointer, [...(all.get(finding.pointer) ?? []), finding])
  return all
}
