import { LeadsFailure, type LeadsFailureKind } from '../leadsFailure.ts'
import type { PostgresPlace } from './postgresPlace.ts'

type Known = { readonly code?: string; readonly message?: string }

/** A driver's error carries a code, of PostgreSQL (SQLSTATE) or of the system, or words of the driver's alone. */
const knownOf = (error: unknown): Known => (error instanceof Error ? (error as Known) : {})
const codeOf = (error: unknown): string => knownOf(error).code ?? ''
const driverWords = (error: unknown): string =>
  codeOf(error) ? '' : (knownOf(error).message ?? '')

/** The tables are not there (any more). */
export const isGone = (error: unknown): boolean => /^(42P01|3F000)$/.test(codeOf(error))
export const isLocked = (error: unknown): boolean => codeOf(error) === '55P03'
export const readOnly = '25006'

const isSilent = (error: unknown): boolean =>
  codeOf(error) === 'ETIMEDOUT' ||
  codeOf(error) === '57014' ||
  /time-?out|timed out/i.test(driverWords(error))

/** Nothing came of it for lack of a server: it is away, ends, begins, or is cut off. */
export const isAway = (error: unknown): boolean =>
  /^(ECONN[A-Z]+|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT|08...|57P0[123]|53300)$/.test(
    codeOf(error),
  ) ||
  isSilent(error) ||
  /terminated|not queryable|ended/i.test(driverWords(error))

/** All connections of this process are in use: another server would not do better. */
export const isCrowded = (error: unknown): boolean =>
  driverWords(error) === 'timeout exceeded when trying to connect'

/** A new try may do better, at this server or another one; it does no harm, since an enquiry is stored once. */
export const isPassing = (error: unknown): boolean =>
  isAway(error) || isGone(error) || /^(25006|40001|40P01|23505)$/.test(codeOf(error))

const isUntrusted = (error: unknown): boolean =>
  /CERT|SELF_SIGNED|UNABLE_TO|SSL|TLS|ALTNAME/.test(codeOf(error))

const awayWords = (error: unknown): string => {
  const code = codeOf(error)
  if (isCrowded(error)) return 'does not keep up: all connections are in use'
  if (isSilent(error)) return 'does not answer'
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return 'is not there: nothing answers'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'is not known. Correct its name in LEADS_URL'
  if (code === '53300') return 'has no connection left: let it take more (max_connections)'
  if (/^57P0/.test(code)) return 'is ending or beginning'
  return `broke off the connection${code ? ` (${code})` : ''}`
}

type Say = (kind: LeadsFailureKind, text: string) => LeadsFailure

const refusal = (error: unknown, where: string, say: Say): LeadsFailure | undefined => {
  const code = codeOf(error)
  if (/^28/.test(code))
    return say(
      'away',
      `the database server ${where} does not accept the user name or password in LEADS_URL (${code}).`,
    )
  if (code === '3D000')
    return say(
      'away',
      `the database server ${where} has no such database: make it, or correct its name in LEADS_URL.`,
    )
  if (/does not support SSL/.test(driverWords(error)))
    return say(
      'away',
      `the database server ${where} offers no encryption. Where the way to it is safe without, say so: ?sslmode=disable in LEADS_URL.`,
    )
  if (isUntrusted(error))
    return say(
      'away',
      `the certificate of the database server ${where} can't be trusted (${code}). LEADS_URL may name whom to trust: ?sslrootcert=FILE`,
    )
  return undefined
}

/** Says what a driver's error means for the leads and what to do; nothing that the server says is repeated, since it may quote a visitor. */
export const postgresFailure = (error: unknown, { name: where }: PostgresPlace): LeadsFailure => {
  if (error instanceof LeadsFailure) return error
  const code = codeOf(error)
  const say: Say = (kind, text) => new LeadsFailure(text, kind, error)
  const refused = refusal(error, where, say)
  if (refused) return refused
  if (isLocked(error))
    return say('locked', `the leads in ${where} are locked by another program. End that program.`)
  if (/^53[12]00$/.test(code))
    return say('full', `the leads in ${where} have no more room: the server's disk is full.`)
  if (/^(XX00[12]|58030)$/.test(code))
    return say(
      'damaged',
      `the leads in ${where} are damaged (${code}): whoever keeps the server has to mend it, or restore a backup.`,
    )
  if (code === readOnly)
    return say(
      'unwritable',
      `leads can't be written to ${where}: the server only lets them be read. LEADS_URL may name several, with commas between.`,
    )
  if (code === '42501')
    return say(
      'unwritable',
      `leads can't be written to ${where}. Give the user of LEADS_URL the right: GRANT CREATE ON DATABASE … TO …, or make it the database's owner.`,
    )
  if (isAway(error)) return say('away', `the database server ${where} ${awayWords(error)}.`)
  return say(
    'other',
    `leads can't be kept in ${where}: ${code ? `PostgreSQL reports ${code}` : (knownOf(error).message ?? String(error))}`,
  )
}
