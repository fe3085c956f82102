import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { median, type Row } from './row.ts'
import { opensDialog, type SitePages } from './sitePages.ts'
import { settle, slowDown, type Visit } from './visit.ts'

type Net = 'fast' | 'slow'

const rounds = 5

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const desktop = { viewport: { width: 1280, height: 800 } }

export const fresh = async <T>(
  browser: Browser,
  site: string,
  net: Net,
  run: (page: Page) => Promise<T>,
  device: BrowserContextOptions = desktop,
): Promise<T> => {
  const context = await browser.newContext({ baseURL: site, ...device })
  try {
    const page = await context.newPage()
    if (net === 'slow') await slowDown(page)
    return await run(page)
  } finally {
    await context.close()
  }
}

const times = async (
  browser: Browser,
  site: string,
  net: Net,
  run: (page: Page) => Promise<number>,
  device?: BrowserContextOptions,
): Promise<number> => {
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1)
    all.push(await fresh(browser, site, net, run, device))
  return median(all)
}

/** From the click to the first field's focus, in the page's own clock. */
const clickToFocus = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true })
    addEventListener('focusin', (event) => {
      if (event.target instanceof HTMLInputElement && event.target.closest('dialog'))
        performance.mark('focused')
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

/** From a finger's touch, which no hover comes before, to the first field's focus, on a page that has come to rest. */
const tapToFocus =
  (route: string) =>
  async (page: Page): Promise<number> => {
    await settle(page, route, 3000)
    await page.evaluate(() => {
      addEventListener('pointerdown', () => performance.mark('touched'), {
        capture: true,
        once: true,
      })
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement && target.closest('dialog'))
          performance.mark('focused')
      })
    })
    await page.locator('main a[aria-haspopup=dialog]').first().tap()
    await page.waitForFunction(() => performance.getEntriesByName('focused').length > 0)
    return page.evaluate(() => performance.measure('open', 'touched', 'focused').duration)
  }

/**
 * From the start of the navigation to a dialog that takes typing, clicked as soon as its link has been parsed: before the first
 * paint, the loader or the dialog's script. One click must do. It comes from the page, since a driver's own waits for still frames.
 */
const usableFromStart =
  (route: string) =>
  async (page: Page): Promise<number> => {
    await page.addInitScript(() => {
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement && target.closest('dialog[open]'))
          performance.mark('usable')
      })
      const poll = setInterval(() => {
        const link = document.querySelector<HTMLElement>('main a[aria-haspopup=dialog]')
        if (!link) return
        clearInterval(poll)
        link.click()
      }, 4)
    })
    await page.goto(route, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    return page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN)
  }

/** From a click on a link to the next page's heading, the pointer having rested on it for 300 ms. */
export const linkToHeading =
  (from: string, to: string) =>
  async (page: Page): Promise<number> => {
    await settle(page, from, 1000)
    const selector = `main a[href="${to}"]`
    const link = page.locator(selector).first()
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await page.waitForTimeout(300)
    const clicked = await page.evaluate(
      (selector) =>
        new Promise<number>((resolve) => {
          addEventListener('click', () => resolve(performance.timeOrigin + performance.now()), {
            capture: true,
            once: true,
          })
          document.querySelector<HTMLElement>(selector)?.click()
        }),
      selector,
    )
    await page.waitForURL(`**${to}`)
    await page.locator('h1').waitFor()
    const shown = await page.evaluate(() => {
      const activation =
        (
          performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
            activationStart?: number
          }
        ).activationStart ?? 0
      const painted =
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()
      return performance.timeOrigin + Math.max(activation, painted)
    })
    return shown - clicked
  }

const shift =
  (route: string) =>
  async (page: Page): Promise<number> => {
    await page.addInitScript(() => {
      const state = window as unknown as { shifted: number } // a counter of this measurement alone
      state.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          state.shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await settle(page, route, 1500)
    return page.evaluate(() => (window as unknown as { shifted: number }).shifted)
  }

/** From a group's page to the first of what it offers; nothing where the site has no such way. */
export const wayOf = ({
  having,
  mainOf,
  of,
}: SitePages): readonly [from: string, to: string] | undefined => {
  const offered = new Set(of('service'))
  const linked = (main: string) =>
    [...main.matchAll(/<a [^>]*href="(\/[^"#?]+)"/g)]
      .map(([, href = '']) => href)
      .find((href) => offered.has(href))
  const [from] = having('hub', (main) => linked(main) !== undefined)
  const to = from === undefined ? undefined : linked(mainOf(from))
  return from === undefined || to === undefined ? undefined : [from, to]
}

/** What depends on the machine: times in a real browser, medians, as far as the site has what is timed. */
export const measureSpeed = async ({ browser, site, pages }: Visit): Promise<Row[]> => {
  const rows: Row[] = []
  const time = async (
    name: string,
    net: Net,
    goal: number,
    run: (page: Page) => Promise<number>,
    unit = 'ms',
    device?: BrowserContextOptions,
  ) => void rows.push({ name, value: await times(browser, site, net, run, device), unit, goal })
  const [opener] = pages.having('service', opensDialog)
  if (opener !== undefined) {
    const opened = async (page: Page) => {
      await settle(page, opener, 300)
      return clickToFocus(page)
    }
    await time('dialog: click → first field focused, after intent, fast', 'fast', 50, opened)
    await time('dialog: click → first field focused, after intent, slow', 'slow', 150, opened)
    await time(
      'dialog: tap without hover → first field focused, slow phone',
      'slow',
      150,
      tapToFocus(opener),
      'ms',
      phone,
    )
    await time('dialog usable after navigation start, slow', 'slow', 700, usableFromStart(opener))
  }
  const way = wayOf(pages)
  if (way) {
    await time(
      'link → new page’s heading, 300 ms after hover, fast',
      'fast',
      35,
      linkToHeading(...way),
    )
    await time(
      'link → new page’s heading, 300 ms after hover, slow',
      'slow',
      100,
      linkToHeading(...way),
    )
  }
  await time(
    'cumulative layout shift, wide screen',
    'fast',
    0,
    shift(pages.kinds.service ?? '/'),
    '',
  )
  return rows
}
