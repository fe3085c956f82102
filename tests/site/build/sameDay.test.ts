import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { recordFile } from '../../../src/site/build/write/buildRecord.ts'
import { digest } from '../../../src/site/store/digest.ts'
import { runCommand } from '../../support/serverProcess.ts'
import { bicycle, boatyard } from '../../support/sites.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-day-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const otherClock = pathToFileURL('tests/support/otherClock.mjs').href

/** Builds a copy of the site by the command; gives what it said and each file of the build with the digest of its bytes, the build's notes on times and sizes aside. */
const build = async (name: string, asOf: string, env: Record<string, string>) => {
  const root = join(folder, name)
  cpSync(process.env['LONG'] ? boatyard : bicycle, root, { recursive: true })
  const command = runCommand(['build', '--root', root, '--as-of', asOf], env)
  expect(await command.ended, command.errors()).toBe(0)
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== recordFile && statSync(join(dist, path)).isFile())
    .sort()
  return {
    said: command.output(),
    files: Object.fromEntries(files.map((path) => [path, digest(readFileSync(join(dist, path)))])),
    asOf: (
      JSON.parse(readFileSync(join(dist, '.broadsheet/manifest.json'), 'utf8')) as {
        readonly asOf?: unknown
      }
    ).asOf, // it is checked next
  }
}

it('a build for one day is byte-identical on another day, time zone and directory order', {
  timeout: 300_000,
}, async () => {
  const day = '2027-04-01'
  const here = await build('one', day, { TZ: 'Asia/Kolkata' })
  const there = await build('two', day, {
    TZ: 'Pacific/Pago_Pago',
    DAYS_AHEAD: '200',
    NODE_OPTIONS: `--import=${otherClock}`,
  })
  expect(Object.keys(here.files).length).toBeGreaterThan(20)
  expect(there.files).toEqual(here.files)
  for (const { said, asOf } of [here, there]) {
    expect(said).toContain(` as of ${day} into `)
    expect(asOf).toBe(day)
  }
})
