import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digest } from '../../store/digest.ts'
import { writeWhole } from '../../store/writeWhole.ts'
import { recordFile } from './buildRecord.ts'
import { checkTarget } from './checkTarget.ts'
import { targetOf } from './targetOf.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-target-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const mayBeWritten = (path: string) => expect(() => checkTarget(path)).not.toThrow()
const put = (path: string, text = 'Dear') => writeWhole(join(folder, path), text)
/** The record of a build that wrote one page. */
const record = (text: string) =>
  JSON.stringify({
    base: '',
    pages: {},
    files: { 'index.html': digest(text) },
    disk: { 'index.html': [digest(text), text.length, 0] },
  })

test('checkTarget accepts a missing folder or one with only the build’s own notes', () => {
  mayBeWritten(join(folder, 'nowhere'))
  mayBeWritten(folder)
  put('.broadsheet/next/index.html')
  put(recordFile, record('<h1>'))
  mayBeWritten(folder)
})

test('checkTarget accepts a folder that contains a built file of its record, despite other files', () => {
  put(recordFile, record('<h1>'))
  put('index.html', '<h2>')
  put('letter.txt')
  mayBeWritten(folder)
})

test('checkTarget accepts a record of the first engine, which has no file sizes', () => {
  put(recordFile, JSON.stringify({ base: '', pages: {}, files: { 'index.html': digest('<h1>') } }))
  put('index.html', '<h1>')
  mayBeWritten(folder)
})

test.each([
  ['a letter', { 'letter.txt': 'Dear' }],
  [
    'a letter and a folder named as a build’s notes are',
    { 'letter.txt': 'Dear', '.broadsheet/notes.txt': '' },
  ],
  ['a file named so', { '.broadsheet': '' }],
  [
    'the record of a build none of whose files is there',
    { 'letter.txt': 'Dear', [recordFile]: record('<h1>') },
  ],
  [
    'one whose only file has another size',
    { 'index.html': '<h1>Dear', [recordFile]: record('<h1>') },
  ],
])('checkTarget rejects a folder with %s', (_what, files) => {
  for (const [path, text] of Object.entries(files)) put(path, text)
  expect(() => checkTarget(folder)).toThrow(
    /holds something else than a built site \(.*\), and it stays as it is\. Name an empty folder, or empty this one\.$/,
  )
})

test('checkTarget rejects a folder with a damaged record and suggests what to do', () => {
  put(recordFile, record('<h1>').slice(0, 40))
  put('index.html', '<h1>')
  expect(() => checkTarget(folder)).toThrow(
    /^the list of what was built into .* is damaged .* Delete .* if none of them is, and run the command again/,
  )
})

test('checkTarget rejects a file as the output folder', () => {
  put('letter.txt')
  expect(() => checkTarget(join(folder, 'letter.txt'))).toThrow(/is a file\. Name a folder/)
})

test('targetOf resolves a symbolic link to its target, existing or not', () => {
  mkdirSync(join(folder, 'there'))
  symlinkSync('there', join(folder, 'link'))
  symlinkSync('nowhere/yet', join(folder, 'dangling'))
  symlinkSync('circle', join(folder, 'circle'))
  expect(targetOf(join(folder, 'link'), folder)).toBe(join(folder, 'there'))
  expect(targetOf(join(folder, 'link/deep/er'), folder)).toBe(join(folder, 'there/deep/er'))
  expect(targetOf(join(folder, 'dangling'), folder)).toBe(join(folder, 'nowhere/yet'))
  expect(() => targetOf(join(folder, 'circle'), folder)).toThrow('is a link that leads to itself')
})

test('targetOf rejects an output folder inside pages/, also through a link', () => {
  mkdirSync(join(folder, 'pages'))
  symlinkSync('pages', join(folder, 'link'))
  for (const out of ['pages', 'pages/out', 'pages/a/b', 'link/out', 'other/../pages'])
    expect(() => targetOf(join(folder, out), folder)).toThrow(/is inside of .*pages/)
  expect(targetOf(join(folder, 'pages-built'), folder)).toBe(join(folder, 'pages-built'))
  expect(readdirSync(join(folder, 'pages'))).toEqual([])
})
