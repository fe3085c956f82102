import { renameSync, rmSync, statSync } from 'node:fs'
import { typed } from '../../../core/text/typed.mjs'

const identityOf = (path: string): string | undefined => {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat && `${stat.dev}:${stat.ino}`
}

/** Which files stand at a database's path; a program that goes on writing to one that was deleted or replaced would lose everything. */
export type FileIdentity = { readonly file: string | undefined; readonly log: string | undefined }

/** Says which files stand at a path now. */
export const fileIdentity = (path: string): FileIdentity => ({
  file: identityOf(path),
  log: identityOf(`${path}-wal`),
})

/** What became of a file that was open. `aside` is where that file's log went. */
export type LostFile = { readonly isReplaced: boolean; readonly aside: string | undefined }

/**
 * Moves the log of a file that is gone aside: SQLite would delete it, or write it into another file that now stands in its place,
 * and it may hold leads that the file itself has not got yet.
 */
export const setLogAside = (path: string, known: FileIdentity, now: number): LostFile => {
  const current = fileIdentity(path)
  const isReplaced = current.file !== undefined
  if (known.log === undefined || known.log !== current.log) return { isReplaced, aside: undefined }
  rmSync(`${path}-shm`, { force: true })
  if (statSync(`${path}-wal`).size === 0) {
    rmSync(`${path}-wal`)
    return { isReplaced, aside: undefined }
  }
  const aside = `${path}-wal.left-${now}`
  renameSync(`${path}-wal`, aside)
  return { isReplaced, aside }
}

/** Says in the log what became of a file, and what to do. */
export const lostWords = (path: string, { isReplaced, aside }: LostFile): string => {
  const what = isReplaced
    ? `The leads' file ${path} was replaced by another one while the server ran: that one is used from now on.`
    : `The leads' file ${path} was deleted or moved while the server ran: a new one was begun, without the earlier leads.`
  const last = aside
    ? ` What was written last to the old file is in ${aside}: beside that file, as its -wal, it is read again.`
    : ''
  return `${what}${last} To bring leads back from a backup: ${typed('leads', '--restore FILE')}`
}
