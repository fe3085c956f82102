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

test('a folder that is not there, or in which nothing is but a build’s own notes, may be written to', () => {
  mayBeWritten(join(folder, 'nowhere'))
  mayBeWritten(folder)
  put('.broadsheet/next/index.html')
  put(recordFile, record('<h1>'))
  mayBeWritten(folder)
})

test('one that holds a file of the build whose record is in it may be written to, whatever else has come to lie there', () => {
  put(recordFile, record('<h1>'))
  put('index.html', '<h2>')
  put('letter.txt')
  mayBeWritten(folder)
})

test('one whose record is of the first engine, which kept no sizes, may be written to', () => {
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
])('a folder with %s is refused', (_what, files) => {
  for (const [path, text] of Object.entries(files)) put(path, text)
  expect(() => checkTarget(folder)).toThrow(
    /holds something else than a built site \(.*\), and it stays as it is\. Name an empty folder, or empty this one\.$/,
  )
})

test('one whose record is damaged is refused with what to do', () => {
  put(recordFile, record('<h1>').slice(0, 40))
  put('index.html', '<h1>')
  expect(() => checkTarget(folder)).toThrow(
    /^the list of what was built into .* is damaged .* Delete .* if none of them is, and run the command again/,
  )
})

test('a file is refused', () => {
  put('letter.txt')
  expect(() => checkTarget(join(folder, 'letter.txt'))).toThrow(/is a file\. Name a folder/)
})

test('what is named by a link is the place that the link leads to, there or not', () => {
  mkdirSync(join(folder, 'there'))
  symlinkSync('there', join(folder, 'link'))
  symlinkSync('nowhere/yet', join(folder, 'dangling'))
  symlinkSync('circle', join(folder, 'circle'))
  expect(targetOf(join(folder, 'link'), folder)).toBe(join(folder, 'there'))
  expect(targetOf(join(folder, 'link/deep/er'), folder)).toBe(join(folder, 'there/deep/er'))
  expect(targetOf(join(folder, 'dangling'), folder)).toBe(join(folder, 'nowhere/yet'))
  expect(() => targetOf(join(folder, 'circle'), folder)).toThrow('is a link that leads to itself')
})

test('no place inside of pages/ will do, by whatever way', () => {
  mkdirSync(join(folder, 'pages'))
  symlinkSync('pages', join(folder, 'link'))
  for (const out of ['pages', 'pages/out', 'pages/a/b', 'link/out', 'other/../pages'])
    expect(() => targetOf(join(folder, out), folder)).toThrow(/is inside of .*pages/)
  expect(targetOf(join(folder, 'pages-built'), folder)).toBe(join(folder, 'pages-built'))
  expect(readdirSync(join(folder, 'pages'))).toEqual([])
})
