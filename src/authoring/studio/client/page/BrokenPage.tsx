import { FindingsPanel } from '../../../workspace/client/FindingsPanel.tsx'
import type { ShownFinding } from '../../../workspace/overview.ts'
import { Finding } from '../panel/FindingGroup.tsx'
import { usePage } from '../store/pageContext.ts'
import { useStudioState } from '../store/useStudio.ts'

/** Documents that every page is drawn from: what is wrong with one of them is told on every page. */
const shared = new Set(['pages/_site.json', 'pages/_facts.json'])

/** Over a page whose document can't be read at the moment, such as after a slip in a text editor: what is wrong, in lint's words. */
export const BrokenPage = () => {
  const { file, listed } = usePage()
  const overview = useStudioState((state) => state.overview)
  const broken = new Set(
    overview?.documents.flatMap(({ path, shown }) =>
      shown !== 'now' && (path === file || shared.has(path)) ? [path] : [],
    ),
  )
  const findings =
    overview?.findings.filter(
      (finding) => broken.has(finding.file) && finding.severity === 'error',
    ) ?? []
  // What can't even be read is mended in a text editor, by its lines: there lint's own words help.
  const isUnread = findings.some(({ rule }) => rule === 'syntax')
  return findings.length === 0 ? null : (
    <FindingsPanel
      document={listed}
      findings={findings}
      root={overview?.root ?? ''}
      {...(isUnread
        ? {}
        : {
            card: (finding: ShownFinding, index: number) => (
              <Finding key={index} finding={finding} isNew={false} />
            ),
          })}
    />
  )
}
