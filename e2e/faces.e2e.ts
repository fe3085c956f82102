import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { slowDown } from '../src/bench/visit.ts'
import { inPage, useBrowser } from './support/browser.ts'
import { quickLine } from './support/quickLine.ts'

const browser = useBrowser()

/** How many faces the page asks for before the browser would, and whether its text is set in the first of them. */
const facesOf = (page: Page) =>
  page.evaluate(() => ({
    asked: document.querySelectorAll('link[rel=preload][as=font]').length,
    isOwn: getComputedStyle(document.body).fontFamily.startsWith('"Noto Sans",'),
  }))

it('a page asks for its faces at once, so that the first view has them', () =>
  inPage(browser(), async (page) => {
    await quickLine(page)
    await page.goto('/repairs/rigging', { waitUntil: 'domcontentloaded' })
    expect(await facesOf(page)).toEqual({ asked: 3, isOwn: true })
  }))

it('on a slow line the first page waits for no face and fetches them afterwards, so that the next page has them', () =>
  inPage(browser(), async (page) => {
    await slowDown(page)
    await page.goto('/repairs/rigging', { waitUntil: 'domcontentloaded' })
    expect(await facesOf(page)).toEqual({ asked: 0, isOwn: false })
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ family, status }) => !/fallback/.test(family) && status === 'loaded').length))
      .toBe(3)
    await page.getByRole('main').getByRole('link', { name: 'Repairs' }).first().click()
    await page.waitForURL('**/repairs')
    expect(await facesOf(page)).toEqual({ asked: 3, isOwn: true })
  }))
