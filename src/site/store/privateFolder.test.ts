import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepBaseline } from './baseline.ts'
import { privateFolder } from './privateFolder.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'broadsheet-private-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const rightsOf = (path: string) => (statSync(join(root, path)).mode & 0o777).toString(8)

it('a private folder and its new parents are readable only by their owner', () => {
  privateFolder(join(root, 'data/studio'))
  expect([rightsOf('data'), rightsOf('data/studio')]).toEqual(['700', '700'])
})

it('privateFolder removes other users’ access to an existing folder', () => {
  mkdirSync(join(root, 'data/studio'), { recursive: true })
  chmodSync(join(root, 'data/studio'), 0o755)
  privateFolder(join(root, 'data/studio'))
  expect(rightsOf('data/studio')).toBe('700')
})

it('the baseline of a site is readable only by its owner', async () => {
  mkdirSync(join(root, 'pages'))
  mkdirSync(join(root, 'data'))
  chmodSync(join(root, 'data'), 0o755)
  await keepBaseline(root)
  expect(rightsOf('data/baseline')).toBe('700')
})
