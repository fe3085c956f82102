import {
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateSite, seeded } from '../../../bench/generateSite.ts'
import { boatyard } from '../../../tests/support/sites.ts'
import { testEngine } from '../../../tests/support/testEngine.ts'
import { standardPageKit } from '../../kits/standard/pageKit.ts'
import { applyUpdate, commitUpdate, damagedJournalFile, nextFolder } from '../store/applyUpdate.ts'
import { readSite } from '../store/readSite.ts'
import { writeWhole } from '../store/writeWhole.ts'
import { buildSite } from './buildSite.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-incremental-'))
const root = join(folder, 'site')
const edits = process.env['LONG'] ? 60 : 7
/** As the commands have it: lint's analyses are kept from build to build. */
const warmEngine = { ...testEngine, stamp: 'test' }

beforeAll(() => {
  const { files, assets } = readSite(boatyard)
  generateSite(files, 12, root, { seed: 7 })
  for (const { path } of assets) writeWhole(join(root, path), readFileSync(join(boatyard, path)))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** All files of a folder with their bytes; the build's own notes aside. */
const contents = (dir: string, below = ''): [string, string][] =>
  readdirSync(join(dir, below)).flatMap((name): [string, string][] => {
    const path = below ? `${below}/${name}` : name
    if (path === '.broadsheet/build.json') return []
    return statSync(join(dir, path)).isDirectory()
      ? contents(dir, path)
      : [[path, readFileSync(join(dir, path)).toString('base64')]]
  })

const edit = (
  path: string,
  change: (page: {
    title: string
    name?: string
    draft?: boolean
    blocks: { heading?: string }[]
  }) => void,
) => {
  const page = JSON.parse(readFileSync(path, 'utf8'))
  change(page)
  writeFileSync(path, JSON.stringify(page, null, 2))
}

describe('an incremental build', () => {
  it('produces the same bytes as a cold build after any edit', {
    timeout: 600_000,
  }, async () => {
    const random = seeded(11)
    const warm = join(folder, 'warm')
    await buildSite({
      kit: standardPageKit,
      root,
      engine: warmEngine,
      env: {},
      asOf: '2026-11-22',
      out: warm,
      quality: 1,
    })
    for (let round = 0; round < edits; round += 1) {
      const path = join(root, `pages/offices/0/${Math.floor(random() * 12)}.json`)
      const kinds = [
        () =>
          edit(path, (page) => {
            page.name = `Renamed ${round}`
          }),
        // A dialog's page and what pages fetch of it, and an article as the feed has it.
        () => {
          edit(
            join(root, 'pages/_dialogs/look.json'),
            (dialog) => void Object.assign(dialog, { intro: `Half an hour, ${round}.` }),
          )
          edit(
            join(root, 'pages/log/fuel-that-grew.json'),
            (article) =>
              void article.blocks.push({ ...article.blocks[1], heading: `Later ${round}` }),
          )
        },
        () =>
          edit(path, (page) => {
            page.blocks[1] = { ...page.blocks[1], heading: `Changed ${round}` }
          }),
        () =>
          edit(path, (page) => {
            page.title = `Title ${round} of a page that was changed`
          }),
        () =>
          edit(
            join(root, 'pages/_facts.json'),
            (facts) =>
              void Object.assign(
                (facts as unknown as { facts: Record<string, object> }).facts['cradle.season'] ??
                  {},
                {
                  value: { kind: 'money', amount: 9000 + round },
                },
              ),
          ),
        () =>
          edit(
            join(root, 'pages/log/halyards-that-chafe.json'),
            (article) => void Object.assign(article, { noindex: round % 2 === 0 }),
          ),
        () =>
          edit(
            join(root, 'pages/_site.json'),
            (site) =>
              void Object.assign(site, {
                footer: {
                  ...(site as unknown as { footer: object }).footer,
                  note: `Note ${round}`,
                },
              }),
          ),
      ]
      kinds[round % kinds.length]?.()
      const result = await buildSite({
        kit: standardPageKit,
        root,
        engine: warmEngine,
        env: {},
        asOf: '2026-11-22',
        out: warm,
        quality: 1,
      })
      const cold = join(folder, `cold-${round}`)
      await buildSite({
        kit: standardPageKit,
        root,
        engine: testEngine,
        env: {},
        asOf: '2026-11-22',
        out: cold,
        quality: 1,
      })
      expect(result.ok).toBe(true)
      expect(contents(warm)).toEqual(contents(cold))
      rmSync(cold, { recursive: true })
    }
  })

  it('writes only the changed page and the pages that list it', { timeout: 120_000 }, async () => {
    const warm = join(folder, 'one')
    await buildSite({
      kit: standardPageKit,
      root,
      engine: warmEngine,
      env: {},
      asOf: '2026-11-22',
      out: warm,
      quality: 1,
    })
    edit(join(root, 'pages/offices/0/3.json'), (page) => {
      page.blocks[1] = { ...page.blocks[1], heading: 'Only here' }
    })
    const { changes } = await buildSite({
      kit: standardPageKit,
      root,
      engine: warmEngine,
      env: {},
      asOf: '2026-11-22',
      out: warm,
      quality: 1,
    })
    expect(changes.unchanged).toBeGreaterThan(60)
    expect(changes.written).toBeLessThanOrEqual(12)
  })

  it('rewrites pages when only the digits of a fact change', { timeout: 120_000 }, async () => {
    const facts = join(root, 'pages/_facts.json')
    const before = readFileSync(facts, 'utf8')
    const built = async (amount: string, name: string) => {
      writeFileSync(facts, before.replace('"amount": 24,', `"amount": ${amount},`))
      const out = join(folder, name)
      const options = { kit: standardPageKit, root, engine: warmEngine, env: {} }
      await buildSite({ ...options, asOf: '2026-11-22', out, quality: 1 })
      return contents(out)
    }
    try {
      await built('24.5', 'digits')
      const warm = await built('24.50', 'digits')
      const cold = await built('24.50', 'digitsCold')
      expect(warm).toEqual(cold)
      const pages = warm.map(([, bytes]) => Buffer.from(bytes, 'base64').toString('utf8'))
      expect(pages.some((page) => page.includes('24.50'))).toBe(true)
    } finally {
      writeFileSync(facts, before)
    }
  })
})

describe('an interrupted update', () => {
  const site = join(folder, 'cut')
  const file = join(site, 'index.html')
  const begin = () => {
    rmSync(site, { recursive: true, force: true })
    writeWhole(file, 'old')
    writeWhole(join(site, nextFolder, 'index.html'), 'new')
  }

  it('leaves the old site unchanged if it wasn’t committed', () => {
    begin()
    applyUpdate(site)
    expect(readFileSync(file, 'utf8')).toBe('old')
    expect(readdirSync(site)).toContain('index.html')
  })

  it('is finished by the next run if it was committed', () => {
    begin()
    commitUpdate(site, { write: ['index.html', 'moved-before.html'], remove: ['gone.html'] })
    applyUpdate(site)
    expect(readFileSync(file, 'utf8')).toBe('new')
  })

  it('never deletes files outside its folder', () => {
    begin()
    writeWhole(join(folder, 'outside'), '')
    commitUpdate(site, { write: [], remove: ['../outside'] })
    applyUpdate(site)
    expect([
      existsSync(join(folder, 'outside')),
      existsSync(join(site, damagedJournalFile)),
    ]).toEqual([true, true])
  })
})
