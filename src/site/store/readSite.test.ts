import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSite } from './readSite.ts'

let root = ''
const put = (path: string, content: string | Buffer = '{}') => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}
/** A PNG's signature and header: 3 × 2 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
/** A WebP and an AVIF are told by their heads too; here an SVG by its viewBox. */
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>'

beforeEach(() => {
  vi.setSystemTime(new Date()) // stands still: what a test writes is always this moment's, however slow the machine
  root = mkdtempSync(join(tmpdir(), 'broadsheet-site-'))
  put('pages/_site.json')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

test('readSite reads documents sorted by path and ignores system, editor and screenshot files', () => {
  put('pages/services/gst.json', '{"a":1}')
  for (const name of [
    '.DS_Store',
    'Thumbs.db',
    'desktop.ini',
    'Icon\r',
    'index.json~',
    'index.json.save',
    '#a.json#',
  ])
    put(`pages/${name}`, 'x')
  for (const name of [
    'thumbs.db',
    'Desktop.ini',
    'a.png.bak',
    '~$letter.docx',
    'a.png.part',
    '@eaDir/a.png',
  ])
    put(`pages/_assets/${name}`, 'x')
  put('pages/__MACOSX/about.json')
  put('pages/_checks/looks/home-390.webp', 'x')
  put('pages/_checks/looks/parts.json')
  expect(readSite(root)).toEqual({
    files: [
      { path: 'pages/_site.json', text: '{}' },
      { path: 'pages/services/gst.json', text: '{"a":1}' },
    ],
    assets: [],
    unread: [],
  })
})

test('readSite lists assets with URL, size, dimensions and faults', () => {
  put('pages/_assets/a.png', png)
  put('pages/_assets/deep/b.svg', svg)
  put('pages/_assets/broken.png', 'no picture')
  put('pages/_assets/c.pdf', 'x')
  expect(readSite(root).assets).toEqual([
    {
      address: '/assets/a.png',
      path: 'pages/_assets/a.png',
      bytes: png.length,
      width: 1,
      height: 1,
    },
    {
      address: '/assets/broken.png',
      path: 'pages/_assets/broken.png',
      bytes: 10,
      fault: {
        message: { code: 'notPicture', data: { ending: 'png' } },
        suggestion: { code: 'savePicture' },
      },
    },
    { address: '/assets/c.pdf', path: 'pages/_assets/c.pdf', bytes: 1 },
    {
      address: '/assets/deep/b.svg',
      path: 'pages/_assets/deep/b.svg',
      bytes: svg.length,
      width: 40,
      height: 30,
    },
  ])
})

test.each([
  [
    'another encoding',
    Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${svg}`),
    'drawingDeclaresEncoding',
  ],
  ['UTF-16', Buffer.from(`\ufeff${svg}`, 'utf16le'), 'drawingUtf16'],
  [
    'a DOCTYPE with a subset',
    Buffer.from(`<!DOCTYPE svg SYSTEM ">" [<!ENTITY x "y">]>${svg}`),
    'doctypeWithDefinitions',
  ],
  ['many beginnings', Buffer.from('<svg '.repeat(60_000)), 'xmlInvalid'],
])('readSite checks the bytes of a drawing as browsers decode them: %s', (_what, bytes, code) => {
  mkdirSync(join(root, 'pages/_assets'))
  writeFileSync(join(root, 'pages/_assets/a.svg'), bytes)
  const [asset] = readSite(root).assets
  expect(asset).toMatchObject({
    dangers: [expect.any(String)],
    refusal: { message: { code } },
  })
})

test('a .png file with SVG content has no dimensions', () => {
  put('pages/_assets/a.png', svg)
  put('pages/_assets/b.png', `<!-- ${'<svg '.repeat(60_000)} -->`)
  expect(readSite(root).assets.map(({ width }) => width)).toEqual([undefined, undefined])
})

test('readSite follows only links to files inside the folder', () => {
  writeFileSync(join(root, 'secret.json'), '{"secret":1}')
  symlinkSync(join(root, 'secret.json'), join(root, 'pages/a.json'))
  symlinkSync('/etc', join(root, 'pages/etc'))
  symlinkSync(join(root, 'nowhere'), join(root, 'pages/b.json'))
  symlinkSync(join(root, 'pages'), join(root, 'pages/loop'))
  symlinkSync('_site.json', join(root, 'pages/c.json'))
  const { files, unread } = readSite(root)
  expect(files.map(({ path }) => path)).toEqual(['pages/_site.json', 'pages/c.json'])
  expect(unread).toEqual(
    ['a.json', 'b.json', 'etc', 'loop'].map((name) => ({ path: `pages/${name}`, reason: 'link' })),
  )
})

test('readSite doesn’t read a file of 50 MB or more', () => {
  put('pages/big.json', '{')
  truncateSync(join(root, 'pages/big.json'), 50_000_000)
  put('pages/_assets/big.jpg', 'x')
  truncateSync(join(root, 'pages/_assets/big.jpg'), 60_000_000)
  expect(readSite(root).unread).toEqual([
    { path: 'pages/_assets/big.jpg', reason: 'large', bytes: 60_000_000 },
    { path: 'pages/big.json', reason: 'large', bytes: 50_000_000 },
  ])
})

test('readSite reports a file that isn’t a document', () => {
  put('pages/notes.txt', 'x')
  expect(readSite(root).unread).toEqual([{ path: 'pages/notes.txt', reason: 'foreign' }])
})

const stampOf = (path: string) => readSite(root).files.find((file) => file.path === path)?.stamp

test('a document written just now has no stamp', () => {
  put('pages/a.json', '{"a":1}')
  expect(stampOf('pages/a.json')).toBeUndefined()
})

test('a rewritten text of equal size and time gets a new stamp', () => {
  const path = join(root, 'pages/a.json')
  put('pages/a.json', '{"a":1}')
  const { mtime, ctimeMs } = statSync(path)
  vi.setSystemTime(Date.now() + 60_000)
  const before = stampOf('pages/a.json')
  const known = readSite(root, { lazy: true }).files.find((file) => file.path === 'pages/a.json')
  expect(before).toBeDefined()
  while (statSync(path).ctimeMs === ctimeMs) {
    put('pages/a.json', '{"a":2}')
    utimesSync(path, mtime, mtime)
  }
  expect(stampOf('pages/a.json')).not.toBe(before)
  expect(() => known?.text).toThrow('was changed while the site was being read')
})

test('readSite reports folders, pipes, sockets and invalid names without reading them', async () => {
  put('pages/about.json/inner.json')
  mkdirSync(join(root, 'pages/_site.json.d'))
  execFileSync('mkfifo', [join(root, 'pages/pipe.json')])
  const server = createServer().listen(join(root, 'pages/socket.json'))
  await once(server, 'listening')
  writeFileSync(
    Buffer.concat([
      Buffer.from(join(root, 'pages/')),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('.json'),
    ]),
    '{}',
  )
  const { files, unread } = readSite(root)
  server.close()
  expect(files.map(({ path }) => path)).toEqual(['pages/_site.json'])
  expect(unread).toEqual([
    { path: 'pages/about.json', reason: 'folder' },
    { path: 'pages/pipe.json', reason: 'special' },
    { path: 'pages/socket.json', reason: 'special' },
    { path: 'pages/\ufffd\ufffd.json', reason: 'unreadable' },
  ])
})

test('readSite reports a folder that it can’t list and reads the others', () => {
  const name = 'deep'.repeat(60)
  execFileSync(
    'sh',
    ['-c', `for n in $(seq 16); do mkdir ${name} && cd ${name}; done; mkdir ${name}`],
    { cwd: join(root, 'pages') },
  )
  put('pages/zebra.json')
  const { files, unread } = readSite(root)
  execFileSync('rm', ['-rf', join(root, 'pages', name)])
  expect(files.map(({ path }) => path)).toEqual(['pages/_site.json', 'pages/zebra.json'])
  expect(unread?.map(({ reason }) => reason)).toEqual(['unreadable'])
})

test.each(['missing', 'a file', 'a link to itself'])(
  'readSite throws a clear error when pages/ is %s',
  (kind) => {
    const other = join(root, 'other')
    mkdirSync(other)
    if (kind === 'a file') writeFileSync(join(other, 'pages'), '')
    if (kind === 'a link to itself') symlinkSync('pages', join(other, 'pages'))
    expect(() => readSite(other)).toThrow(
      /^There is no folder .*pages\. A site's documents stand in pages\/\.$/,
    )
  },
)
