import { Button } from '@radix-ui/themes'
import type { ShownFinding } from '../../../../preview/overview.ts'
import { useStudio } from '../../store/useStudio.ts'
import { Sign } from '../../ui/Sign.tsx'

/** What lint finds at a place, in its own words, quietly where the author has only begun, with a button for each thing that it can do about it. Nobody is kept from writing on. */
export const FindingNotes = ({ findings, id }: { findings: readonly ShownFinding[]; id?: string }) => {
  const studio = useStudio()
  if (findings.length === 0) return null
  return (
    <div className="panel-found" id={id}>
      {findings.map((finding, index) => (
        <div key={index} data-severity={finding.toWrite ? 'note' : finding.severity}>
          <p>
            <Sign name="findings" size={14} />
            <span>
              <strong className="studio-unseen">{finding.toWrite ? 'to do' : finding.severity}: </strong>
              {finding.message} {finding.suggestion}
            </span>
          </p>
          {finding.answers.map((label, answer) => (
            <Button key={label} size="1" variant="surface" color="gray" highContrast onClick={() => void studio.answer(finding, answer)}>
              {label}
            </Button>
          ))}
        </div>
      ))}
    </div>
  )
}
