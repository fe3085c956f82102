import { LibsqlError } from '@libsql/client'
import type { LeadsPlace } from './openDatabase.ts'

/** `address`: LEADS_URL can't be one; `away`: the database server does not answer as it should. */
export type LeadsFailureKind = 'address' | 'away' | 'unwritable' | 'damaged' | 'locked' | 'full' | 'other'

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

type Known = { readonly code?: string; readonly status?: number; readonly cause?: Known; readonly name?: string; readonly message?: string }

/** What is wrong with a server, without the error's own words: they may repeat the address with a token in it. */
const serverTrouble = (error: Known): string => {
  const code = error.cause?.code ?? error.code ?? ''
  const status = error.cause?.status
  if (error.name === 'TimeoutError' || code === 'TIMEOUT') return 'does not answer'
  if (code === 'ECONNREFUSED') return 'is not there: nothing answers'
  if (code === 'ENOTFOUND') return 'is not known. Correct its name in LEADS_URL'
  if (status === 401 || status === 403) return `does not accept LEADS_TOKEN (${status})`
  if (status) return `answers ${status}`
  return `can't be used (${code || error.name || 'for no known reason'})`
}

/** Says what a database's error means for the leads and what to do. */
export const leadsFailure = (error: unknown, place: LeadsPlace): LeadsFailure => {
  const { code = '', message = String(error) } = error instanceof Error ? (error as Known) : {} // a driver's error carries what `Known` names, or not
  const say = (kind: LeadsFailureKind, text: string) => new LeadsFailure(text, kind, error)
  if (/^URL_/.test(code) || !URL.canParse(place.url))
    return say('address', "LEADS_URL can't be used: expected libsql://HOST for a database server, or file:PATH.")
  const where = place.path ?? new URL(place.url).host
  if (/NOTADB|CORRUPT/.test(code))
    return say(
      'damaged',
      `the leads in ${where} are damaged, or LEADS_URL names another file. If it names the right one, restore a backup: npm run leads -- --restore FILE`,
    )
  if (/BUSY|LOCKED/.test(code)) return say('locked', `the leads in ${where} are locked by another program. End that program.`)
  if (/FULL|ENOSPC/.test(code)) return say('full', `the leads in ${where} have no more room: the disk is full, or LEADS_LIMIT_MB is reached.`)
  if (/READONLY/.test(code) || isUnreachable(code, error))
    return say('unwritable', `leads can't be written to ${where}. Give this user the right to write there, or name another place in LEADS_URL.`)
  if (place.path === undefined && isServers(error)) return say('away', `the database server ${where} ${serverTrouble(error as Known)}.`)
  return say('other', `leads can't be kept in ${where}: ${message}`)
}

const isUnreachable = (code: string, error: unknown): boolean =>
  /CANTOPEN|EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR|EEXIST/.test(code) || /Unable to open connection/.test(String(error))

/** Not a statement's own fault, but the connection's or the server's. */
const isServers = (error: unknown): boolean => !(error instanceof LibsqlError) || !/^SQLITE_/.test(error.code)
