import { RenameFile, TextDocumentEdit, type WorkspaceEdit } from 'vscode-languageserver'
import { refuse } from '../../content/commands/Ground.ts'
import { say } from '../../content/commands/messages/say.ts'
import { move } from '../../content/commands/move.ts'
import { onUpgraded } from '../../content/commands/onUpgraded.ts'
import { refuseNewer } from '../../content/commands/refuseNewer.ts'
import { assetsFolder, placeOf } from '../../core/document/sources.ts'
import type { CheckedSite } from './openSite.ts'
import { isWithin } from './siteRootOf.ts'
import { workspaceEditOf } from './workspaceEditOf.ts'

/** What `move` calls a file or folder of a site; undefined for what is neither, such as settings. */
const nameOf = (path: string, isFolder: boolean): string | undefined => {
  if (path.startsWith(`${assetsFolder}/`)) return isFolder ? undefined : path
  if (isFolder)
    return path.split('/').some((part) => part.startsWith('_'))
      ? undefined
      : `${path.slice('pages'.length)}/*`
  return path.endsWith('.json') ? placeOf(path)?.route : undefined
}

export type MoveOptions = {
  readonly site: CheckedSite
  /** The file or folder by its path from the site's root, before and after. */
  readonly from: string
  readonly to: string
  readonly uriOf: (file: string) => string
}

/**
 * What else is to be changed where an editor is about to move a file or folder: what the command `move` does, but for those moves themselves. Undefined where
 * nothing names it. Pure. Errors: `OperationError` and `WriteProblem`, in words for the author.
 */
export const moveFiles = ({ site, from, to, uriOf }: MoveOptions): WorkspaceEdit | undefined => {
  const isFolder =
    !site.files.some(({ path }) => path === from) &&
    !site.sources.assets.some(({ path }) => path === from)
  if (isFolder && !site.files.some(({ path }) => isWithin(from, path))) return undefined
  const [source, target] = [nameOf(from, isFolder), nameOf(to, isFolder)]
  if (source === undefined) return undefined
  if (target === undefined) return refuse(say('noPlaceForFile', { to }))
  refuseNewer(site.kit, site.sources)
  const { change, asWritten } = move(site, source, target)
  const { documentChanges = [] } = workspaceEditOf(
    site,
    asWritten ? change : onUpgraded(site.files, change),
    uriOf,
  )
  const done = documentChanges
    .filter(RenameFile.is)
    .filter(({ oldUri }) => isWithin(uriOf(from), oldUri))
  const before = new Map(done.map(({ oldUri, newUri }) => [newUri, oldUri])) // texts are changed before the editor moves them
  return {
    documentChanges: documentChanges.flatMap(
      (one): NonNullable<WorkspaceEdit['documentChanges']> => {
        if (!TextDocumentEdit.is(one)) return RenameFile.is(one) && done.includes(one) ? [] : [one]
        const { uri, version } = one.textDocument
        return [{ ...one, textDocument: { uri: before.get(uri) ?? uri, version } }]
      },
    ),
  }
}
