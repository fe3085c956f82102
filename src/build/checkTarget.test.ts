import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSite } from './buildSite.ts'
import { checkTarget } from './checkTarget.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-target-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder that is not there, is empty or holds a built site may be written to', () => {
  checkTarget(join(folder, 'nowhere'))
  checkTarget(folder)
  mkdirSync(join(folder, '.broadsheet'))
  writeFileSync(join(folder, 'index.html'), '')
  checkTarget(folder)
})

test('a folder of somebody’s and a file are refused, and stay as they are', async () => {
  const letter = join(folder, 'letter.txt')
  writeFileSync(letter, 'Dear')
  expect(() => checkTarget(folder)).toThrow(/holds something else than a built site, and would be replaced\. Name an empty folder/)
  expect(() => checkTarget(letter)).toThrow(/is a file\. Name a folder/)
  await expect(buildSite({ root: '.', out: folder, env: {} })).rejects.toThrow(/holds something else/)
  checkTarget(join(folder, 'letter'))
})
