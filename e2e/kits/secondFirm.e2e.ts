import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { focusFaults } from '../support/focusFaults.ts'
import { headerFaults } from '../support/headerFaults.ts'
import { holdBack } from '../support/holdBack.ts'
import { faultsOn } from '../support/pageFaults.ts'
import { quickLine } from '../support/quickLine.ts'

const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-second-'))
const dist = join(folder, 'dist')
const origin = 'http://second.example'
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

/** The second firm's site follows the device's scheme here, so that its theme is seen in both. */
beforeAll(() => {
  cpSync('tests/sites/bicycle', join(folder, 'site'), { recursive: true })
  const file = join(folder, 'site/pages/_site.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"scheme": "dark"', '"scheme": "auto"'))
  const built = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--root', join(folder, 'site'), '--out', dist],
    { encoding: 'utf8' },
  )
  expect(built.stdout + built.stderr).toMatch(/Built \d+ pages/)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Answers from the built files, without a server. */
const serve = (page: Page, from = dist) =>
  page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const file = [path, `${path}.html`, `${path}index.html`]
      .map((name) => join(from, name))
      .find((name) => extname(name) !== '' && existsSync(name))
    if (!file) return route.fulfill({ status: 404 })
    return route.fulfill({
      body: readFileSync(file),
      contentType: types[extname(file)] ?? 'application/octet-stream',
    })
  })

test('at 390 pixels the header keeps a second firm’s name on one line without web fonts', () =>
  inPage(
    browser(),
    async (page) => {
      await serve(page)
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto(`${origin}/`)
      expect(await headerFaults(page)).toEqual([])
    },
    { viewport: { width: 390, height: 800 } },
  ))

