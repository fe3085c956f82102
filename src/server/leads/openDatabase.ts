import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Client, createClient, type InStatement, LibsqlError, type ResultSet } from '@libsql/client'
import { makeFolder } from '../../files/makeFolder.ts'
import { leadsFailure } from './leadsFailure.ts'
import { leadTables } from './leadTables.ts'

/** Where leads are kept: `path` only for a file on this machine. */
export type LeadsPlace = { readonly url: string; readonly path: string | undefined; readonly token?: string | undefined }

/** Reads LEADS_URL. `file:` addresses may be relative: to the site's root, not to where the command was started. */
export const leadsPlace = (url: string, root: string, token?: string): LeadsPlace => {
  if (!url.startsWith('file:')) return { url, path: undefined, token }
  const path = url.startsWith('file://') ? fileURLToPath(url) : resolve(root, decodeURIComponent(url.slice('file:'.length)))
  return { url: pathToFileURL(path).href, path }
}

/** A database whose statements wait for a lock without holding up the rest of the server. */
export type Database = {
  readonly run: (statement: InStatement) => Promise<ResultSet>
  readonly batch: (statements: readonly InStatement[]) => Promise<ResultSet[]>
  readonly close: () => void
}

export type DatabaseLimits = {
  /** How long a statement waits for another program's lock, in milliseconds. */
  readonly patience?: number
  /** How large the file may get, in bytes: nobody shall fill the disk with enquiries. */
  readonly largest?: number
}

/** Locked, or closed by another statement that failed at the same time: a new try may do better. */
const isBusy = (error: unknown) => error instanceof LibsqlError && /^(SQLITE_(BUSY|LOCKED)|CLIENT_CLOSED)/.test(error.code)
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** The driver waits for a lock by blocking the whole process, so it is told not to wait, and the waiting happens here. */
const patient = async <T>(action: () => Promise<T>, patience: number): Promise<T> => {
  const end = Date.now() + patience
  for (let wait = 10; ; wait = Math.min(wait * 2, 200)) {
    try {
      return await action()
    } catch (error) {
      if (!isBusy(error) || Date.now() + wait > end) throw error
      await pause(wait)
    }
  }
}

const pageSize = 4096

const prepare = async (client: Client, isFile: boolean, isKnown: boolean, largest: number) => {
  const ask = async (pragma: string) => (await client.execute(`PRAGMA ${pragma}`)).rows[0]?.[0]
  if (isFile) {
    if (!isKnown && (await ask('quick_check(1)')) !== 'ok') throw new LibsqlError('a page of it makes no sense', 'SQLITE_CORRUPT')
    await ask('journal_mode = WAL')
    await ask('synchronous = FULL') // a lead is on disk, not only with the system, before the answer
    await ask('secure_delete = ON') // what is deleted for retention leaves nothing legible behind
    await ask(`max_page_count = ${Math.ceil(largest / pageSize)}`)
  }
  await ask('foreign_keys = ON')
  const version = Number((await ask('user_version')) ?? 0)
  if (version > leadTables.length) throw new Error(`it was written by a newer version of this program (${version})`)
  for (const [index, step] of leadTables.entries()) {
    if (index >= version) await client.batch([...step, `PRAGMA user_version = ${index + 1}`], 'write')
  }
}

const connect = async ({ url, path, token }: LeadsPlace, isKnown: boolean, largest: number): Promise<Client> => {
  if (path) makeFolder(dirname(path), 0o700)
  // one connection: settings made by PRAGMA belong to a connection
  const client = createClient({ url, concurrency: path ? 1 : 20, ...(token ? { authToken: token } : {}) })
  try {
    await prepare(client, path !== undefined, isKnown, largest)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** Which file stands at a path; a program that goes on writing to one that was deleted or replaced would lose everything. */
const identityOf = ({ path }: LeadsPlace): string | undefined => {
  const stat = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })
  return stat && `${stat.dev}:${stat.ino}`
}

/**
 * The leads database; it is opened, and its tables are brought up to date, at the first statement, and again when its file was
 * replaced. Statements throw what the database reports: see `leadsFailure`.
 *
 * A connection on which a statement failed is given up: the driver leaves such a statement unfinished, and what is written after it
 * on the same connection seems to succeed but is never committed (seen with libsql 0.5 after SQLITE_BUSY).
 */
export const leadsDatabase = (place: LeadsPlace, { patience = 5000, largest = 1 << 30 }: DatabaseLimits = {}): Database => {
  let open: Promise<Client> | undefined
  let identity: string | undefined
  const letGo = () => {
    open?.then(
      (client) => client.close(),
      () => undefined, // what could not be opened need not be closed
    )
    open = undefined
  }
  const live = (): Promise<Client> => {
    const current = identityOf(place)
    if (current !== identity) letGo()
    open ??= connect(place, current !== undefined && current === identity, largest).then((client) => {
      identity = identityOf(place)
      return client
    })
    return open
  }
  const attempt = async <T>(action: (client: Client) => Promise<T>): Promise<T> => {
    try {
      return await action(await live())
    } catch (error) {
      letGo()
      throw error
    }
  }
  return {
    run: (statement) => patient(() => attempt((client) => client.execute(statement)), patience),
    batch: (statements) => patient(() => attempt((client) => client.batch([...statements], 'write')), patience),
    close: letGo,
  }
}

/** Opens the leads database at once. Throws with a plain message that says what to do. */
export const openDatabase = async (place: LeadsPlace, limits: DatabaseLimits = {}): Promise<Database> => {
  const database = leadsDatabase(place, limits)
  try {
    await database.run('SELECT 1')
    return database
  } catch (error) {
    throw leadsFailure(error, place)
  }
}
