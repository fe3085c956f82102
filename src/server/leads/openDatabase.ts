import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Client, createClient, type InStatement, LibsqlError, type ResultSet } from '@libsql/client'
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

const isBusy = (error: unknown) => error instanceof LibsqlError && /^SQLITE_(BUSY|LOCKED)/.test(error.code)
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

const prepare = async (database: Database, isFile: boolean) => {
  if (isFile) {
    const { rows } = await database.run('PRAGMA quick_check(1)')
    if (rows[0]?.['quick_check'] !== 'ok') throw new LibsqlError('a page of it makes no sense', 'SQLITE_CORRUPT')
    await database.run('PRAGMA journal_mode = WAL')
    await database.run('PRAGMA synchronous = FULL') // a lead is on disk, not only with the system, before the answer
    await database.run('PRAGMA secure_delete = ON') // what is deleted for retention leaves nothing legible behind
  }
  await database.run('PRAGMA foreign_keys = ON')
  const version = Number((await database.run('PRAGMA user_version')).rows[0]?.['user_version'] ?? 0)
  if (version > leadTables.length) throw new Error(`it was written by a newer version of this program (${version})`)
  for (const [index, step] of leadTables.entries()) {
    if (index >= version) await database.batch([...step, `PRAGMA user_version = ${index + 1}`])
  }
}

const reasonOf = (error: unknown, place: LeadsPlace): string => {
  const where = place.path ?? place.url
  const code = error instanceof LibsqlError ? error.code : ((error as NodeJS.ErrnoException).code ?? '')
  if (/CANTOPEN|READONLY|EACCES|EPERM|EROFS|ENOTDIR|EEXIST/.test(code))
    return `leads can't be written to ${where}. Give this user the right to write there, or name another place in LEADS_URL.`
  if (/NOTADB|CORRUPT/.test(code))
    return `the leads in ${where} are damaged. Restore a backup: npm run leads -- --restore FILE (the damaged file is kept beside it).`
  if (/FULL|ENOSPC/.test(code)) return `the disk that holds ${where} is full. Make room and start again.`
  return `leads can't be kept in ${where}: ${error instanceof Error ? error.message : String(error)}`
}

const clientOf = ({ url, path, token }: LeadsPlace): Client => {
  if (path) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  // one connection: settings made by PRAGMA belong to a connection
  return createClient({ url, concurrency: path ? 1 : 20, ...(token ? { authToken: token } : {}) })
}

/**
 * Opens the leads database and brings its tables up to date. `patience` is how long a statement waits for another program's
 * lock, in milliseconds. Throws with a plain message that says what to do.
 */
export const openDatabase = async (place: LeadsPlace, patience = 5000): Promise<Database> => {
  let client: Client | undefined
  try {
    const opened = clientOf(place)
    client = opened
    const database: Database = {
      run: (statement) => patient(() => opened.execute(statement), patience),
      batch: (statements) => patient(() => opened.batch([...statements], 'write'), patience),
      close: () => opened.close(),
    }
    await prepare(database, place.path !== undefined)
    return database
  } catch (error) {
    client?.close()
    throw new Error(reasonOf(error, place), { cause: error })
  }
}
