import { LibsqlError } from '@libsql/client'
import type { LeadsPlace } from './openDatabase.ts'

export type LeadsFailureKind = 'unwritable' | 'damaged' | 'locked' | 'full' | 'other'

/** Why leads can't be kept, in plain words. */
export class LeadsFailure extends Error {
  constructor(
    message: string,
    readonly kind: LeadsFailureKind,
    cause: unknown,
  ) {
    super(message, { cause })
  }
}

/** Says what a database's error means for the leads and what to do. */
export const leadsFailure = (error: unknown, place: LeadsPlace): LeadsFailure => {
  const where = place.path ?? new URL(place.url).host
  const code = error instanceof LibsqlError ? error.code : ((error as NodeJS.ErrnoException).code ?? '')
  const say = (kind: LeadsFailureKind, message: string) => new LeadsFailure(message, kind, error)
  if (/CANTOPEN|READONLY|EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR|EEXIST/.test(code) || /Unable to open connection/.test(String(error)))
    return say('unwritable', `leads can't be written to ${where}. Give this user the right to write there, or name another place in LEADS_URL.`)
  if (/NOTADB|CORRUPT/.test(code)) return say('damaged', `the leads in ${where} are damaged. Restore a backup: npm run leads -- --restore FILE`)
  if (/BUSY|LOCKED/.test(code)) return say('locked', `the leads in ${where} are locked by another program. End that program.`)
  if (/FULL|ENOSPC/.test(code)) return say('full', `the leads in ${where} have no more room: the disk is full, or LEADS_LIMIT_MB is reached.`)
  return say('other', `leads can't be kept in ${where}: ${error instanceof Error ? error.message : String(error)}`)
}
