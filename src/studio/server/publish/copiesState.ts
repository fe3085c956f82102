import { changesBetween } from '../../../changes/changesBetween.ts'
import { baselineOf } from '../../../files/baseline.ts'
import { readStates } from '../../../files/readStates.ts'
import { proposedSummary } from '../../../publish/proposedSummary.ts'
import type { PublishAnswer } from '../../protocol/publishing.ts'
import type { PublishDesk } from './PublishDesk.ts'
import { readPublications } from './publications.ts'
import { toldFiles } from './toldFiles.ts'

/** What the view Publish shows of a site without git: all that differs from what was published last. */
export const copiesState = ({ desk, kit }: PublishDesk): PublishAnswer => {
  const outlines = () => desk.live().files.map(({ path, summary }) => ({ ...summary, path }))
  const changes = changesBetween(kit(), readStates(desk.root, { folder: baselineOf(desk.root) }, { folder: desk.root }, outlines))
  return {
    to: { kind: 'copies' },
    author: readPublications(desk.root).author,
    isAuthorSaid: readPublications(desk.root).author !== undefined,
    files: toldFiles(changes),
    others: [],
    summary: proposedSummary(changes),
    errors: desk.live().findings.filter(({ severity }) => severity === 'error').length,
    notes: [],
    commits: [],
  }
}
