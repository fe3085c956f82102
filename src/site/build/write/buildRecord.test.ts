import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeWhole } from '../../store/writeWhole.ts'
import {
  type BuildRecord,
  type OnDisk,
  readRecord,
  recordFile,
  writeRecord,
} from './buildRecord.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-record-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const policy = "default-src 'none'"
const file = (name: string): OnDisk => [name, name.length, 1.5]

const record: BuildRecord = {
  base: 'base',
  sources: new Map([
    ['/', 'home'],
    ['*', 'all'],
  ]),
  pages: new Map([
    ['/', { from: ['*', '/'], csp: policy }],
    ['/about', { from: [], csp: policy }],
    ['__proto__', { from: ['/'], csp: 'other' }],
  ]),
  parts: new Map([['sitemap', { files: ['sitemap.xml'], from: ['*'], other: 'dates' }]]),
  disk: new Map(
    [
      'index.html',
      'index.html.br',
      'index.html.gz',
      'about.html',
      'about.html.gz',
      'assets/a.br',
      'logo.svg',
      'logo.svg.br',
    ].map((path) => [path, file(path)]),
  ),
}

test('a build record reads back as it was written', () => {
  writeWhole(join(folder, recordFile), writeRecord(record))
  const read = readRecord(folder)
  expect(read).toEqual(record)
})

test('a build record stores a repeated policy or path only once', () => {
  const text = writeRecord(record)
  expect(text.split(policy)).toHaveLength(2)
  expect(text.split('"index.html":')).toHaveLength(2)
  expect(text).not.toContain('"index.html.br":')
})

test('readRecord reads the record again when it changes', () => {
  writeWhole(join(folder, recordFile), writeRecord(record))
  expect(readRecord(folder)).toMatchObject({ base: 'base' })
  writeWhole(join(folder, recordFile), writeRecord({ ...record, base: 'next' }))
  expect(readRecord(folder)).toMatchObject({ base: 'next' })
})

test('a record of an earlier engine keeps its file list but no pages', () => {
  const disk = { 'index.html': file('index.html'), 'index.html.br': file('index.html.br') }
  writeWhole(
    join(folder, recordFile),
    JSON.stringify({
      base: 'old',
      pages: { '/': { own: 'x', from: {}, csp: policy } },
      files: { 'index.html': 'index.html' },
      disk,
    }),
  )
  expect(readRecord(folder)).toMatchObject({
    base: 'old',
    pages: new Map(),
    disk: new Map(Object.entries(disk)),
  })
})
