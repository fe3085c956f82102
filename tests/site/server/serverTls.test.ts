import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLeadStore } from '../../../src/site/enquiries/openLeadStore.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { newLead } from '../../support/leads.ts'
import { type Postgres, postgresPath, startPostgres } from '../../support/postgres.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
const certificate = join(folder.path, 'server.crt')
/** A certificate for `localhost` that nobody but itself vouches for. Whether this machine can make one. */
const made =
  postgresPath !== undefined &&
  spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      'server.key',
      '-out',
      'server.crt',
    ],
    { cwd: folder.path },
  ).status === 0

describe.skipIf(!made)('a PostgreSQL server with TLS', () => {
  let postgres: Postgres
  let url: URL
  beforeAll(async () => {
    postgres = await startPostgres(['fsync=off', 'ssl=on'])
    for (const name of ['server.crt', 'server.key']) {
      const file = join(postgres.folder, 'data', name)
      copyFileSync(join(folder.path, name), file)
      chmodSync(file, 0o600)
      if (process.getuid?.() === 0) chownSync(file, 65_534, 65_534)
    }
    await postgres.start()
    url = new URL(await postgres.newDatabase())
  })
  afterAll(() => postgres?.remove())

  const isEncrypted = async (host: string, query: string) => {
    const store = await openLeadStore(`${url.href.replace('127.0.0.1', host)}${query}`, '.')
    try {
      await store.storeLead(newLead({ enquiryId: `${host} ${query}`.replace(/\W/g, '-') }))
      const [row] = await postgres.run(
        'postgres',
        `SELECT bool_and(ssl) AS ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'broadsheet'`,
      )
      return row?.['ssl']
    } finally {
      await store.close()
    }
  }

  it.each<[string, string, boolean]>([
    ['localhost', '', false],
    ['localhost', '?sslmode=disable', false],
    ['127.0.0.1', '?sslmode=require', true],
    ['127.0.0.1', '?sslmode=verify-ca&sslrootcert=CERTIFICATE', true],
    ['localhost', '?sslmode=verify-full&sslrootcert=CERTIFICATE', true],
  ])('is used at %s with %j, encrypted: %s', async (host, query, encrypted) => {
    expect(await isEncrypted(host, query.replace('CERTIFICATE', certificate))).toBe(encrypted)
  })

  it.each<[string, string, string]>([
    ['localhost', '?sslmode=verify-full', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['localhost', '?sslmode=verify-ca', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['127.0.0.1', '?sslmode=verify-full&sslrootcert=CERTIFICATE', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['127.0.0.1', '?sslmode=require&sslrootcert=/etc/hostname', ''],
  ])('isn’t trusted at %s with %j and reports the TLS error %s', async (host, query, code) => {
    await expect(isEncrypted(host, query.replace('CERTIFICATE', certificate))).rejects.toThrow(
      `can't be trusted (${code}`,
    )
  })
})
