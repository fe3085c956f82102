import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateSite } from '../../../bench/generateSite.ts'
import { standardPageKit } from '../../../src/kits/standard/pageKit.ts'
import { type BuildResult, buildSite } from '../../../src/site/build/buildSite.ts'
import { digest } from '../../../src/site/store/digest.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { boatyard } from '../../support/sites.ts'
import { testEngine } from '../../support/testEngine.ts'

/** A site as large as those of agencies, in `test:long`; else a small one of the same kind. */
const count = process.env['LONG'] ? 1000 : 30
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-many-'))
const root = join(folder, 'site')
const dist = join(folder, 'dist')
const coldEngine = { ...testEngine, cache: join(folder, 'cache') }
const warmEngine = { ...coldEngine, stamp: 'test' }
let built: BuildResult

beforeAll(async () => {
  generateSite(readSite(boatyard).files, count, root, { seed: 5, plain: true })
  cpSync(join(boatyard, 'pages/_assets'), join(root, 'pages/_assets'), { recursive: true })
  built = await buildSite({
    kit: standardPageKit,
    root,
    engine: warmEngine,
    env: {},
    asOf: '2026-11-22',
    out: dist,
    quality: 1,
  })
}, 600_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** The files of a folder with their digests; the build's own notes aside. */
const filesIn = (dir: string): Map<string, string> =>
  new Map(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => path !== '.broadsheet/build.json' && statSync(join(dir, path)).isFile())
      .map((path) => [path, digest(readFileSync(join(dir, path)))]),
  )

test('every page of a large site is without lint errors and built with br and gz', () => {
  expect(built.lint.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(built.pages).toBeGreaterThan(count)
  for (let number = 0; number < count; number += 1) {
    const page = join(dist, `offices/${Math.floor(number / 100)}/${number}.html`)
    expect([page, `${page}.br`, `${page}.gz`].every(existsSync)).toBe(true)
  }
})

test('every link and address in a large site leads to an existing file and id', () => {
  const files = filesIn(dist)
  const fileAt = (path: string) =>
    [path.slice(1) || 'index.html', `${path.slice(1)}.html`].find((name) => files.has(name))
  const idsOf = new Map<string, Set<string>>()
  const hasId = (file: string, id: string) => {
    const ids =
      idsOf.get(file) ??
      new Set(
        [...readFileSync(join(dist, file), 'utf8').matchAll(/\sid="([^"]*)"/g)].map(
          ([, name = '']) => name,
        ),
      )
    idsOf.set(file, ids)
    return ids.has(id)
  }
  const dead = new Set<string>()
  for (const file of files.keys()) {
    if (!file.endsWith('.html') || file.startsWith('assets/')) continue
    for (const [, address = ''] of readFileSync(join(dist, file), 'utf8').matchAll(
      /\s(?:href|src)="([/#][^"]*)"/g,
    )) {
      const [path = '', id] = address.replace(/\?[^#]*/, '').split('#')
      const target = path === '' ? file : fileAt(path)
      if (target === undefined || (id && target.endsWith('.html') && !hasId(target, id)))
        dead.add(`${file}: ${address}`)
    }
  }
  expect([...dead]).toEqual([])
})

test('an incremental build of a large site equals a clean build and writes few files', {
  timeout: 600_000,
}, async () => {
  const change = (number: number, from: string, to: string) => {
    const path = join(root, `pages/offices/${Math.floor(number / 100)}/${number}.json`)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  change(1, '"heading": "', '"heading": "Changed ')
  change(count - 1, `"Office ${count - 1}`, '"Branch')
  rmSync(join(root, `pages/offices/0/${7}.json`))
  change(6, '/offices/0/7"', '/offices/0/8"')
  const again = await buildSite({
    kit: standardPageKit,
    root,
    engine: warmEngine,
    env: {},
    asOf: '2026-11-22',
    out: dist,
    quality: 1,
  })
  const cold = join(folder, 'cold')
  await buildSite({
    kit: standardPageKit,
    root,
    engine: coldEngine,
    env: {},
    asOf: '2026-11-22',
    out: cold,
    quality: 1,
  })
  expect(filesIn(dist)).toEqual(filesIn(cold))
  expect(again.changes.written).toBeLessThan(60)
})
