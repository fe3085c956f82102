import { setTimeout as pause } from 'node:timers/promises'
import { type Client, type InStatement, LibsqlError, type ResultSet } from '@libsql/client'
import { defaultLargest, type StoreLimits } from '../leadStore.ts'
import { connect } from './connect.ts'
import { fileFailure } from './fileFailure.ts'
import type { FilePlace } from './filePlace.ts'
import {
  type FileIdentity,
  fileIdentity,
  type LostFile,
  lostWords,
  setLogAside,
} from './leadsFile.ts'

/** A database file whose statements wait for a lock without holding up the rest of the server. Statements throw a `LeadsFailure`. */
export type Database = {
  readonly run: (statement: InStatement) => Promise<ResultSet>
  readonly batch: (statements: readonly InStatement[]) => Promise<ResultSet[]>
  /** Brings all that was written from the log beside the file into the file, which is whole by itself then, and lets go of it. */
  readonly close: () => Promise<void>
}

/** Locked, or closed by another statement that failed at the same time: a new try may do better. */
const isBusy = (error: unknown) =>
  error instanceof LibsqlError && /^(SQLITE_(BUSY|LOCKED)|CLIENT_CLOSED)/.test(error.code)

/** The driver waits for a lock by blocking the whole process, so it is told not to wait, and the waiting happens here. */
const retry = async <T>(action: () => Promise<T>, timeout: number): Promise<T> => {
  const end = Date.now() + timeout
  for (let wait = 10; ; wait = Math.min(wait * 2, 200)) {
    try {
      return await action()
    } catch (error) {
      if (!isBusy(error) || Date.now() + wait > end) throw error
      await pause(wait)
    }
  }
}

/**
 * The leads' database file; it is opened, and its tables are brought up to date, at the first statement, and again when the file was
 * replaced.
 *
 * A connection on which a statement failed is given up: the driver leaves such a statement unfinished, and what is written after it
 * on the same connection seems to succeed but is never committed (seen with libsql 0.5 after SQLITE_BUSY).
 */
export const openDatabase = (
  place: FilePlace,
  { timeout = 5000, largest = defaultLargest, onLost = () => {} }: StoreLimits = {},
): Database => {
  let open: Promise<Client> | undefined
  let known: FileIdentity | undefined
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
    if (known?.file === undefined) return
    const current = fileIdentity(place.path)
    if (current.file === known.file) {
      known = current
      return
    }
    letGo()
    lost = setLogAside(place.path, known, Date.now())
    known = undefined
  }
  const live = (): Promise<Client> => {
    look()
    open ??= connect(place, known !== undefined, largest).then((client) => {
      known = fileIdentity(place.path)
      if (lost) onLost(lostWords(place.path, lost))
      lost = undefined
      return client
    })
    return open
  }
  const attempt = async <T>(action: (client: Client) => Promise<T>): Promise<T> => {
    try {
      return await live().then(action)
    } catch (error) {
      letGo()
      throw error
    }
  }
  const ask = <T>(action: (client: Client) => Promise<T>): Promise<T> =>
    retry(() => attempt(action), timeout).catch((error) => {
      throw fileFailure(error, place)
    })
  return {
    run: (statement) => ask((client) => client.execute(statement)),
    batch: (statements) => ask((client) => client.batch([...statements], 'write')),
    close: async () => {
      await open
        ?.then((client) => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'))
        .catch(() => undefined) // where that fails, the log beside the file still has it
      letGo()
    },
  }
}