test.each([390, 768, 900, 1024, 1040, 1100, 1152, 1160, 1280, 1920])(
  'at %i pixels the header keeps a second firm’s name on one line',
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

describe.each(['light', 'dark'] as const)(
  'the theme of a second firm in the %s scheme',
  (colorScheme) => {
    test.each(['/', '/repairs', '/enquire/booking', '/404'])(
      'has the colour contrast of WCAG AA on %s',
      (route) =>
        inPage(
          browser(),
          async (page) => {
            await serve(page)
            await page.goto(origin + route)
            expect(
              await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
            ).toBe('light dark')
            const { violations, passes } = await new AxeBuilder({ page })
              .withRules(['color-contrast'])
              .analyze()
            expect(passes.length).toBeGreaterThan(0)
            expect(
              violations.flatMap(({ nodes }) =>
                nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
              ),
            ).toEqual([])
          },
          { colorScheme, reducedMotion: 'reduce' },
        ),
    )
  },
)

describe('a site in three scripts', () => {
  const inThree = join(folder, 'three')
  beforeAll(() => {
    const built = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'build', '--root', 'tests/sites/bindery', '--out', inThree],
      { encoding: 'utf8' },
    )
    expect(built.stdout + built.stderr).toMatch(/Built \d+ pages/)
  })
  const open = (page: Page, route: string) =>
    serve(page, inThree).then(() => page.goto(origin + route))
  const phone = { viewport: { width: 390, height: 844 } }

  test.each([
    '/',
    '/404',
    '/hi/repairs',
    '/hi/terms',
    '/ur',
    '/ur/repairs',
    '/ur/contact',
    '/ur/enquire/ask',
  ])('has no axe violations on %s and no horizontal overflow on a phone', (route) =>
    inPage(
      browser(),
      async (page) => {
        await open(page, route)
        expect(await faultsOn(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      },
      { ...phone, reducedMotion: 'reduce' },
    ),
  )

  test.each([
    ['/', ['public-sans-400-latin', 'source-serif-4-600-latin', 'public-sans-600-latin']],
    ['/hi', ['hind-400-devanagari', 'hind-600-devanagari']],
    ['/ur', ['noto-naskh-arabic-400-arabic', 'noto-naskh-arabic-600-arabic']],
  ])('loads on %s only the fonts of its script, under 30 kB', (route, expected) =>
    inPage(browser(), async (page) => {
      await quickLine(page)
      const sizes = new Map<string, number>()
      page.on('response', async (answer) => {
        const [, name] = /\/assets\/b\/(.+)\.[\w-]+\.woff2$/.exec(answer.url()) ?? []
        if (name) sizes.set(name, (await answer.body()).length)
      })
      await open(page, route)
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => [...sizes.keys()].sort()).toEqual([...expected].sort())
      expect([...sizes.values()].reduce((sum, size) => sum + size)).toBeLessThan(30_000)
    }),
  )

  /** How wide all letters are to a page that asks: on a device that can draw none of a script they are the same box. */
  const lettersAsWideAs = (page: Page, width: number | undefined) =>
    page.addInitScript((fixed) => {
      const { measureText } = CanvasRenderingContext2D.prototype
      CanvasRenderingContext2D.prototype.measureText = function (text) {
        return { ...measureText.call(this, text), width: fixed ?? text.codePointAt(0) ?? 0 }
      }
    }, width)
  /** What a page does with faces that have not come: whether it waits for none, and how it shows them when they come. */
  const lateFaces = (page: Page) =>
    page.evaluate(() => ({
      isInDevices: document.documentElement.hasAttribute('data-late'),
      shown: [
        ...new Set(
          [...document.fonts]
            .filter(({ family }) => !family.includes('fallback'))
            .map(({ display }) => display),
        ),
      ].join(),
    }))
  const headingWidth = (page: Page) =>
    page.locator('h1').evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return range.getBoundingClientRect().width
    })

  test.each(['/hi', '/ur'])(
    'shows the web font of %s once it loads if the device lacks the script',
    (route) =>
      inPage(browser(), async (page) => {
        await lettersAsWideAs(page, 10)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { rtt: 400 } }),
        )
        await serve(page, inThree)
        const release = await holdBack(page, '**/*.woff2')
        await page.goto(origin + route, { waitUntil: 'domcontentloaded' })
        expect(await lateFaces(page)).toEqual({ isInDevices: false, shown: 'swap' })
        const before = await headingWidth(page)
        await release()
        await expect.poll(() => headingWidth(page)).not.toBe(before)
      }),
  )

  test.each(['/hi', '/ur'])(
    'keeps the device’s font on %s on a slow connection if the device has the script',
    (route) =>
      inPage(browser(), async (page) => {
        await lettersAsWideAs(page, undefined)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { rtt: 400 } }),
        )
        await serve(page, inThree)
        const release = await holdBack(page, '**/*.woff2')
        await page.goto(origin + route, { waitUntil: 'load' })
        expect(await lateFaces(page)).toEqual({ isInDevices: true, shown: 'optional' })
        await release()
      }),
  )

  test('links a page to its translation in another language without JavaScript', () =>
    inPage(
      browser(),
      async (page) => {
        await open(page, '/ur/repairs')
        await page.getByRole('button', { name: 'اردو' }).click()
        await page.getByRole('link', { name: 'हिन्दी' }).click()
        await page.waitForURL(`${origin}/hi/repairs`)
      },
      { ...phone, javaScriptEnabled: false },
    ))

  /** The page with the most kinds of parts; in the long run all that are read from the right. */
  const fromTheRight = process.env['LONG']
    ? ['/ur', '/ur/repairs', '/ur/contact', '/ur/terms', '/ur/enquire/ask', '/ur/404']
    : ['/ur/repairs']
  test.each(fromTheRight)(
    'shows an uncovered focus outline of 3:1 contrast on %s, from right to left',
    (route) =>
      inPage(
        browser(),
        async (page) => {
          await open(page, route)
          const { seen, wrong } = await focusFaults(page, process.env['LONG'] ? 120 : 30)
          expect(seen).toBeGreaterThan(8)
          expect(wrong).toEqual([])
        },
        { ...phone, reducedMotion: 'reduce' },
      ),
  )

  test('supports the keyboard from right to left in its language menu and enquiry dialog', () =>
    inPage(browser(), async (page) => {
      await open(page, '/ur/repairs')
      await page.getByRole('link', { name: 'رابطہ' }).first().focus()
      const languages = page.getByRole('button', { name: 'اردو' })
      await languages.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expectFocus(page, 'English')
      await page.keyboard.press('Escape')
      expect(await languages.evaluate((button) => button === document.activeElement)).toBe(true)
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await page.locator('main a[aria-haspopup]').focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'کتاب کے بارے میں پوچھیے' })
      await dialog.getByLabel('آپ کا نام').fill('زینب علی')
      await dialog.getByLabel('ای میل').fill('zainab@example.com')
      await dialog.getByLabel('اسے کیا ہوا ہے؟').fill('جلد ٹوٹ گئی ہے، 1911 کی ہے (first edition)۔')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect((await sent).postDataJSON()).toMatchObject({
        name: 'زینب علی',
        work: 'book',
        _language: 'ur',
        formType: 'ask',
      })
    }))
})

/** Waits until the element of this text has the focus. */
const expectFocus = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, text)
