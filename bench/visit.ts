import type { Browser, CDPSession, Page } from 'playwright'
import type { SitePages } from './sitePages.ts'

/** A built site that is served: the checkout, the built folder, its pages, the address, and a browser with its path. */
export type Visit = {
  readonly engine: string
  readonly dist: string
  readonly pages: SitePages
  readonly site: string
  readonly browser: Browser
  readonly browserPath: string
}

/** One thing that came over the network: its path, its kind, the bytes of its body as they were sent. */
export type Loaded = { readonly path: string; readonly type: string; readonly bytes: number }

/**
 * Notes what a page loads over the network from now on; the function given back tells it, in order. What the browser
 * has in its cache is no load. The session's own counts are used, since they are of bytes as they were sent.
 */
export const watchTraffic = async (page: Page): Promise<() => Loaded[]> => {
  const session = await page.context().newCDPSession(page)
  const cached = new Set<string>() // told before the response, where the page's own memory had it
  const begun = new Map<string, { path: string; type: string; head: number }>()
  const loaded: Loaded[] = []
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname, protocol } = new URL(response.url)
    if (
      protocol === 'data:' ||
      response.fromDiskCache ||
      response.fromServiceWorker ||
      cached.has(requestId)
    )
      return
    begun.set(requestId, {
      path: pathname,
      type: type.toLowerCase(),
      head: response.encodedDataLength,
    })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = begun.get(requestId)
    if (response && encodedDataLength > 0)
      loaded.push({
        path: response.path,
        type: response.type,
        bytes: Math.max(0, encodedDataLength - response.head),
      })
  })
  await session.send('Network.enable')
  return () => [...loaded]
}

/** The bytes of what was loaded; fonts are counted apart. */
export const bytesOf = (loaded: readonly Loaded[], type?: string): number =>
  loaded
    .filter((entry) => (type === undefined ? entry.type !== 'font' : entry.type === type))
    .reduce((sum, { bytes }) => sum + bytes, 0)

/** Opens a page and waits for the load event and so many milliseconds on: the wait is part of what is measured. */
export const settle = async (page: Page, path: string, ms = 2000): Promise<void> => {
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForTimeout(ms)
}

/** Opens the first dialog of a page by mouse and waits until its first field has the focus. */
export const openDialog = async (page: Page): Promise<void> => {
  const opener = page.locator('main a[aria-haspopup=dialog]').first()
  await opener.hover()
  await opener.click()
  await page.waitForFunction(
    () =>
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.closest('dialog[open]') !== null,
  )
}

/** The paths of what takes the form of the open dialog over. */
export const hydrationPaths = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (document.querySelector<HTMLElement>('dialog[open] [data-hydrate]')?.dataset['hydrate'] ?? '')
      .split(' ')
      .map((address) => new URL(address, location.href).pathname),
  )

/** Tells pages of a line with such a round trip, in milliseconds, whatever a busy machine makes of it. @internal For tests. */
export const tellLine = (page: Page, rtt: number): Promise<unknown> =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    { rtt },
  )

/** A slow phone: 150 ms round trip, 1.6 Mbit/s, CPU divided by four. Chromium 150 tells its pages nothing of such a line, so they are told here. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  await tellLine(page, 150)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const throughput = (1.6 * 1024 * 1024) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
