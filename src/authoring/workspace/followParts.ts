import { join } from 'node:path'
import type { Engine } from '../../core/engine/Engine.ts'
import { errorMessage } from '../../core/text/errorMessage.mjs'
import { visitorFiles } from '../../site/build/files/clientFiles.ts'
import { watchFolder } from '../../site/store/watchFolder.ts'
import type { AuthoringKit } from './AuthoringKit.ts'
import type { House } from './PreviewParts.ts'
import type { Workspace } from './workspace.ts'

/** Opens the site's own parts anew. Throws in words for the author. */
export type Reopen = () => Promise<{ readonly kit: AuthoringKit; readonly engine: Engine }>

/** Where a site has parts of its own. */
const folders = ['blocks', 'fields', 'rules']

/**
 * Follows the site's own parts while somebody writes them: each save takes the next ones; where these are wrong, the last good ones stay, and what is wrong is told.
 * Gives what ends it.
 */
export const followParts = (
  workspace: Workspace,
  reopen: Reopen,
  take: (house: House) => void,
): (() => void) => {
  let turn = Promise.resolve()
  const next = async () => {
    try {
      const { kit, engine } = await reopen()
      take({ kit, client: visitorFiles(engine, kit) })
      workspace.take({ kit })
    } catch (error) {
      workspace.take({ problem: errorMessage(error) })
    }
  }
  const changed = () => {
    turn = turn.then(next) // one after the other: the last save wins
  }
  const ends = folders.map((folder) => watchFolder(join(workspace.root, folder), changed))
  return () => {
    for (const end of ends) end()
  }
}
