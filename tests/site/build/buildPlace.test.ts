import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import { standardPageKit } from '../../../src/kits/standard/pageKit.ts'
import { buildSite } from '../../../src/site/build/buildSite.ts'
import { recordFile } from '../../../src/site/build/write/buildRecord.ts'
import { describeRepairs } from '../../../src/site/build/write/describeRepairs.ts'
import { recoverBuild } from '../../../src/site/build/write/recoverBuild.ts'
import { damagedJournalFile, journalFile, nextFolder } from '../../../src/site/store/applyUpdate.ts'
import { lockFolder, lockOn, tryLock } from '../../../src/site/store/folderLock.ts'
import { writeWhole } from '../../../src/site/store/writeWhole.ts'
import { documents, littleSite } from '../../support/littleSite.ts'
import { runCommand } from '../../support/serverProcess.ts'
import { testEngine } from '../../support/testEngine.ts'

/** What renaming does instead, for paths that a disk refuses. */
const refusals = vi.hoisted(() => new Map<RegExp, string>())
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const renameSync = (from: string, to: string) => {
    for (const [path, code] of refusals)
      if (path.test(to) && from.includes('/next/'))
        throw Object.assign(new Error(`${code}: ${to}`), { code })
    fs.renameSync(from, to)
  }
  return { ...fs, renameSync }
})

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-place-'))
const root = join(folder, 'site')
const dist = join(root, 'dist')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const news: Edit = {
  file: 'pages/news.json',
  value: {
    ...(documents['pages/about.json'] as object),
    title: 'What is new',
    description:
      'What is new in the workshop: who has come, who has gone, and which machine we have bought this year.',
  },
}
const put = (...edits: Edit[]) => {
  rmSync(join(root, 'pages'), { recursive: true, force: true })
  for (const { path, text } of littleSite(edits).files) writeWhole(join(root, path), text)
}
const build = (options: { out?: string; verify?: boolean; tell?: (line: string) => void } = {}) =>
  buildSite({
    kit: standardPageKit,
    root,
    engine: testEngine,
    env: {},
    asOf: '2026-11-22',
    quality: 1,
    ...options,
  })
const exchange = (path: string) => {
  rmSync(path)
  symlinkSync('/dev/null', path)
}
const at = (path: string) => join(dist, path)
const textAt = (path: string) => readFileSync(at(path), 'utf8')
/** All files with their bytes, the build's own notes aside. */
const contents = (dir = dist) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.startsWith('.broadsheet/') && statSync(join(dir, path)).isFile())
      .map((path) => [path, readFileSync(join(dir, path)).toString('base64')]),
  )

beforeEach(async () => {
  refusals.clear()
  rmSync(root, { recursive: true, force: true })
  put()
  await build()
})

describe('a build over a damaged output folder', () => {
  test.each([
    ['deleted', (path: string) => rmSync(path)],
    ['cut off', (path: string) => truncateSync(path, 10)],
    ['emptied', (path: string) => writeFileSync(path, '')],
    ['written to', (path: string) => writeFileSync(path, 'x', { flag: 'a' })],
    ['exchanged for a link', exchange],
  ])('rewrites and reports files that were %s', async (_what, damage) => {
    const whole = contents()
    const damaged = [
      'index.html',
      'about.html.br',
      'services/repair.html.gz',
      'robots.txt',
      '.broadsheet/nginx.conf',
      '.broadsheet/manifest.json',
    ]
    for (const path of damaged) damage(at(path))
    const { changes, out } = await build()
    expect([contents(), existsSync(at('.broadsheet/nginx.conf'))]).toEqual([whole, true])
    expect([...changes.mended].sort()).toEqual([...damaged].sort())
    expect(describeRepairs({ changes, out })[0]).toMatch(
      /^In .*dist these were missing, or not as the last build had left them, and were made anew: /,
    )
    expect((await build()).changes).toMatchObject({ written: 1, mended: [] })
  })

  test('with --verify finds a file changed without a new size or time', async () => {
    const { atime, mtime } = statSync(at('index.html'))
    const text = textAt('index.html')
    writeFileSync(at('index.html'), text.replace('road', 'toad'))
    utimesSync(at('index.html'), atime, mtime)
    await build({ verify: true })
    expect(textAt('index.html')).toBe(text)
  })

  test('rewrites nothing in a copied folder with different file times', async () => {
    cpSync(dist, join(root, 'copy'), { recursive: true })
    expect((await build({ out: join(root, 'copy') })).changes).toMatchObject({
      written: 1,
      mended: [],
    })
  })
})

const putFileForFolder = () => {
  rmSync(at('assets/f'), { recursive: true })
  writeFileSync(at('assets/f'), 'mine')
}

