import { wholeMessage } from '../../../../../content/lint/findings/wholeMessage.ts'
import type { PublishAnswer } from '../../../protocol/publishing.ts'
import { lackingIn } from '../../store/findingsIn.ts'
import { useLanguageNames } from '../../store/useFileLanguage.ts'
import { useStudioState } from '../../store/useStudio.ts'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import { FindingWords } from '../../ui/FindingWords.tsx'
import { Notice } from './Notice.tsx'

type Props = { readonly answer: PublishAnswer; readonly without: ReadonlySet<string> }

/** What translations lack of what goes out, or have in another order. It may go out all the same; afterwards nobody looks for it. */
export const Behind = ({ answer, without }: Props) => {
  const findings = useStudioState(({ overview }) => overview?.findings)
  const languageOf = useLanguageNames()
  const goes = answer.files.filter(({ file }) => !without.has(file))
  // Errors are told as what holds all back.
  const behind = goes
    .flatMap(({ file }) => lackingIn(findings, file))
    .filter(({ severity }) => severity !== 'error')
  if (behind.length === 0) return null
  return (
    <Notice kind="note">
      <p>
        <strong>In other languages this has not followed.</strong> It can go out all the same.
      </p>
      <ul className="publish-held">
        {behind.map((finding) => (
          <li key={finding.id}>
            In {languageOf(finding.file)}: <FindingWords message={wholeMessage(finding)} />
            <div className="view-row">
              <AnswerButtons finding={finding} />
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
