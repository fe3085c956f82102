import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import { readRecord } from '../../../src/site/build/write/buildRecord.ts'
import { compareDisk } from '../../../src/site/build/write/compareDisk.ts'
import { recoverBuild } from '../../../src/site/build/write/recoverBuild.ts'
import { journalFile, nextFolder } from '../../../src/site/store/applyUpdate.ts'
import { writeWhole } from '../../../src/site/store/writeWhole.ts'
import { littleSite } from '../../support/littleSite.ts'
import { randomOf } from '../../support/random.ts'
import { runCommand } from '../../support/serverProcess.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-kill-'))
const root = join(folder, 'site')
const dist = join(root, 'dist')
const rounds = process.env['LONG'] ? 60 : 6
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const put = (edits: readonly Edit[]) => {
  for (const { path, text } of littleSite(edits).files) writeWhole(join(root, path), text)
}
const build = () => runCommand(['build', '--root', root])

/** What is wrong with the folder as one whole site: each file must be the one that the record of its build names. */
const amiss = (): readonly string[] => {
  const record = readRecord(dist)
  return typeof record === 'object'
    ? compareDisk(dist, record.disk, true).amiss
    : [`record: ${record}`]
}

const begun = () => existsSync(join(dist, nextFolder))

test('a build killed at any moment leaves one complete site after recovery', {
  timeout: 600_000,
}, async () => {
  const random = randomOf(3)
  put([])
  expect(await build().ended).toBe(0)
  for (let round = 0; round < rounds; round += 1) {
    // By turns a change of one page, and one of the settings, which makes the whole site anew.
    put(
      round % 2 === 0
        ? [{ file: 'pages/about.json', at: '/title', value: `About round ${round}` }]
        : [{ file: 'pages/_site.json', at: '/firm/name', value: `Round ${round}` }],
    )
    const { child, ended } = build()
    let over = false
    void ended.then(() => {
      over = true
    })
    while (!over && !begun()) await wait(1)
    await wait(random() * 60)
    child.kill('SIGKILL')
    await ended
    recoverBuild(dist, expect.unreachable)
    expect(amiss()).toEqual([])
    expect(readdirSync(root)).toEqual(['dist', 'pages'])
    expect(existsSync(join(dist, journalFile))).toBe(false)
  }
})

test('the build after a killed one removes its leftovers', async () => {
  expect(await build().ended).toBe(0)
  expect(readdirSync(join(dist, '.broadsheet')).sort()).toEqual([
    'build.json',
    'manifest.json',
    'nginx.conf',
  ])
})
