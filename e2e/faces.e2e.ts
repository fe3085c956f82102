import { expect, it } from 'vitest'
import { slowDown } from '../src/bench/visit.ts'
import { inPage, useBrowser } from './support/browser.ts'

const browser = useBrowser()

/** How many faces the page asks for before the browser would. */
const asked = (slow: boolean): Promise<number> =>
  inPage(browser(), async (page) => {
    if (slow) await slowDown(page)
    await page.goto('/services/gst', { waitUntil: 'domcontentloaded' })
    return page.locator('link[rel=preload][as=font]').count()
  })

it('a page asks for its faces at once, so that the first view has them', async () => {
  expect(await asked(false)).toBe(3)
})

it('on a slow line it does not, so that the first paint waits for none', async () => {
  expect(await asked(true)).toBe(0)
})
