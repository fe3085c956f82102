import { typed } from '../../../core/text/typed.mjs'
import { LeadsFailure, type LeadsFailureKind } from '../leadsFailure.ts'
import type { FilePlace } from './filePlace.ts'

const isUnreachable = (code: string, error: unknown): boolean =>
  /CANTOPEN|EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR|EEXIST/.test(code) ||
  /Unable to open connection/.test(String(error))

/** Says what the database's error means for the leads and what to do. */
export const fileFailure = (error: unknown, { path }: FilePlace): LeadsFailure => {
  if (error instanceof LeadsFailure) return error
  const { code = '', message = String(error) } =
    error instanceof Error ? (error as { code?: string; message: string }) : {} // a driver's error carries a code, or not
  const say = (kind: LeadsFailureKind, text: string) => new LeadsFailure(text, kind, error)
  if (/NOTADB|CORRUPT/.test(code))
    return say(
      'damaged',
      `the leads in ${path} are damaged, or LEADS_URL names another file. If it names the right one, restore a backup: ${typed('leads', '--restore FILE')}`,
    )
  if (/BUSY|LOCKED/.test(code))
    return say('locked', `the leads in ${path} are locked by another program. End that program.`)
  if (/FULL|ENOSPC/.test(code))
    return say(
      'full',
      `the leads in ${path} have no more room: the disk is full, or LEADS_LIMIT_MB is reached.`,
    )
  if (/READONLY/.test(code) || isUnreachable(code, error))
    return say(
      'unwritable',
      `leads can't be written to ${path}. Give this user the right to write there, or name another place in LEADS_URL.`,
    )
  return say('other', `leads can't be kept in ${path}: ${message}`)
}
