import { useContext } from 'react'
import { wholeMessage } from '../../../../../content/lint/findings/wholeMessage.ts'
import type { ShownFinding } from '../../../../workspace/overview.ts'
import { useLanguageNames } from '../../store/useFileLanguage.ts'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import { FindingWords } from '../../ui/FindingWords.tsx'
import { Sign } from '../../ui/Sign.tsx'
import { FormContext } from '../formContext.ts'
import { ShowPlace } from '../ShowPlace.tsx'

/** What is found in a translation is told with its language where it is shown in the original. */
const useLanguageOf = () => {
  const nameOf = useLanguageNames()
  const own = useContext(FormContext)?.file
  return ({ file, ofOriginal }: ShownFinding): string =>
    ofOriginal && ofOriginal.file === own ? `In ${nameOf(file)}: ` : ''
}

/** What lint finds at a place, in its own words, quietly where the author has only begun, with a button for each thing that it can do about it. Nobody is kept from writing on. */
export const FindingNotes = ({
  findings,
  id,
}: {
  findings: readonly ShownFinding[]
  id?: string
}) => {
  const languageOf = useLanguageOf()
  if (findings.length === 0) return null
  return (
    <div className="panel-found" id={id}>
      {findings.map((finding, index) => (
        <div key={index} data-severity={finding.toWrite ? 'note' : finding.severity}>
          <p>
            <Sign name="findings" size={14} />
            <span>
              <strong className="studio-unseen">
                {finding.toWrite ? 'to do' : finding.severity}:{' '}
              </strong>
              {languageOf(finding)}
              <FindingWords message={wholeMessage(finding)} />{' '}
              {finding.advice ? <FindingWords message={finding.advice} /> : null}
            </span>
          </p>
          {finding.fixedIn ? (
            <ShowPlace {...finding.fixedIn} className="view-link" isDeed>
              Show the place
            </ShowPlace>
          ) : null}
          <AnswerButtons finding={finding} />
        </div>
      ))}
    </div>
  )
}
