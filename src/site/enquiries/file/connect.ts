import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Client, createClient, LibsqlError } from '@libsql/client'
import { makeFolder } from '../../store/makeFolder.ts'
import type { FilePlace } from './filePlace.ts'
import { leadTables } from './leadTables.ts'

const pageSize = 4096

/** The endings of a database's files: itself, and what SQLite writes beside it. */
export const fileEndings = ['', '-wal', '-shm'] as const

/** SQLite would let everybody read what it makes; what it writes beside a file gets that file's rights. */
const keepToOwner = (path: string) => {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  for (const ending of fileEndings) {
    const stat = statSync(path + ending, { throwIfNoEntry: false })
    if (!stat?.isFile() || (stat.mode & 0o077) === 0) continue
    try {
      chmodSync(path + ending, stat.mode & 0o700)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error // another user's file: its rights are that user's business
    }
  }
}

const prepareFile = async (
  ask: (pragma: string) => Promise<unknown>,
  isKnown: boolean,
  largest: number,
) => {
  if (!isKnown && (await ask('quick_check(1)')) !== 'ok')
    throw new LibsqlError('a page of it makes no sense', 'SQLITE_CORRUPT')
  await ask('journal_mode = WAL')
  await ask('synchronous = FULL') // a lead is on disk, not only with the system, before the answer
  await ask('secure_delete = ON') // what is deleted for retention leaves nothing legible behind
  await ask(`max_page_count = ${Math.ceil(largest / pageSize)}`)
}

const bringUpToDate = async (client: Client, ask: (pragma: string) => Promise<unknown>) => {
  const version = Number((await ask('user_version')) ?? 0)
  if (version > leadTables.length)
    throw new Error(`it was written by a newer version of this program (${version})`)
  for (const [index, step] of leadTables.entries()) {
    if (index < version) continue
    try {
      await client.batch([...step, `PRAGMA user_version = ${index + 1}`], 'write')
    } catch (error) {
      if (Number(await ask('user_version')) <= index) throw error
      throw new LibsqlError(
        'another program brought the tables up to date meanwhile',
        'SQLITE_BUSY',
      ) // a new try finds them so
    }
  }
}

/** A client of a database file. Nothing is asked yet. */
export const openClient = ({ url }: FilePlace): Client => createClient({ url, concurrency: 1 }) // one connection: settings made by PRAGMA belong to a connection

/** Opens a database file, and makes or brings up to date its tables. `isKnown` spares looking the file through, `largest` is in bytes. */
export const connect = async (
  place: FilePlace,
  isKnown: boolean,
  largest: number,
): Promise<Client> => {
  makeFolder(dirname(place.path), 0o700)
  keepToOwner(place.path)
  const client = openClient(place)
  const ask = async (pragma: string): Promise<unknown> =>
    (await client.execute(`PRAGMA ${pragma}`)).rows[0]?.[0]
  try {
    await prepareFile(ask, isKnown, largest)
    await ask('foreign_keys = ON')
    await bringUpToDate(client, ask)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}
