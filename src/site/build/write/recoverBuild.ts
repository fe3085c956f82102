import { typed } from '../../../core/text/typed.mjs'
import { applyUpdate, readJournal } from '../../store/applyUpdate.ts'
import { tryLock } from '../../store/folderLock.ts'

/**
 * Finishes what a killed build has committed, for whoever serves the folder. A build that is at work finishes by itself; a journal that can't be read
 * is left to the next build, which makes the site anew. Costs nothing where nothing is left.
 */
export const recoverBuild = (folder: string, tell: (line: string) => void): void => {
  const journal = readJournal(folder)
  if (journal === undefined) return
  if (journal === 'damaged') {
    tell(
      `The last build of ${folder} was cut off, and its journal is damaged: some pages may be older than others. Build it again: ${typed('build')}`,
    )
    return
  }
  const release = tryLock(folder)
  if (!release) return
  applyUpdate(folder)
  release()
}
