import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/builtSite.ts'
import { commandIn, runCommand } from '../../support/serverProcess.ts'

/** The command as a process: it starts another one for the build, and answers until it is stopped. */
const folder = temporaryFolder()
const root = join(folder.path, 'site')
cpSync('tests/sites/bicycle', root, { recursive: true })
afterAll(folder.remove)

const start = ['scripts/run.mjs', 'start', '--root', root] as const

it('npm start builds and serves the site and exits with 0 when it is stopped', async () => {
  const { child, address, ended } = await commandIn('.', start, { PORT: '0' })
  const page = await fetch(address)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')])
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

it('npm start serves nothing and shows the line if lint finds an error', async () => {
  const index = join(root, 'pages/index.json')
  writeFileSync(index, readFileSync(index, 'utf8').replace('"title"', '"titel"'))
  const { ended, output, errors } = runCommand(['start', '--root', root], { PORT: '0' })
  expect([await ended, output(), errors()]).toEqual([
    1,
    '',
    expect.stringMatching(/pages\/index\.json[\s\S]*titel/),
  ])
})
