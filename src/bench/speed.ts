import type { Browser, Page } from 'playwright'
import { median, type Row } from './row.ts'
import { settle, slowDown } from './visit.ts'

type Net = 'fast' | 'slow'

const rounds = 5

const fresh = async <T>(browser: Browser, site: string, net: Net, run: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    if (net === 'slow') await slowDown(page)
    return await run(page)
  } finally {
    await context.close()
  }
}

const times = async (browser: Browser, site: string, net: Net, run: (page: Page) => Promise<number>): Promise<number> => {
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await fresh(browser, site, net, run))
  return median(all)
}

/** From the click to the first field's focus, in the page's own clock. */
const clickToFocus = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true })
    addEventListener('focusin', (event) => {
      if (event.target instanceof HTMLInputElement && event.target.closest('dialog')) performance.mark('focused')
    })
  })
  const opener = page.locator('main a[aria-haspopup=dialog]').first()
  await opener.hover()
  // The figure is for a click after a moment's intent.
  await page.waitForTimeout(300)
  await opener.click()
  await page.waitForFunction(() => performance.getEntriesByName('focused').length > 0)
  return page.evaluate(() => performance.measure('open', 'clicked', 'focused').duration)
}

/**
 * From the start of the navigation to a dialog that takes typing, clicked as soon as its link has been parsed: before the first
 * paint, the loader or the dialog's script. One click must do. It comes from the page, since a driver's own waits for still frames.
 */
const usableFromStart = async (page: Page): Promise<number> => {
  await page.addInitScript(() => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement && target.closest('dialog[open]')) performance.mark('usable')
    })
    const poll = setInterval(() => {
      const link = document.querySelector<HTMLElement>('main a[aria-haspopup=dialog]')
      if (!link) return
      clearInterval(poll)
      link.click()
    }, 4)
  })
  await page.goto('/services/gst', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  return page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN)
}

/** From a click on a link to the next page's heading, the pointer having rested on it for 300 ms. */
const linkToHeading = async (page: Page): Promise<number> => {
  await settle(page, '/services/compliance', 1000)
  const link = page.locator('main a[href="/services/roc-filings"]').first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(300)
  const clicked = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(performance.timeOrigin + performance.now()), { capture: true, once: true })
        document.querySelector<HTMLElement>('main a[href="/services/roc-filings"]')?.click()
      }),
  )
  await page.waitForURL('**/services/roc-filings')
  await page.locator('h1').waitFor()
  const shown = await page.evaluate(() => {
    const activation = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { activationStart?: number }).activationStart ?? 0
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()
    return performance.timeOrigin + Math.max(activation, painted)
  })
  return shown - clicked
}

const shift = async (page: Page): Promise<number> => {
  await page.addInitScript(() => {
    const state = window as unknown as { shifted: number } // a counter of this measurement alone
    state.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) state.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await settle(page, '/services/gst', 1500)
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

/** What depends on the machine: times in a real browser, medians. */
export const measureSpeed = async ({ browser, site }: { browser: Browser; site: string }): Promise<Row[]> => {
  const opened = (net: Net) =>
    times(browser, site, net, async (page) => {
      await settle(page, '/services/gst', 300)
      return clickToFocus(page)
    })
  return [
    { name: 'dialog: click → first field focused, after intent, fast', value: await opened('fast'), unit: 'ms', goal: 50 },
    { name: 'dialog: click → first field focused, after intent, slow', value: await opened('slow'), unit: 'ms', goal: 150 },
    { name: 'dialog usable after navigation start, slow', value: await times(browser, site, 'slow', usableFromStart), unit: 'ms', goal: 700 },
    { name: 'link → new page’s heading, 300 ms after hover, fast', value: await times(browser, site, 'fast', linkToHeading), unit: 'ms', goal: 35 },
    { name: 'link → new page’s heading, 300 ms after hover, slow', value: await times(browser, site, 'slow', linkToHeading), unit: 'ms', goal: 100 },
    { name: 'cumulative layout shift, wide screen', value: await times(browser, site, 'fast', shift), unit: '', goal: 0 },
  ]
}
