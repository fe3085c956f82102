import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { ShownFinding } from '../../../../workspace/overview.ts'
import { useStudio } from '../../store/useStudio.ts'
import { type SameChange, sameChanges } from './sameChanges.ts'

const One = ({ change: { before, after, findings } }: { readonly change: SameChange }) => {
  const studio = useStudio()
  const [isBusy, setBusy] = useState(false)
  const settle = async () => {
    setBusy(true)
    for (const { finding, answer } of findings) await studio.applySuggestion(finding, answer)
    setBusy(false)
  }
  return (
    <li className="view-finding">
      <strong>Same change</strong>
      <div>
        <p>
          {findings.length} translations have the same warning. The original has changed: it said “
          {before}”, and says “{after}” now.
        </p>
        <div className="view-row">
          <Button
            size="1"
            variant="surface"
            color="gray"
            highContrast
            loading={isBusy}
            onClick={() => void settle()}
          >
            Translations need no change
          </Button>
        </div>
      </div>
    </li>
  )
}

/** Asks once about a change that makes several translations stale, such as of capital letters. */
export const SameChanges = ({ findings }: { readonly findings: readonly ShownFinding[] }) => {
  const changes = sameChanges(findings)
  return changes.length === 0 ? null : (
    <ul className="view-list">
      {changes.map((change) => (
        <One key={JSON.stringify([change.before, change.after])} change={change} />
      ))}
    </ul>
  )
}
