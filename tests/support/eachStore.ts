import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import type { Lead } from '../../src/site/enquiries/lead.ts'
import type { LeadStore } from '../../src/site/enquiries/leadStore.ts'
import { openLeadStore } from '../../src/site/enquiries/openLeadStore.ts'
import { temporaryFolder } from './builtSite.ts'
import { leadsAt } from './leads.ts'
import { type Postgres, postgresPath, startPostgres } from './postgres.ts'

/** A place for leads, empty at first, in a folder that is removed after the test, or after all where it was asked for before all. */
export type StorePlace = {
  /** A site's root. */
  readonly folder: string
  /** LEADS_URL. */
  readonly url: string
  /** As people are told it. */
  readonly name: string
  /** The store, closed with it. */
  readonly open: () => Promise<LeadStore>
  readonly leads: () => Promise<Lead[]>
  /** All that stands in the store's own files, signs beyond ASCII apart. */
  readonly bytes: () => Promise<string>
  /** Lets another program keep everybody from the leads, until what it gives is called. */
  readonly lock: () => Promise<() => Promise<void>>
  /** Lets another program read the leads, until what it gives is called. */
  readonly read: () => Promise<() => Promise<void>>
}

/** Steps that are done after the test, the last one first, or after all where they were asked for before all. */
export type CleanUp = (step: () => unknown) => void

type Kind = {
  readonly name: string
  readonly isThere: boolean
  readonly begin: () => Promise<Postgres | undefined>
}

const kinds: readonly Kind[] = [
  { name: 'a file', isThere: true, begin: async () => undefined },
  {
    name: 'PostgreSQL',
    isThere: postgresPath !== undefined,
    begin: async () => {
      const server = await startPostgres(['fsync=off']) // no power is cut here
      await server.start()
      return server
    },
  },
]

const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join()

/** Another program at the same leads, in a transaction; gives what ends it. */
const beside = {
  file: async (url: string, mode: 'read' | 'write') => {
    const client = createClient({ url })
    const other = await client.transaction(mode)
    await other.execute('SELECT * FROM leads')
    return async () => {
      other.close()
      client.close()
    }
  },
  database: async (url: string, mode: 'read' | 'write') => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    await client.query(
      mode === 'read' ? 'SELECT * FROM broadsheet.leads' : 'LOCK TABLE broadsheet.leads',
    )
    return () => client.end()
  },
}

/** The tables alone: the server's log and its backups are told to hold more. */
const databaseBytes = async (server: Postgres, database: string) => {
  await server.run(database, 'CHECKPOINT')
  const [row] = await server.run(
    database,
    'SELECT oid FROM pg_database WHERE datname = current_database()',
  )
  return bytesIn(join(server.folder, 'data/base', String(row?.['oid'])))
}

const urlIn = async (folder: string, server: Postgres | undefined) => {
  if (!server)
    return {
      url: pathToFileURL(join(folder, 'data/leads.db')).href,
      name: join(folder, 'data/leads.db'),
    }
  const url = await server.newDatabase()
  return { url, name: url.slice(url.indexOf('@') + 1) }
}

/** The same tests over every kind of store. `server` gives PostgreSQL itself, and undefined where leads are in a file. */
export const onEachStore = (
  tests: (
    newPlace: () => Promise<StorePlace>,
    cleanUp: CleanUp,
    server: () => Postgres | undefined,
  ) => void,
): void => {
  describe.each(kinds.map((kind) => [kind.name, kind] as const))(
    'leads in %s:',
    (_name, { isThere, begin }) => {
      describe.skipIf(!isThere)('', () => {
        let server: Postgres | undefined
        const steps: Record<'test' | 'all', (() => unknown)[]> = { test: [], all: [] }
        let until: keyof typeof steps = 'all'
        const cleanUp: CleanUp = (step) => void steps[until].push(step)
        const clean = async (when: keyof typeof steps) => {
          for (const step of steps[when].splice(0).reverse()) await step()
        }
        beforeAll(async () => {
          server = await begin()
        })
        beforeEach(() => {
          until = 'test'
        })
        afterEach(() => clean('test'))
        afterAll(async () => {
          await clean('all')
          await server?.remove()
        })
        tests(
          async () => {
            const { path: folder, remove } = temporaryFolder()
            cleanUp(remove)
            const { url, name } = await urlIn(folder, server)
            const open = async () => {
              const store = await openLeadStore(url, folder)
              cleanUp(store.close)
              return store
            }
            const other = server ? beside.database : beside.file
            const bytes = async () =>
              server
                ? databaseBytes(server, url.slice(url.lastIndexOf('/') + 1))
                : bytesIn(join(folder, 'data'))
            return {
              folder,
              url,
              name,
              open,
              leads: () => leadsAt(url),
              bytes,
              read: () => other(url, 'read'),
              lock: () => other(url, 'write'),
            }
          },
          cleanUp,
          () => server,
        )
      })
    },
  )
}
