import { useMemo } from 'react'
import type { ShownFinding } from '../../../../workspace/overview.ts'
import { useStudioState } from '../../store/useStudio.ts'

/** What is found in a fact, by the pointer within it. */
export const useFactFindings = (name: string): ReadonlyMap<string, readonly ShownFinding[]> => {
  const all = useStudioState(({ overview }) => overview?.findings)
  return useMemo(() => {
    const found = new Map<string, ShownFinding[]>()
    const base = `/facts/${name}`
    for (const finding of all ?? []) {
      if (finding.file !== 'pages/_facts.json' || !`${finding.pointer}/`.startsWith(`${base}/`))
        continue
      const within = finding.pointer.slice(base.length) || '/label'
      found.set(within, [...(found.get(within) ?? []), finding])
    }
    return found
  }, [all, name])
}
