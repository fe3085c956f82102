import { changesBetween } from '../../../../content/changes/changesBetween.ts'
import { proposedSummary } from '../../../../site/git/proposedSummary.ts'
import { baselineOf } from '../../../../site/store/baseline.ts'
import { readStates } from '../../../../site/store/readStates.ts'
import type { PublishAnswer } from '../../protocol/publishing.ts'
import { heldErrors } from './heldErrors.ts'
import type { PublishContext } from './PublishContext.ts'
import { readPublications } from './publications.ts'
import { toldFiles } from './toldFiles.ts'

/** What the view Publish shows of a site without git: all that differs from what was published last. */
export const copiesState = ({ workspace, kit }: PublishContext): PublishAnswer => {
  const outlines = () => workspace.live().files.map(({ path, summary }) => ({ ...summary, path }))
  const { findings, files } = workspace.checked()
  const changes = changesBetween(
    kit(),
    readStates(
      workspace.root,
      { folder: baselineOf(workspace.root) },
      { folder: workspace.root },
      outlines,
    ),
  )
  return {
    to: { kind: 'copies' },
    author: readPublications(workspace.root).author,
    isAuthorSaid: readPublications(workspace.root).author !== undefined,
    files: toldFiles(changes.files),
    others: [],
    summary: proposedSummary(changes),
    errors: heldErrors(workspace, kit(), {
      files,
      stays: new Set(),
      errors: findings.filter(({ severity }) => severity === 'error'),
    }),
    notes: [],
    commits: [],
  }
}