describe('a build over files that it didn’t write', () => {
  test('keeps foreign files in the output folder', async () => {
    const mine = [
      'letter.txt',
      'services/mine.html',
      '.well-known/proof',
      'assets/mine.png',
      'about.html.bak',
    ]
    for (const path of mine) writeWhole(at(path), `mine: ${path}`)
    put(news)
    await build()
    put({ file: 'pages/_site.json', at: '/firm/name', value: 'Hub & Sons' })
    await build()
    rmSync(at('services/repair.html'))
    await build()
    expect(mine.map((path) => [path, textAt(path)])).toEqual(
      mine.map((path) => [path, `mine: ${path}`]),
    )
    expect(existsSync(at('news.html'))).toBe(false)
  })

  test.each([
    ['a file', 'news.html', () => writeFileSync(at('news.html'), 'mine')],
    ['a compressed form', 'news.html.gz', () => writeFileSync(at('news.html.gz'), 'mine')],
    ['a folder', 'news.html', () => writeWhole(at('news.html/mine'), 'mine')],
    ['a file where a folder has to be', 'assets/f', putFileForFolder],
  ])('stops without writing if an output path is taken by %s', async (_what, path, place) => {
    place()
    put(news)
    const before = contents()
    await expect(build()).rejects.toThrow(
      new RegExp(
        `^in .*dist stands what no build is known to have written, in the place of files of the site: ${path}\\. Move it elsewhere`,
      ),
    )
    expect(contents()).toEqual(before)
    rmSync(at(path), { recursive: true })
    expect((await build()).ok).toBe(true)
  })

  test('accepts a foreign file with the same content as the page', async () => {
    put(news)
    await build()
    const page = textAt('news.html')
    put()
    await build()
    expect(existsSync(at('news.html'))).toBe(false)
    writeFileSync(at('news.html'), page)
    put(news)
    expect((await build()).ok).toBe(true)
  })

  test('keeps and reports a page edited by hand that the site no longer has', async () => {
    put(news)
    await build()
    writeFileSync(at('news.html'), 'by hand')
    put()
    const { changes, out } = await build()
    expect([textAt('news.html'), changes.left, existsSync(at('news.html.gz'))]).toEqual([
      'by hand',
      ['news.html'],
      false,
    ])
    expect(describeRepairs({ changes, out })).toEqual([
      expect.stringContaining(
        'were changed by somebody since the last build, which the site has no more use for: news.html.',
      ),
    ])
  })

  test('refuses a folder that holds other files or the site’s documents', async () => {
    const theirs = join(root, 'theirs')
    writeWhole(join(theirs, '.broadsheet/notes'), '')
    writeWhole(join(theirs, 'index.html'), 'Dear')
    await expect(build({ out: theirs })).rejects.toThrow(
      'holds something else than a built site (index.html), and it stays as it is.',
    )
    expect(readdirSync(theirs, { recursive: true }).sort()).toEqual([
      '.broadsheet',
      '.broadsheet/notes',
      'index.html',
    ])
    await expect(build({ out: join(root, 'pages/out') })).rejects.toThrow(
      "which holds the site's documents",
    )
    expect(existsSync(join(root, 'pages/out'))).toBe(false)
  })
})

