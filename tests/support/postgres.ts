import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import pg from 'pg'
import { freePort } from './freePort.ts'

const installed = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
  : []

/** The folder of this machine's PostgreSQL programs: the set-up of the tests names one where it can. */
export const postgresPath: string | undefined = [process.env['POSTGRES_PATH'], ...installed].find(
  (path) => path && existsSync(join(path, 'initdb')),
)

/** Its programs refuse to run as root: they get the user that owns nothing. */
const nobody = 65_534
const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined

/**
 * The folder that programs are started from. Those that were unpacked into a folder of root's own, where nobody else may look, are copied
 * to where their user may, until the server is removed.
 */
let copied: string | undefined
const programs = (): string => {
  copied ??= reachable(postgresPath ?? '')
  return copied
}
const removeCopy = () => {
  if (copied !== undefined && copied !== postgresPath)
    rmSync(copied.slice(0, copied.indexOf('/usr/')), { recursive: true, force: true })
  copied = undefined
}

const reachable = (path: string): string => {
  if (!user || spawnSync(join(path, 'postgres'), ['--version'], user).error === undefined)
    return path
  const copy = mkdtempSync(join(tmpdir(), 'broadsheet-postgres-programs-'))
  chmodSync(copy, 0o755)
  cpSync(join(path, '../../../..'), join(copy, 'usr'), { recursive: true })
  return join(copy, relative(join(path, '../../../../..'), path))
}

/** Programs that were unpacked, not installed, find their libraries beside them. */
const environment = () => {
  const libraries = join(programs(), '../../..')
  const folders = readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))
  return {
    ...process.env,
    LC_ALL: 'C',
    LD_LIBRARY_PATH: folders.map((name) => join(libraries, name)).join(':'),
  }
}

/** Runs one of PostgreSQL's programs to its end. Throws with its words where it fails. */
export const runProgram = (name: string, args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(join(programs(), name), args, {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: environment(),
    ...user,
  })
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
  return stdout
}

const password = 'of-the-owner'
/** The password of the user that the leads are kept by: looked for in everything that is printed. */
export const leadsPassword = 'very-secret'

export type Postgres = {
  readonly port: number
  /** Its files. */
  readonly folder: string
  /** LEADS_URL for one of its databases. */
  readonly urlOf: (database: string) => string
  /** Makes an empty database, and gives LEADS_URL for it. */
  readonly newDatabase: () => Promise<string>
  /** Runs a statement as the server's owner. */
  readonly run: (database: string, statement: string) => Promise<Record<string, unknown>[]>
  /** Does nothing while it runs. */
  readonly start: () => Promise<void>
  /** Ends it in order (SIGINT), or as a fall of the machine would (SIGKILL). */
  readonly stop: (signal?: 'SIGINT' | 'SIGKILL') => Promise<void>
  readonly remove: () => Promise<void>
}

/** A folder that the server's user may write to. */
const ownFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-postgres-'))
  if (user) chownSync(folder, nobody, nobody)
  return folder
}

const initialize = (folder: string) => {
  writeFileSync(join(folder, 'password'), password)
  const options = [
    '--no-sync',
    '--no-instructions',
    '--auth=scram-sha-256',
    '--locale=C',
    '--encoding=UTF8',
    '--wal-segsize=1',
    '--data-checksums',
  ]
  runProgram('initdb', [
    '-D',
    join(folder, 'data'),
    '-U',
    'owner',
    `--pwfile=${join(folder, 'password')}`,
    ...options,
  ])
}

const ask = async (
  port: number,
  database: string,
  statement: string,
): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'owner',
    password,
    database,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Runs a PostgreSQL of its own on loopback, in a folder of its own. `settings` as in postgresql.conf; `folder` holds data already. */
export const startPostgres = async (
  settings: readonly string[] = [],
  existing?: string,
): Promise<Postgres> => {
  const folder = existing ?? ownFolder()
  if (existing === undefined) initialize(folder)
  const port = await freePort()
  const args = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'shared_buffers=16MB',
    ...settings,
  ].flatMap((text) => ['-c', text])
  let child: ChildProcess | undefined
  let words = ''

  const start = async () => {
    if (child?.exitCode === null && child.signalCode === null) return
    for (;;) {
      const started = spawn(join(programs(), 'postgres'), ['-D', join(folder, 'data'), ...args], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: environment(),
        ...user,
      })
      child = started
      words = ''
      started.stderr.on('data', (chunk) => {
        words += chunk
      })
      while (started.exitCode === null) {
        const isReady = await ask(port, 'postgres', 'SELECT 1').then(
          () => true,
          () => false,
        )
        if (isReady) return
        await new Promise((done) => setTimeout(done, 30))
      }
      // processes of one that was killed may still be about to end
      if (!/still (in use|running)|lock file|already in use/.test(words))
        throw new Error(`PostgreSQL ended: ${words}`)
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  const stop = async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') => {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((done) => running.once('close', done))
    running.kill(signal)
    await ended
  }
  let count = 0
  const urlOf = (database: string) =>
    `postgres://leads:${leadsPassword}@127.0.0.1:${port}/${database}`
  return {
    port,
    folder,
    urlOf,
    newDatabase: async () => {
      count += 1
      if (count === 1)
        await ask(port, 'postgres', `CREATE ROLE leads LOGIN PASSWORD '${leadsPassword}'`)
      await ask(port, 'postgres', `CREATE DATABASE leads${count} OWNER leads`)
      return urlOf(`leads${count}`)
    },
    run: (database, statement) => ask(port, database, statement),
    start,
    stop,
    remove: async () => {
      await stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
      removeCopy()
    },
  }
}
