import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { installBrowser } from '../../scripts/setup.mjs'

/** Flags without which Chromium, as root or without a network, hangs or complains. */
const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

/** One browser for the tests of a file. */
export const useBrowser = (): (() => Browser) => {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await installBrowser(), args })
  })
  afterAll(async () => {
    await browser?.close()
  })
  return () => {
    if (!browser) throw new Error('The browser has not started.')
    return browser
  }
}

/** Runs one test in a page of its own, with the site as its base address. */
export const inPage = async <T>(browser: Browser, run: (page: Page) => Promise<T>, options: BrowserContextOptions = {}): Promise<T> => {
  const context = await browser.newContext({ baseURL: inject('site'), viewport: { width: 1280, height: 800 }, ...options })
  try {
    return await run(await context.newPage())
  } finally {
    await context.close()
  }
}

/** A slow phone: 150 ms round trip, 1.6 Mbit/s, CPU divided by four. Source: the project's figures. */
export const slowPhone = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (1.6 * 1024 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
