import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeFolder } from './makeFolder.ts'

const folder = mkdtempSync(join(tmpdir(), 'make-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes a folder and those above it, also when they are there', () => {
  const path = join(folder, 'a/b/c')
  makeFolder(path, 0o700)
  makeFolder(path)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

it('throws where a file stands in the way', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeFolder(join(folder, 'file/inner'))).toThrow(/ENOTDIR/)
})

it.runIf(process.platform === 'linux')('throws where nothing can be made', () => {
  expect(() => makeFolder('/proc/nobody/made')).toThrow(/ENOENT|EACCES|EPERM/)
})
