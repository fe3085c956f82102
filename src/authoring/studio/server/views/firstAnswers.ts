import { liveOverviewOf } from '../../../workspace/liveOverviewOf.ts'
import type { PreviewParts } from '../../../workspace/PreviewParts.ts'
import { drawnAnswer } from './drawnAnswer.ts'
import { namesOfSite } from './namesOfSite.ts'

/** What whoever opens the studio on a page asks for first, in steps: the page, what is told of all documents. */
export const firstAnswers = (
  parts: Pick<PreviewParts, 'workspace' | 'pageOptions'>,
  route: string,
): readonly (() => unknown)[] => [
  () => drawnAnswer(parts, { route }),
  () => liveOverviewOf(parts.workspace),
]

/** The same, and what choosers show, which is asked for once the page stands. */
export const nextAnswers = (
  parts: Pick<PreviewParts, 'workspace' | 'pageOptions'>,
  route: string,
): readonly (() => unknown)[] => {
  const { workspace, pageOptions } = parts
  return [
    ...firstAnswers(parts, route),
    () => namesOfSite(pageOptions().kit, workspace.live(), pageOptions().today),
  ]
}
