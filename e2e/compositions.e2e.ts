import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceGoal } from '../src/bench/weigh.ts'
import { fileOf } from '../src/model/fileOf.ts'
import { inPage, useBrowser } from './support/browser.ts'
import { focusFaults } from './support/focusFaults.ts'
import { cutOn, faultsOn, wcag } from './support/pageFaults.ts'

/** The starters are a site in each composition; what holds of the ledger's pages by other tests too is asked of all here. */
const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-compositions-'))
const origin = 'http://starter.example'
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.svg': 'image/svg+xml', '.js': 'text/javascript', '.woff2': 'font/woff2' }
const isLong = process.env['LONG'] !== undefined

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type State = { readonly name: string; readonly width: number; readonly options?: BrowserContextOptions; readonly long?: true; readonly fromRight?: true }
const still = { reducedMotion: 'reduce' } as const
const states: readonly State[] = [
  { name: 'wide and light', width: 1280, options: { colorScheme: 'light', ...still } },
  { name: 'narrow and dark', width: 320, options: { colorScheme: 'dark', ...still } },
  { name: 'narrow and light', width: 320, options: { colorScheme: 'light', ...still }, long: true },
  { name: 'as on a tablet, dark', width: 768, options: { colorScheme: 'dark', ...still }, long: true },
  { name: 'at the first width of large screens', width: 1024, options: { colorScheme: 'light', ...still }, long: true },
  { name: 'very wide and dark', width: 1920, options: { colorScheme: 'dark', ...still }, long: true },
  { name: 'with motion', width: 640, options: { reducedMotion: 'no-preference' }, long: true },
  { name: 'in forced colours', width: 1280, options: { forcedColors: 'active', ...still }, long: true },
  { name: 'written from the right', width: 1280, options: still, long: true, fromRight: true },
  { name: 'written from the right, narrow', width: 320, options: still, long: true, fromRight: true },
]

describe.each(['architect', 'bakery', 'law', 'music'])('the starter %s', (name) => {
  const dist = join(folder, name)
  const routes: string[] = []

  beforeAll(() => {
    const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--root', `src/scaffold/starters/${name}`, '--out', dist], { encoding: 'utf8' })
    expect(built.stdout + built.stderr).toMatch(/Built \d+ pages/)
    const { pages } = JSON.parse(readFileSync(join(dist, '.broadsheet/manifest.json'), 'utf8')) as { pages: Record<string, unknown> } // written by the build
    routes.push(...(isLong ? Object.keys(pages).filter((route) => route !== '/404.html') : ['/']))
  })

  /** Answers from the built files, without a server. */
  const serve = (page: Page) =>
    page.route(`${origin}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname
      const file = [path, `${path}.html`, `${path}index.html`].map((one) => join(dist, one)).find((one) => extname(one) !== '' && existsSync(one))
      if (!file) return route.fulfill({ status: 404 })
      return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'application/octet-stream' })
    })

  it.each(states.filter(({ long }) => isLong || !long))('is clean for axe, cut nowhere and shows its focus $name', ({ width, options, fromRight }) =>
    inPage(
      browser(),
      async (page) => {
        await serve(page)
        const faults: string[] = []
        for (const route of routes) {
          await page.goto(route)
          if (fromRight) await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
          const found = [...(fromRight ? [] : await faultsOn(page, [...wcag, 'best-practice'])), ...(await cutOn(page))]
          // Browsers paint outlines in the visitor's own colours where those are forced, and tell of the author's.
          const { wrong } = options?.forcedColors ? { wrong: [] } : await focusFaults(page, isLong ? 60 : 15)
          faults.push(...[...found, ...wrong].map((fault) => `${route} ${fault}`))
        }
        expect(faults).toEqual([])
      },
      { baseURL: origin, viewport: { width, height: 800 }, ...options },
    ),
  )

  it('keeps each page under the goal of a first load', () => {
    const heavy = routes.map((route) => ({ route, bytes: statSync(join(dist, `${fileOf(route)}.br`)).size })).filter(({ bytes }) => bytes > serviceGoal * 1000)
    expect(heavy).toEqual([])
  })
})
