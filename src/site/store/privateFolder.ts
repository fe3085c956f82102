import { chmodSync, statSync } from 'node:fs'
import { makeFolder } from './makeFolder.ts'

/**
 * Makes a folder below a site's `data/` that only its owner may read: it has drafts, names or enquiries. An existing folder that others may
 * read is closed. Errors: the system's.
 */
export const privateFolder = (path: string): string => {
  makeFolder(path, 0o700)
  const { mode, uid } = statSync(path)
  const isOurs = process.getuid === undefined || process.getuid() === uid
  if (isOurs && (mode & 0o077) !== 0) chmodSync(path, 0o700) // another user's folder: its rights are that user's business
  return path
}
