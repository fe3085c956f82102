import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeWhole } from '../../../src/site/store/writeWhole.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { runCommand } from '../../support/serverProcess.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
mkdirSync(join(folder.path, 'pages'))

const facts = async (...args: string[]) => {
  const { ended, output, errors } = runCommand(['facts', '--root', folder.path, ...args])
  return { code: await ended, out: output(), error: errors() }
}

it('a site without facts is told so calmly, in words or as JSON; a fact that is asked for by name is missed', async () => {
  expect(await facts()).toEqual({
    code: 0,
    out: expect.stringMatching(/^The site has no facts yet: .*edit -- fact/),
    error: '',
  })
  const json = await facts('--json')
  expect([json.code, JSON.parse(json.out), json.error]).toEqual([0, expect.anything(), ''])
  expect(await facts('repair.fee')).toMatchObject({
    code: 2,
    error: expect.stringContaining('There is no fact repair.fee.'),
  })
})

it('facts that can’t be read are a mistake', async () => {
  writeWhole(join(folder.path, 'pages/_facts.json'), '{')
  expect(await facts()).toMatchObject({
    code: 1,
    error: expect.stringContaining('no facts that can be read'),
  })
})
