import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { slowDown } from '../../bench/visit.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { quickLine } from '../support/quickLine.ts'

const browser = useBrowser()

/** How many faces the page asks for before the browser would, and whether its text is set in the first of them. */
const facesOf = (page: Page) =>
  page.evaluate(() => ({
    asked: document.querySelectorAll('link[rel=preload][as=font]').length,
    isOwn: getComputedStyle(document.body).fontFamily.startsWith('"Noto Sans",'),
  }))

it('a page preloads its fonts and uses them in the first view', () =>
  inPage(browser(), async (page) => {
    await quickLine(page)
    await page.goto('/repairs/rigging', { waitUntil: 'domcontentloaded' })
    expect(await facesOf(page)).toEqual({ asked: 3, isOwn: true })
  }))

/** Holds back the faces of a page on a slow line until the function given back is called. */
const slowWithoutFaces = async (page: Page) => {
  await slowDown(page)
  const release = await holdBack(page, '**/*.woff2')
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/repairs/rigging', { waitUntil: 'load' })
  return release
}

it.each([390, 1280])(
  'on a slow connection a page of %i pixels switches to its fonts without layout shift',
  (width) =>
    inPage(
      browser(),
      async (page) => {
        const release = await slowWithoutFaces(page)
        expect(await facesOf(page)).toEqual({ asked: 0, isOwn: false })
        const before = await page
          .locator('main h1')
          .evaluate((heading) => heading.getBoundingClientRect().top)
        await release()
        await expect.poll(async () => (await facesOf(page)).isOwn).toBe(true)
        expect(
          Math.abs(
            (await page
              .locator('main h1')
              .evaluate((heading) => heading.getBoundingClientRect().top)) - before,
          ),
        ).toBeLessThanOrEqual(2)
        expect(
          await page.evaluate(
            () =>
              new Promise((resolve) =>
                requestAnimationFrame(() =>
                  requestAnimationFrame(() => resolve(Reflect.get(window, 'moved'))),
                ),
              ),
          ),
        ).toBeLessThan(0.002)
      },
      { viewport: { width, height: 844 } },
    ),
)

it('keeps the fallback fonts when the switch would move a visible line', () =>
  inPage(browser(), async (page) => {
    const release = await slowWithoutFaces(page)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[data-late] h1 { font-size: 5rem }')
      document.adoptedStyleSheets.push(sheet)
      const { documentElement: root } = document
      Object.assign(window, { tried: [] })
      new MutationObserver(() =>
        Reflect.get(window, 'tried').push(root.hasAttribute('data-late')),
      ).observe(root, { attributes: true })
    })
    await release()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tried'))).toContain(true) // it was tried, and given back
    expect((await facesOf(page)).isOwn).toBe(false)
  }))

it('on a slow connection the first page loads its fonts late for the next page', () =>
  inPage(browser(), async (page) => {
    await slowDown(page)
    await page.goto('/repairs/rigging', { waitUntil: 'domcontentloaded' })
    expect((await facesOf(page)).asked).toBe(0)
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.fonts].filter(
              ({ family, status }) => !/fallback/.test(family) && status === 'loaded',
            ).length,
        ),
      )
      .toBe(3)
    await page.getByRole('main').getByRole('link', { name: 'Repairs' }).first().click()
    await page.waitForURL('**/repairs')
    expect(await facesOf(page)).toEqual({ asked: 3, isOwn: true })
  }))
