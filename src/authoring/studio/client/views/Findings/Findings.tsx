import { SegmentedControl } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { pluralWord } from '../../../../../core/text/plural.ts'
import type { ShownFinding } from '../../../../workspace/overview.ts'
import { FindingGroup } from '../../panel/FindingGroup.tsx'
import { groupFindings } from '../../panel/groupFindings.ts'
import { foundSince } from '../../store/foundSince.ts'
import { useStudioState } from '../../store/useStudio.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { ComesDue } from './ComesDue.tsx'
import { SameChanges } from './SameChanges.tsx'

const severities = { all: 'All', error: 'Errors', warning: 'Warnings', note: 'Notes' } as const
type Shown = keyof typeof severities

/** Everything that is found in the site, page by page, what is wrong before what is worth a look. */
export const Findings = () => {
  const overview = useStudioState((state) => state.overview)
  const since = useStudioState((state) => state.foundAtFirst)
  const [shown, setShown] = useState<Shown>('all')
  if (!overview) return null
  const count = (kind: ShownFinding['severity']) =>
    overview.findings.filter(({ severity }) => severity === kind).length
  const added = foundSince(overview.findings, since).filter(({ toWrite }) => !toWrite)
  const groups = groupFindings(overview, shown)
  return (
    <div className="view">
      <ViewHead
        title="Findings"
        tools={
          <SegmentedControl.Root
            value={shown}
            onValueChange={(value) => setShown(value as Shown /* one of the items below */)}
            aria-label="Which findings are shown"
          >
            {Object.entries(severities).map(([kind, label]) => (
              <SegmentedControl.Item value={kind} key={kind}>
                {label}{' '}
                {kind === 'all'
                  ? overview.findings.length
                  : count(kind as ShownFinding['severity'])}
              </SegmentedControl.Item>
            ))}
          </SegmentedControl.Root>
        }
      >
        Errors keep the site from being published. Warnings and notes are worth a look.
        {added.length > 0
          ? ` ${pluralWord(added.length, 'One is', `${added.length} are`)} new since the studio was opened.`
          : null}
      </ViewHead>
      {groups.length === 0 ? (
        <Nothing>{shown === 'all' ? 'Nothing is amiss.' : 'There are none of these.'}</Nothing>
      ) : null}
      <SameChanges findings={overview.findings} />
      {groups.map((group) => (
        <FindingGroup key={group.file} group={group} added={new Set(added)} />
      ))}
      <ComesDue />
      <p>
        <Link className="view-link" to="/_checks">
          What pages must say
        </Link>
      </p>
    </div>
  )
}
