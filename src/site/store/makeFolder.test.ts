import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeFolder } from './makeFolder.ts'

const folder = mkdtempSync(join(tmpdir(), 'make-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('makeFolder creates a folder with its parents and accepts existing ones', () => {
  const path = join(folder, 'a/b/c')
  makeFolder(path, 0o700)
  makeFolder(path)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

it('makeFolder throws when a file is in the way', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeFolder(join(folder, 'file/inner'))).toThrow(/ENOTDIR/)
})

it.runIf(process.platform === 'linux')('makeFolder throws when a folder can’t be created', () => {
  expect(() => makeFolder('/proc/nobody/made')).toThrow(/ENOENT|EACCES|EPERM/)
})
