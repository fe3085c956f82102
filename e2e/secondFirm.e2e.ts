import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inPage, useBrowser } from './support/browser.ts'
import { headerFaults } from './support/headerFaults.ts'
import { quickLine } from './support/quickLine.ts'

const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-second-'))
const dist = join(folder, 'dist')
const origin = 'http://second.example'
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.svg': 'image/svg+xml', '.js': 'text/javascript', '.woff2': 'font/woff2' }

/** The second firm's site follows the device's scheme here, so that its theme is seen in both. */
beforeAll(() => {
  cpSync('tests/sites/bicycle', join(folder, 'site'), { recursive: true })
  const file = join(folder, 'site/pages/_site.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"scheme": "dark"', '"scheme": "auto"'))
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--root', join(folder, 'site'), '--out', dist], { encoding: 'utf8' })
  expect(built.stdout + built.stderr).toMatch(/Built \d+ pages/)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Answers from the built files, without a server. */
const serve = (page: Page) =>
  page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const file = [path, `${path}.html`, `${path}index.html`].map((name) => join(dist, name)).find((name) => extname(name) !== '' && existsSync(name))
    if (!file) return route.fulfill({ status: 404 })
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'application/octet-stream' })
  })

test.each([390, 768, 900, 1024, 1040, 1100, 1152, 1160, 1280, 1920])(
  'the header of a second firm keeps its name on one line at %i pixels, and its parts apart',
  (width) =>
    inPage(
      browser(),
      async (page) => {
        await quickLine(page)
        await serve(page)
        await page.goto(`${origin}/`)
        expect(await headerFaults(page)).toEqual([])
      },
      { viewport: { width, height: 800 } },
    ),
)

describe.each(['light', 'dark'] as const)('the theme of a second firm in the %s scheme', (colorScheme) => {
  test.each(['/', '/repairs', '/enquire/booking', '/404'])('has the contrast that WCAG AA asks for on %s', (route) =>
    inPage(
      browser(),
      async (page) => {
        await serve(page)
        await page.goto(origin + route)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light dark')
        const { violations, passes } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
        expect(passes.length).toBeGreaterThan(0)
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`))).toEqual([])
      },
      { colorScheme, reducedMotion: 'reduce' },
    ),
  )
})
