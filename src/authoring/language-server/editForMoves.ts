import type { FileRename, WorkspaceEdit } from 'vscode-languageserver'
import { refuse } from '../../content/commands/Ground.ts'
import { say } from '../../content/commands/messages/say.ts'
import { pathOfUri, uriOfPath } from './fileUri.ts'
import { moveFiles } from './moveFiles.ts'
import { isWithin } from './siteRootOf.ts'
import type { Sites } from './sitesOfEditor.ts'

/**
 * What else is to be changed where an editor is about to move files within a site; undefined where that is nothing. Errors: `OperationError` and `WriteProblem`, where
 * only the file can be moved.
 */
export const editForMoves = (
  sites: Sites,
  files: readonly FileRename[],
): WorkspaceEdit | undefined => {
  const moves = files.flatMap(({ oldUri, newUri }) => {
    const [from, to] = [pathOfUri(oldUri), pathOfUri(newUri)]
    const checks = sites
      .all()
      .find(({ site }) => from !== undefined && isWithin(`${site.root}/pages`, from))
    return checks && from !== undefined && to !== undefined ? [{ checks, from, to }] : []
  })
  const [one, ...more] = moves
  if (!one) return undefined
  const { checks, from, to } = one
  const { root } = checks.site
  if (more.length > 0) return refuse(say('severalMoved'))
  const site = checks.checked(true)
  if (!site) return undefined
  if (!isWithin(`${root}/pages`, to)) return refuse(say('outsideOfSite', { to }))
  return moveFiles({
    site,
    from: from.slice(root.length + 1),
    to: to.slice(root.length + 1),
    uriOf: (file) => uriOfPath(`${root}/${file}`),
  })
}
