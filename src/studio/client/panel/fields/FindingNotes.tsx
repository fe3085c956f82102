import type { ShownFinding } from '../../../../preview/overview.ts'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import { Sign } from '../../ui/Sign.tsx'
import { FindingWords } from '../../views/parts/FindingWords.tsx'

/** What lint finds at a place, in its own words, quietly where the author has only begun, with a button for each thing that it can do about it. Nobody is kept from writing on. */
export const FindingNotes = ({ findings, id }: { findings: readonly ShownFinding[]; id?: string }) => {
  if (findings.length === 0) return null
  return (
    <div className="panel-found" id={id}>
      {findings.map((finding, index) => (
        <div key={index} data-severity={finding.toWrite ? 'note' : finding.severity}>
          <p>
            <Sign name="findings" size={14} />
            <span>
              <strong className="studio-unseen">{finding.toWrite ? 'to do' : finding.severity}: </strong>
              <FindingWords>{finding.message}</FindingWords> {finding.suggestion ? <FindingWords>{finding.suggestion}</FindingWords> : null}
            </span>
          </p>
          <AnswerButtons finding={finding} />
        </div>
      ))}
    </div>
  )
}
