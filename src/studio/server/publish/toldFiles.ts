import { changesBetween } from '../../../changes/changesBetween.ts'
import type { Changes } from '../../../changes/told.ts'
import type { Held } from '../../../publish/ownWork.ts'
import type { Content } from '../../../writer/change.ts'
import type { ToldFileAnswer } from '../../protocol/publishing.ts'
import { shown } from '../changesNow.ts'
import type { PublishDesk } from './PublishDesk.ts'

const contentOf = (path: string, held: Held | undefined): Content | undefined =>
  held === null || held === undefined ? undefined : path.endsWith('.json') ? held.toString() : held

type Sides = { readonly before: (path: string) => Held | undefined; readonly after: (path: string) => Held | undefined }

/** What differs in files between two states, in words. All other files are as they are now. */
export const changesIn = ({ desk, kit }: Pick<PublishDesk, 'desk' | 'kit'>, touched: readonly string[], { before, after }: Sides): Changes =>
  changesBetween(kit(), {
    touched,
    before: (path) => contentOf(path, before(path)),
    after: (path) => contentOf(path, after(path)),
    outlines: () => desk.live().files.map(({ path, summary }) => ({ ...summary, path })),
  })

export const toldFiles = (changes: Changes): ToldFileAnswer[] => changes.files.map((file) => ({ ...file, changes: file.changes.map(shown) }))
