import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { recordFile } from '../src/build/buildRecord.ts'
import { recoverBuild } from '../src/build/recoverBuild.ts'
import { digest } from '../src/files/digest.ts'
import { writeWhole } from '../src/files/writeWhole.ts'
import type { Edit } from '../src/lint/rule.ts'
import { littleSite } from './support/littleSite.ts'
import { randomOf } from './support/random.ts'
import { runCommand } from './support/serverProcess.ts'

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
const amiss = (): string[] => {
  const { files } = JSON.parse(readFileSync(join(dist, recordFile), 'utf8')) as { files: Record<string, string> }
  return Object.entries(files).flatMap(([path, own]) => (digest(readFileSync(join(dist, path))) === own ? [] : [path]))
}

const begun = () => existsSync(join(dist, '.broadsheet/next')) || readdirSync(root).some((name) => name.endsWith('.part'))

test('a build that is killed at any moment leaves one whole site, and nothing else once somebody has looked', { timeout: 600_000 }, async () => {
  const random = randomOf(3)
  put([])
  expect(await build().ended).toBe(0)
  for (let round = 0; round < rounds; round += 1) {
    // By turns a change of one page, which is written in place, and one of the settings, which makes the whole site anew.
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
    recoverBuild(dist)
    expect(amiss()).toEqual([])
    expect(readdirSync(root).filter((name) => name.startsWith('dist.'))).toEqual([])
  }
})

test('of a site that is gone between two renames the new one is put in its place', () => {
  const place = join(folder, 'gone')
  const dead = 2 ** 22 + 1 // more than any process has
  writeWhole(join(`${place}.${dead}.old`, recordFile), 'old')
  writeWhole(join(`${place}.${dead}.part`, recordFile), 'new')
  writeWhole(join(`${place}.${dead}.part`, 'index.html'), 'new')
  recoverBuild(place)
  expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('new')
  expect(readdirSync(folder).filter((name) => name.startsWith('gone.'))).toEqual([])
})

test('what a build at work has beside the site is left alone', () => {
  const place = join(folder, 'busy')
  writeWhole(join(`${place}.${process.ppid}.part`, 'index.html'), 'half')
  recoverBuild(place)
  expect(readdirSync(folder)).toContain(`busy.${process.ppid}.part`)
})
