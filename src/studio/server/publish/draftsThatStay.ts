import type { FileContent, Share } from '../../../publish/ownWork.ts'
import type { PublishContext } from './PublishContext.ts'
import { plannedErrors } from './plannedState.ts'

const wasShown = (content: FileContent): boolean => {
  try {
    return content !== null && (JSON.parse(content.toString()) as { readonly draft?: unknown }) /* any member of it */.draft !== true
  } catch {
    return true // what it was can't be told, so it is no draft that nobody would miss
  }
}

/**
 * Drafts that no visitor has seen and none would see: they stay here unless somebody says that they go along. A page that was published and is a draft
 * now is none of them. Where something that goes out needs them, all go along.
 */
export const draftsThatStay = (
  { workspace, kit, cache }: PublishContext,
  shares: readonly Share[],
  published: ReadonlyMap<string, FileContent>,
  now: (path: string) => FileContent,
): ReadonlySet<string> => {
  const drafts = new Set(workspace.live().files.flatMap(({ path, summary }) => (summary.draft ? [path] : [])))
  const stay = new Set(shares.flatMap(({ path, whose }) => (whose !== 'other' && drafts.has(path) && !wasShown(published.get(path) ?? null) ? [path] : [])))
  if (stay.size === 0) return stay
  const errors = (without: ReadonlySet<string>) => plannedErrors({ workspace, kit: kit(), cache }, shares, { now, published, also: new Set(), without }).length
  return errors(stay) > errors(new Set()) ? new Set() : stay
}
