import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeWhole } from '../../../src/site/store/writeWhole.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { runMain } from '../../support/runMain.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
mkdirSync(join(folder.path, 'pages'))

const facts = (...args: string[]) => runMain(['facts', '--root', folder.path, ...args])

it('the facts command exits with 0 for a site without facts and 2 for an unknown fact', async () => {
  expect(await facts()).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^The site has no facts yet: .*edit -- fact/),
    stderr: '',
  })
  const json = await facts('--json')
  expect([json.status, JSON.parse(json.stdout), json.stderr]).toEqual([0, expect.anything(), ''])
  expect(await facts('repair.fee')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('There is no fact repair.fee.'),
  })
})

it('the facts command exits with 1 when the facts file isn’t valid JSON', async () => {
  writeWhole(join(folder.path, 'pages/_facts.json'), '{')
  expect(await facts()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no facts that can be read'),
  })
})
