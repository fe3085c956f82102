import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { ConnectionOptions } from 'node:tls'
import { LeadsFailure } from '../leadsFailure.ts'

type Address = { readonly host: string; readonly port: number }

/** What LEADS_URL says: one database, on one server or on several of which one takes what is written. */
export type PostgresPlace = {
  /** For people to read: without user and password. */
  readonly name: string
  readonly addresses: readonly Address[]
  readonly user: string | undefined
  readonly password: string | undefined
  readonly database: string | undefined
  /** How connections are encrypted; false: not at all. */
  readonly tls: false | ConnectionOptions
}

const known = ['sslmode', 'sslrootcert', 'host', 'target_session_attrs'] as const
type Parameter = (typeof known)[number]
const modes = ['disable', 'require', 'verify-ca', 'verify-full'] as const

/** Repeats nothing of the address: a password with a sign in it that was not written as %… may stand anywhere. */
const refuse = (text: string, cause?: unknown): never => {
  throw new LeadsFailure(`LEADS_URL can't be used: ${text}.`, 'address', cause)
}

const form =
  'expected postgres://USER:PASSWORD@HOST:PORT/DATABASE, where # in user and password is written as %23, / as %2F, @ as %40'

const decode = (text: string | undefined): string | undefined => {
  try {
    return text ? decodeURIComponent(text) : undefined
  } catch (error) {
    return refuse('a % in it is no code of a sign: write it as %25', error)
  }
}

const addressOf = (text: string): Address => {
  const [, inBrackets, plain, port = '5432'] =
    /^(?:\[([0-9a-f:.]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/i.exec(text) ?? []
  const host = inBrackets ?? plain
  return host !== undefined && Number(port) <= 65_535
    ? { host: decode(host) ?? '', port: Number(port) }
    : refuse(form)
}

const parametersOf = (query: string): Partial<Record<Parameter, string>> => {
  const given = [...new URLSearchParams(query)]
  const stranger = given.find(([name]) => !known.some((entry) => entry === name))
  if (stranger) refuse(`it has an option that is not known here. Known are ${known.join(', ')}`)
  return Object.fromEntries(given)
}

const isHere = ({ host }: Address): boolean =>
  host.startsWith('/') ||
  host === 'localhost' ||
  host === '::1' ||
  (isIP(host) === 4 && host.startsWith('127.'))

const readRoot = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return refuse('the file that sslrootcert names can’t be read', error)
  }
}

/**
 * Source of the modes: libpq. Where none is named, a server elsewhere has to show a certificate for its name, since enquiries are
 * personal; one on this machine is spoken to as it is.
 */
const tlsOf = (
  { sslmode, sslrootcert }: Partial<Record<Parameter, string>>,
  addresses: readonly Address[],
): PostgresPlace['tls'] => {
  const mode = sslmode ?? (addresses.every(isHere) ? 'disable' : 'verify-full')
  if (!modes.some((entry) => entry === mode)) refuse(`expected sslmode to be ${modes.join(', ')}`)
  if (mode === 'disable') return false
  const root = sslrootcert && sslrootcert !== 'system' ? { ca: readRoot(sslrootcert) } : {}
  if (mode === 'require' && !sslrootcert) return { rejectUnauthorized: false }
  return {
    ...root,
    rejectUnauthorized: true,
    ...(mode === 'verify-full' ? {} : { checkServerIdentity: () => undefined }),
  }
}

/**
 * Reads `postgres://USER:PASSWORD@HOST:PORT,HOST:PORT/DATABASE?sslmode=…`. A socket is named by `?host=/var/run/postgresql`. Throws a
 * `LeadsFailure` that says what was expected.
 */
export const postgresPlace = (url: string): PostgresPlace => {
  const [, credentials = '', hosts = '', database = '', query = ''] =
    /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(?:\/([^/?#]*))?(?:\?([^#]*))?$/i.exec(url) ??
    refuse(form)
  const parameters = parametersOf(query)
  if (!/^(read-write|primary)?$/.test(parameters.target_session_attrs ?? ''))
    refuse('leads are written: target_session_attrs can only be read-write')
  const socket = parameters.host
  const addresses =
    hosts === '' && socket ? [{ host: socket, port: 5432 }] : hosts.split(',').map(addressOf)
  const [user, ...password] = credentials.split(':')
  return {
    name: `${hosts || socket}${database ? `/${decode(database)}` : ''}`,
    addresses,
    user: decode(user),
    password: decode(password.join(':')),
    database: decode(database),
    tls: tlsOf(parameters, addresses),
  }
}
