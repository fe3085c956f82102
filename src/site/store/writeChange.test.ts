import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { littleSite } from '../../../tests/support/littleSite.ts'
import { apply } from '../../core/edits/apply.ts'
import type { Change, Edit } from '../../core/edits/change.ts'
import { readerOf } from '../../core/edits/readerOf.ts'
import { sourcesAfter } from '../../core/edits/sourcesAfter.ts'
import { commitUpdate, journalFile, nextFolder } from './applyUpdate.ts'
import { readSite } from './readSite.ts'
import { writeChange } from './writeChange.ts'
import { writeWhole } from './writeWhole.ts'

let root = ''
const at = (path: string) => join(root, path)
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'broadsheet-change-'))
  for (const { path, text } of littleSite().files) writeWhole(at(path), text)
  writeWhole(at('pages/_assets/a.bin'), picture)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const made = (...edits: readonly Edit[]) =>
  apply({ label: 'Something', edits }, readerOf(readSite(root)))
const shape = (sources: ReturnType<typeof readSite>) => ({
  files: sources.files.map(({ path, text }) => [path, text]),
  assets: sources.assets.map(({ address, bytes }) => [address, bytes]),
})

const several: Change['edits'] = [
  { kind: 'set', file: 'pages/index.json', pointer: '/title', value: 'Another title' },
  { kind: 'moveFile', file: 'pages/about.json', to: 'pages/firm/about.json' },
  { kind: 'moveFile', file: 'pages/_assets/a.bin', to: 'pages/_assets/deep/b.bin' },
  { kind: 'removeFile', file: 'pages/services/repair.json' },
]

test('writeChange writes every file of a change, and undoing it restores every byte', () => {
  const before = readSite(root)
  const done = made(...several)
  writeChange(root, done)
  expect(shape(readSite(root))).toEqual(shape(sourcesAfter(before, done)))
  expect(readFileSync(at('pages/_assets/deep/b.bin'))).toEqual(Buffer.from(picture))
  expect([existsSync(at('pages/services')), readdirSync(root)]).toEqual([false, ['pages']])
  writeChange(root, apply(done.inverse, readerOf(readSite(root))))
  expect(shape(readSite(root))).toEqual(shape(before))
})

test('writeChange writes nothing if one of the files has changed meanwhile', () => {
  const done = made(...several)
  writeFileSync(at('pages/index.json'), '{}')
  expect(() => writeChange(root, done)).toThrow('pages/index.json was changed meanwhile')
  expect([
    existsSync(at('pages/about.json')),
    existsSync(at('pages/firm')),
    readdirSync(root),
  ]).toEqual([true, false, ['pages']])
})

test('writeChange never overwrites an unexpected file or writes outside pages/', () => {
  const done = made({ kind: 'write', file: 'pages/new.json', content: '{}' })
  writeFileSync(at('pages/new.json'), '{ "mine": true }')
  expect(() => writeChange(root, done)).toThrow('pages/new.json was changed meanwhile')
  for (const file of ['package.json', 'pages/../package.json', 'pages\\..\\x.json', '/etc/x.json'])
    expect(() => writeChange(root, made({ kind: 'write', file, content: '{}' }))).toThrow(
      'is no place of a site',
    )
})

test('writeChange rejects an edit of a file that isn’t valid UTF-8', () => {
  writeFileSync(
    at('pages/index.json'),
    Buffer.concat([
      Buffer.from('{ "title": "'),
      Buffer.from([0xff]),
      Buffer.from('", "description": "D" }'),
    ]),
  )
  expect(() =>
    writeChange(
      root,
      made({ kind: 'set', file: 'pages/index.json', pointer: '/description', value: 'E' }),
    ),
  ).toThrow('is no text in UTF-8')
})

test('readSite finishes a committed change of a killed command and discards an uncommitted one', () => {
  mkdirSync(at(`${nextFolder}/pages`), { recursive: true })
  writeFileSync(at(`${nextFolder}/pages/new.json`), '{ "half": ')
  expect(readSite(root).files.some(({ path }) => path === 'pages/new.json')).toBe(false)
  expect(readdirSync(root)).toEqual(['pages'])
  mkdirSync(at(`${nextFolder}/pages`), { recursive: true })
  writeFileSync(at(`${nextFolder}/pages/new.json`), '{}')
  commitUpdate(root, { write: ['pages/new.json'], remove: ['pages/about.json'] })
  const paths = readSite(root).files.map(({ path }) => path)
  expect([
    paths.includes('pages/new.json'),
    paths.includes('pages/about.json'),
    existsSync(at(journalFile)),
    readdirSync(root),
  ]).toEqual([true, false, false, ['pages']])
})

test('a rename that only changes case leaves the file with the new name', () => {
  writeChange(root, made({ kind: 'moveFile', file: 'pages/about.json', to: 'pages/About.json' }))
  expect(readdirSync(at('pages')).filter((name) => /about/i.test(name))).toEqual(['About.json'])
})
