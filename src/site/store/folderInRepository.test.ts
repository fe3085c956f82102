import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderInRepository } from './folderInRepository.ts'

const top = mkdtempSync(join(tmpdir(), 'repository-'))
const site = join(top, 'web', 'site')
mkdirSync(site, { recursive: true })
afterAll(() => rmSync(top, { recursive: true }))

test('folderInRepository returns the path from the workspace or the repository root', () => {
  expect(folderInRepository(site, undefined)).toBe('')
  expect(folderInRepository(site, top)).toBe('web/site')
  expect(folderInRepository(site, join(site, 'other'))).toBe('')
  expect(folderInRepository(site, tmpdir())).toMatch(/^repository-.*\/web\/site$/)
  writeFileSync(join(top, '.git'), 'gitdir: elsewhere\n')
  expect(folderInRepository(site, tmpdir())).toBe('web/site')
  expect(folderInRepository(top, tmpdir())).toBe('')
  expect(folderInRepository(join(top, 'gone'), top)).toBe('')
})
