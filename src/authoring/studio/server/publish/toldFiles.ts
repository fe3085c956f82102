import { changesBetween } from '../../../../content/changes/changesBetween.ts'
import type { Changes } from '../../../../content/changes/told.ts'
import type { Content } from '../../../../core/edits/change.ts'
import type { FileContent } from '../../../../site/git/ownWork.ts'
import type { ToldFileAnswer } from '../../protocol/publishing.ts'
import { shown } from '../views/changesNow.ts'
import type { SectionOfFile } from './bySection.ts'
import type { PublishContext } from './PublishContext.ts'

const contentOf = (path: string, content: FileContent | undefined): Content | undefined =>
  content === null || content === undefined
    ? undefined
    : path.endsWith('.json')
      ? content.toString()
      : content

type Sides = {
  readonly before: (path: string) => FileContent | undefined
  readonly after: (path: string) => FileContent | undefined
}

/** What differs in files between two states, in words. All other files are as they are now. */
export const changesIn = (
  { workspace, kit }: Pick<PublishContext, 'workspace' | 'kit'>,
  touched: readonly string[],
  { before, after }: Sides,
): Changes =>
  changesBetween(kit(), {
    touched,
    before: (path) => contentOf(path, before(path)),
    after: (path) => contentOf(path, after(path)),
    outlines: () => workspace.live().files.map(({ path, summary }) => ({ ...summary, path })),
  })

export const toldFiles = (files: readonly SectionOfFile[]): ToldFileAnswer[] =>
  files.map((file) => ({ ...file, changes: file.changes.map(shown) }))
