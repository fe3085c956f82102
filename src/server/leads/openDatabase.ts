import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Client, type InStatement, LibsqlError, type ResultSet } from '@libsql/client'
import { answerTime, connect } from './connect.ts'
import { leadsFailure } from './leadsFailure.ts'
import { type FileIdentity, fileIdentity, type LostFile, setLogAside } from './leadsFile.ts'

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
  /** Is told when the file that was open is gone or another one, once its place is taken. */
  readonly onLost?: (lost: LostFile) => void
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

/** A database server that takes a question and never answers it fails it; a file answers at once. */
const inTime = async <T>(action: Promise<T>, { path }: LeadsPlace): Promise<T> => {
  if (path !== undefined) return action
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LibsqlError(`no answer within ${answerTime / 1000} seconds`, 'TIMEOUT')), answerTime)
  })
  try {
    return await Promise.race([action, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The leads database; it is opened, and its tables are brought up to date, at the first statement, and again when its file was
 * replaced. Statements throw what the database reports: see `leadsFailure`.
 *
 * A connection on which a statement failed is given up: the driver leaves such a statement unfinished, and what is written after it
 * on the same connection seems to succeed but is never committed (seen with libsql 0.5 after SQLITE_BUSY).
 */
export const leadsDatabase = (place: LeadsPlace, { patience = 5000, largest = 1 << 30, onLost = () => {} }: DatabaseLimits = {}): Database => {
  let open: Promise<Client> | undefined
  let known: FileIdentity = fileIdentity(undefined)
  let lost: LostFile | undefined
  const letGo = () => {
    open?.then(
      (client) => client.close(),
      () => undefined, // what could not be opened need not be closed
    )
    open = undefined
  }
  /** Looks, once it is open, whether the file is still the one that was opened. */
  const look = () => {
    if (place.path === undefined || known.file === undefined) return
    const current = fileIdentity(place.path)
    if (current.file === known.file) {
      known = current
      return
    }
    letGo()
    lost = setLogAside(place.path, known, Date.now())
    known = fileIdentity(undefined)
  }
  const live = (): Promise<Client> => {
    look()
    open ??= connect(place, known.file !== undefined, largest).then((client) => {
      known = fileIdentity(place.path)
      if (lost) onLost(lost)
      lost = undefined
      return client
    })
    return open
  }
  const attempt = async <T>(action: (client: Client) => Promise<T>): Promise<T> => {
    try {
      return await inTime(live().then(action), place)
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