describe('an unusual output folder', () => {
  test('stays a symbolic link while its target is written', async () => {
    mkdirSync(join(root, 'there'))
    symlinkSync('there', join(root, 'link'))
    await build({ out: join(root, 'link') })
    await build({ out: join(root, 'link') })
    expect([readdirSync(root).sort(), contents(join(root, 'there'))]).toEqual([
      ['dist', 'link', 'pages', 'there'],
      contents(),
    ])
  })

  test('is updated in place rather than replaced', async () => {
    const { ino } = statSync(dist)
    put({ file: 'pages/_site.json', at: '/firm/name', value: 'Hub & Sons' })
    await build()
    expect([statSync(dist).ino, readdirSync(root).sort()]).toEqual([ino, ['dist', 'pages']])
  })

  test('receives copies of the files if it is on another disk', async () => {
    refusals.set(/assets\//, 'EXDEV')
    await build({ out: join(root, 'other') })
    expect(contents(join(root, 'other'))).toEqual(contents())
    expect((await build({ out: join(root, 'other') })).changes).toMatchObject({
      written: 1,
      mended: [],
    })
  })

  test('interrupted by a disk error is finished by the next build or the server', async () => {
    put(news)
    for (const finish of [() => build(), () => recoverBuild(dist, expect.unreachable)]) {
      rmSync(at('news.html'), { force: true })
      refusals.set(/news\.html$/, 'EBUSY')
      await expect(build()).rejects.toThrow('EBUSY')
      expect(existsSync(at(journalFile))).toBe(true)
      refusals.clear()
      await finish()
      expect([existsSync(at('news.html')), existsSync(at(journalFile))]).toEqual([true, false])
    }
  })
})

describe('a damaged build journal', () => {
  test.each(['', '{"write":["ind', '{"write":["../../outside"],"remove":[]}'])(
    'with the content %j is reported and set aside before the site is rebuilt',
    async (journal) => {
      // As it stands where a power cut came while the files of a new page were being moved.
      put(news)
      await build({ out: join(root, 'next') })
      renameSync(join(root, 'next'), at(nextFolder))
      renameSync(at(`${nextFolder}/news.html`), at('news.html'))
      writeFileSync(at(journalFile), journal)
      const told: string[] = []
      recoverBuild(dist, (line) => told.push(line))
      expect([told, existsSync(at(journalFile))]).toEqual([
        [
          expect.stringMatching(
            /was cut off, and its journal is damaged: .* Build it again: npm run build$/,
          ),
        ],
        true,
      ])
      put({ ...news, value: { ...(news.value as object), title: 'What is new here' } })
      await build({ tell: (line) => told.push(line) })
      expect(told[1]).toMatch(
        /^The journal of the last build of .* is damaged\. It is put aside as \.broadsheet\/journal\.damaged\.json, and the site is made anew\.$/,
      )
      await build({ out: join(root, 'cold') })
      expect([contents(), readFileSync(at(damagedJournalFile), 'utf8')]).toEqual([
        contents(join(root, 'cold')),
        journal,
      ])
    },
  )
})

test('a damaged build record lets a build reuse identical files but overwrite no others', async () => {
  const whole = contents()
  truncateSync(at(recordFile), 99)
  const told: string[] = []
  await build({ tell: (line) => told.push(line) })
  expect([contents(), told]).toEqual([
    whole,
    [expect.stringMatching(/^The list of what was built into .* is damaged /)],
  ])
  truncateSync(at(recordFile), 99)
  writeFileSync(at('index.html'), 'mine')
  await expect(build()).rejects.toThrow('files of the site: index.html. Move')
  rmSync(at('index.html'))
  await expect(build()).rejects.toThrow(
    /^the list of what was built into .* is damaged .* Delete .* if none of them is/,
  )
})

describe('the build lock of an output folder', () => {
  test('makes a second build wait and report for which process', async () => {
    const release = tryLock(dist)
    const told: string[] = []
    const second = build({ tell: (line) => told.push(line) })
    await expect
      .poll(() => told)
      .toEqual([
        expect.stringMatching(
          new RegExp(
            `^Another build is writing ${dist}: process ${process.pid}, since \\d\\d:\\d\\d:\\d\\d .*Waiting for it`,
          ),
        ),
      ])
    release?.()
    expect((await second).ok).toBe(true)
    expect(existsSync(at(lockFolder))).toBe(false)
  })

  test('lets simultaneous build commands leave one complete site', async () => {
    const running = [1, 2, 3].map(() =>
      runCommand(['build', '--root', root, '--out', join(root, 'many')]),
    )
    expect(await Promise.all(running.map(({ ended }) => ended))).toEqual([0, 0, 0])
    await build({ out: join(root, 'alone') })
    expect(Object.keys(contents(join(root, 'many')))).toEqual(
      Object.keys(contents(join(root, 'alone'))),
    )
  }, 120_000)

  test('keeps the server from finishing an update that a build is making', () => {
    const release = tryLock(dist)
    writeFileSync(at(journalFile), '{"write":[],"remove":["index.html"]}')
    recoverBuild(dist, expect.unreachable)
    expect(existsSync(at('index.html'))).toBe(true)
    release?.()
    recoverBuild(dist, expect.unreachable)
    expect(existsSync(at('index.html'))).toBe(false)
  })

  const host = hostname().replace(/[^\w.]/g, '_')
  test.each([
    ['a dead process', `${2 ** 22 + 1}--${host}`, false],
    [
      'a process whose number another one has by now',
      `${process.pid}-1-${host}`,
      process.platform !== 'linux',
    ],
    ['a process of another machine', '1-1-elsewhere', true],
  ])('is held or dropped depending on its owner: %s', (_who, name, isHeld) => {
    writeWhole(at(`${lockFolder}/${name}`), '')
    expect([lockOn(dist) !== undefined, existsSync(at(`${lockFolder}/${name}`))]).toEqual([
      isHeld,
      isHeld,
    ])
  })

  test('expires after 15 minutes if another machine holds it', () => {
    const path = at(`${lockFolder}/1-1-elsewhere`)
    writeWhole(path, '')
    const before = Date.now() / 1000 - 901
    utimesSync(path, before, before)
    expect(lockOn(dist)).toBe(undefined)
  })
})

test('an asset file can become a folder and a folder a file', async () => {
  const asset = (path: string): void => writeWhole(join(root, 'pages/_assets', path), 'an asset')
  asset('thing')
  await build()
  rmSync(join(root, 'pages/_assets/thing'))
  asset('thing/inner/file')
  await build()
  expect(textAt('assets/thing/inner/file')).toBe('an asset')
  rmSync(join(root, 'pages/_assets/thing'), { recursive: true })
  asset('thing')
  writeWhole(at('assets/thing/inner/mine'), 'mine')
  await expect(build()).rejects.toThrow('files of the site: assets/thing. Move')
  rmSync(at('assets/thing/inner/mine'))
  await build()
  expect(textAt('assets/thing')).toBe('an asset')
  expect(existsSync(at(recordFile))).toBe(true)
})
