import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { baselineOf, beginBaseline, keepBaseline } from './baseline.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'broadsheet-baseline-'))
  cpSync('tests/sites/boatyard/pages', join(root, 'pages'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const files = (folder: string) =>
  readdirSync(join(folder, 'pages'), { recursive: true }).map(String).sort()

it('the baseline is complete when several callers create it at once', async () => {
  await Promise.all([
    beginBaseline(root),
    keepBaseline(root),
    beginBaseline(root),
    keepBaseline(root),
    beginBaseline(root),
  ])
  expect(files(baselineOf(root))).toEqual(files(root))
  expect(readdirSync(join(root, 'data'))).toEqual(['baseline'])
})
