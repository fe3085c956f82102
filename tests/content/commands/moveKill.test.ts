import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { nextFolder } from '../../../src/site/store/applyUpdate.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { writeWhole } from '../../../src/site/store/writeWhole.ts'
import { littleSite } from '../../support/littleSite.ts'
import { randomOf } from '../../support/random.ts'
import { runCommand } from '../../support/serverProcess.ts'

const root = mkdtempSync(join(tmpdir(), 'broadsheet-move-'))
const rounds = process.env['LONG'] ? 60 : 5
afterAll(() => rmSync(root, { recursive: true, force: true }))

const state = () => JSON.stringify(readSite(root).files.map(({ path, text }) => [path, text]))

test('a move killed at any moment is applied completely or not at all', {
  timeout: 600_000,
}, async () => {
  const random = randomOf(5)
  const about = littleSite().files.find(({ path }) => path === 'pages/about.json')?.text ?? ''
  for (const { path, text } of littleSite().files) writeWhole(join(root, path), text)
  for (let page = 0; page < 150; page += 1)
    writeWhole(
      join(root, `pages/many/page-${page}.json`),
      about.replace('../schema', '../../schema').replace('Mill Lane.', '[Here](/many/page-1).'),
    )
  const before = state()
  expect(await runCommand(['move', '/many/*', '/few/*', '--root', root]).ended).toBe(0)
  const after = state()
  expect(await runCommand(['move', '/few/*', '/many/*', '--root', root]).ended).toBe(0)
  expect(state()).toBe(before)
  let killed = 0
  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = state() === before ? ['/many/*', '/few/*'] : ['/few/*', '/many/*']
    const { child, ended } = runCommand(['move', from, to, '--root', root])
    let over = false
    void ended.then(() => {
      over = true
    })
    while (!over && !existsSync(join(root, nextFolder))) await wait(1)
    await wait(random() * 40)
    child.kill('SIGKILL')
    if ((await ended) !== 0) killed += 1
    expect([before, after]).toContain(state())
    expect(readdirSync(root)).toEqual(['pages'])
  }
  expect(killed).toBeGreaterThan(0)
})
