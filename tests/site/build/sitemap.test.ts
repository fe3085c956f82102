import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { isIndexed } from '../../../src/core/model/site/isIndexed.ts'
import { lastChanged } from '../../../src/site/build/files/lastChanged.ts'
import { robots } from '../../../src/site/build/files/robots.ts'
import { sitemap } from '../../../src/site/build/files/sitemap.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { boatyardSite } from '../../support/drawnSite.ts'

const site = boatyardSite()
const { origin } = site.settings
const folder = temporaryFolder()
afterAll(folder.remove)

const textOf = (file: { readonly content: Buffer | undefined } | undefined) =>
  file?.content?.toString() ?? ''
const schema = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8')
const faultsIn = async (xml: string) =>
  (
    await validateXML({ xml: [{ fileName: 'sitemap.xml', contents: xml }], schema: [schema] })
  ).errors.map(({ message }) => message)

describe('sitemap.xml', () => {
  const article = [...site.pages.values()].find(({ document }) => document.article)
  const dates = new Map([['pages/about.json', '2025-03-04T23:30:00+13:00']])

  it('validates against the sitemaps.org schema', async () => {
    const [file] = await sitemap(site, dates)
    expect(file?.path).toBe('sitemap.xml')
    expect(await faultsIn(textOf(file))).toEqual([])
    expect(
      await faultsIn(textOf(file).replace('<loc>', '<place>').replace('</loc>', '</place>')),
    ).not.toEqual([])
  })

  it('lists exactly the indexed pages', async () => {
    const [file] = await sitemap(site, dates)
    const listed = [...textOf(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(listed.sort()).toEqual(
      [...site.pages.values()]
        .filter(isIndexed)
        .map(({ route }) => origin + route)
        .sort(),
    )
    expect(listed).not.toContain(`${origin}/thanks`)
    expect(listed).not.toContain(`${origin}/enquire/estimate`)
  })

  it('dates a page by git history, else by the article, else not at all', async () => {
    const [file] = await sitemap(site, dates)
    const dateOf = (route: string) =>
      new RegExp(`<url><loc>${origin}${route}</loc>(?:<lastmod>(.*?)</lastmod>)?</url>`).exec(
        textOf(file),
      )?.[1]
    expect(dateOf('/about')).toBe('2025-03-04')
    expect(dateOf(article?.route ?? '')).toBe(
      article?.document.article?.updated ?? article?.document.article?.date,
    )
    expect(dateOf('/contact')).toBeUndefined()
  })

  it.each([
    ['Asia/Kolkata', '2026-01-31T00:30:00+05:30', '2026-01-31'],
    ['Asia/Kolkata', '2026-01-30T19:00:00Z', '2026-01-31'],
    ['America/New_York', '2026-01-31T02:00:00Z', '2026-01-30'],
  ])('dates a page by the day in %s: %s is %s', async (timeZone, date, day) => {
    const there = { ...site, settings: { ...site.settings, timeZone } }
    const [file] = await sitemap(there, new Map([['pages/about.json', date]]))
    expect(textOf(file)).toContain(`<loc>${origin}/about</loc><lastmod>${day}</lastmod>`)
  })

  it('is split into several files with an index if it is too long', async () => {
    const page = [...site.pages.values()][0]
    if (!page) throw new Error('The site has no page.')
    const many = new Map(
      Array.from({ length: 46_000 }, (_, index) => [
        `/p/${index}`,
        { ...page, route: `/p/${index}`, file: '' },
      ]),
    )
    const [index, ...parts] = await sitemap({ ...site, pages: many }, new Map())
    expect(textOf(index)).toContain(`<loc>${origin}/sitemap-1.xml</loc>`)
    expect(parts.map(({ path }) => path)).toEqual(['sitemap-1.xml', 'sitemap-2.xml'])
    expect(await faultsIn(textOf(parts[1]))).toEqual([])
  })
})

describe('the dates of documents from git', () => {
  const git = (root: string, date: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args],
      {
        stdio: 'pipe',
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      },
    )
  const root = join(folder.path, 'repo')
  const write = (name: string, text: string) => {
    mkdirSync(join(root, 'site/pages/services'), { recursive: true })
    writeFileSync(join(root, 'site/pages', name), text)
  }

  it('are those of their last commits and unset for uncommitted changes', async () => {
    write('index.json', '1')
    write('services/repair.json', '1')
    write('changed.json', '1')
    git(root, '', 'init', '-q')
    git(root, '2024-01-02T10:00:00+05:30', 'add', '.')
    git(root, '2024-01-02T10:00:00+05:30', 'commit', '-qm', 'one')
    write('services/repair.json', '2')
    git(root, '2025-06-07T10:00:00+05:30', 'commit', '-qam', 'two')
    write('changed.json', '2')
    write('new.json', '1')
    expect(Object.fromEntries(await lastChanged(join(root, 'site')))).toEqual({
      'pages/index.json': '2024-01-02T10:00:00+05:30',
      'pages/services/repair.json': '2025-06-07T10:00:00+05:30',
    })
  })

  it('are unknown in a shallow clone and without git', async () => {
    const shallow = join(folder.path, 'shallow')
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, shallow], {
      stdio: 'pipe',
    })
    expect((await lastChanged(join(shallow, 'site'))).size).toBe(0)
    rmSync(join(root, '.git'), { recursive: true })
    expect((await lastChanged(join(root, 'site'))).size).toBe(0)
  })
})

describe('robots.txt', () => {
  it('allows every robot and links to the sitemap', () => {
    expect(textOf(robots(site))).toBe(
      `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`,
    )
  })
})
