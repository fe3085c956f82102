import { Badge } from '@radix-ui/themes'
import { wholeMessage } from '../../../../content/lint/findings/wholeMessage.ts'
import { assetFolder } from '../../../../core/document/addresses.ts'
import { assetsFolder } from '../../../../core/document/sources.ts'
import { pluralWord } from '../../../../core/text/plural.ts'
import type { ShownFinding } from '../../../workspace/overview.ts'
import { isPictureAddress } from '../choosers/PictureChooser.tsx'
import { AnswerButtons } from '../ui/AnswerButtons.tsx'
import { FindingWords } from '../ui/FindingWords.tsx'
import type { FindingGroup as Group } from './groupFindings.ts'
import { ShowPlace } from './ShowPlace.tsx'

const words = { error: 'Error', warning: 'Warning', note: 'Note' } as const

/** Where the author can fix what is found. */
const placeOf = ({ file, pointer, fixedIn }: ShownFinding) => fixedIn ?? { file, pointer }

/** What is found, as authors know it, with the way to its place and what can be done about it. */
export const Finding = ({ finding, isNew }: { finding: ShownFinding; isNew: boolean }) => {
  return (
    <li className="view-finding" data-severity={finding.severity}>
      <strong>{words[finding.severity]}</strong>
      <div>
        <p>
          {isNew ? <Badge mr="2">New</Badge> : null}
          <FindingWords message={wholeMessage(finding)} />
        </p>
        {finding.advice ? (
          <p className="studio-quiet">
            <FindingWords message={finding.advice} />
          </p>
        ) : null}
        <div className="view-row">
          <ShowPlace {...placeOf(finding)} className="view-link" isDeed>
            Show the place
          </ShowPlace>
          <AnswerButtons finding={finding} />
        </div>
      </div>
    </li>
  )
}

/** What is begun and nobody has written yet: one entry for all of them, since the page and its panel show each. */
const ToWrite = ({ findings }: { findings: readonly ShownFinding[] }) => {
  const [first] = findings
  return first ? (
    <li className="view-finding">
      <strong>To write</strong>
      <div>
        <p>
          {pluralWord(findings.length, 'One thing is', `${findings.length} things are`)} begun and
          still to be written. The site can’t be published before.
        </p>
        <p className="studio-quiet">
          A page that needs time can be made a draft: then it is left out.
        </p>
        <div className="view-row">
          <ShowPlace file={first.file} pointer={first.pointer} className="view-link" isDeed>
            Show the place
          </ShowPlace>
        </div>
      </div>
    </li>
  ) : null
}

/** Beside its name, which says little, a picture is known by what it shows. */
const Thumbnail = ({ file }: { file: string }) => {
  const address = file.startsWith(`${assetsFolder}/`)
    ? file.replace(`${assetsFolder}/`, assetFolder)
    : ''
  return isPictureAddress(address) ? (
    <img className="view-thumbnail" src={address} alt="" loading="lazy" />
  ) : null
}

/** What is found in one document. */
export const FindingGroup = ({
  group: { file, name, route, findings },
  added,
}: {
  group: Group
  added: ReadonlySet<ShownFinding>
}) => (
  <section className="view-group" aria-label={name}>
    <h2>
      <Thumbnail file={file} />
      <ShowPlace file={file} pointer="">
        {name}
      </ShowPlace>{' '}
      {route ? <span className="studio-quiet">{route}</span> : null}
    </h2>
    <ul className="view-list">
      <ToWrite findings={findings.filter(({ toWrite }) => toWrite)} />
      {findings.flatMap((finding, index) =>
        finding.toWrite
          ? []
          : [<Finding key={index} finding={finding} isNew={added.has(finding)} />],
      )}
    </ul>
  </section>
)
