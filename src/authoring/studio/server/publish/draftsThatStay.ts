import type { FileContent, Share } from '../../../../site/git/ownWork.ts'
import type { PublishContext } from './PublishContext.ts'
import { plannedSite } from './plannedState.ts'

const wasShown = (content: FileContent): boolean => {
  try {
    return (
      content !== null &&
      (JSON.parse(content.toString()) as { readonly draft?: unknown }) /* any member of it */
        .draft !== true
    )
  } catch {
    return true // what it was can't be told, so it is no draft that nobody would miss
  }
}

/** Drafts that no visitor has seen, which none sees for as long as they are drafts. A page that was published and is a draft now is none of them. */
export const unseenDrafts = (
  { workspace }: PublishContext,
  shares: readonly Share[],
  published: ReadonlyMap<string, FileContent>,
): ReadonlySet<string> => {
  const drafts = new Set(
    workspace.live().files.flatMap(({ path, summary }) => (summary.draft ? [path] : [])),
  )
  return new Set(
    shares.flatMap(({ path, whose }) =>
      whose !== 'other' && drafts.has(path) && !wasShown(published.get(path) ?? null) ? [path] : [],
    ),
  )
}

/** Which of them stay here unless somebody says that they go along: all, or none where something that goes out needs one. */
export const draftsThatStay = (
  { workspace, kit, cache }: PublishContext,
  unseen: ReadonlySet<string>,
  shares: readonly Share[],
  published: ReadonlyMap<string, FileContent>,
  now: (path: string) => FileContent,
): ReadonlySet<string> => {
  if (unseen.size === 0) return unseen
  const errors = (without: ReadonlySet<string>) =>
    plannedSite({ workspace, kit: kit(), cache }, shares, {
      now,
      published,
      also: new Set(),
      without,
    }).errors.length
  return errors(unseen) > errors(new Set()) ? new Set() : unseen
}
