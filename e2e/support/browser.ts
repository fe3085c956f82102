import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { installBrowser } from '../../scripts/setup.mjs'
import { openFirefox } from './engines/openFirefox.ts'
import { keepFailure, recordRetries } from './keepFailure.ts'

/**
 * What a Chromium with windows makes beside each page and no test looks at: pages of its own behind the address bar, and a process kept ready for the
 * next one. They cost half of what a new context does. The others are Playwright's own: of two such lists Chromium reads the last.
 */
const features = [
  ...[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'SpareRendererForSitePerProcess',
    'PreloadTopChromeWebUI',
  ],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
  ],
  ...[
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
  ],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]
/** And without the others Chromium, as root or without a network, hangs or complains. */
export const browserArguments: readonly string[] = [
  ...[
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
  `--disable-features=${features.join()}`,
]

/** One browser for the tests of a file: Chromium, with what it is to be told besides (`more`), or Firefox with `E2E_ENGINE=firefox`. */
export const useBrowser = (more: readonly string[] = []): (() => Browser) => {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser =
      process.env['E2E_ENGINE'] === 'firefox'
        ? await openFirefox('light', true)
        : await chromium.launch({
            executablePath: await installBrowser(),
            args: [...browserArguments, ...more],
          })
  })
  afterAll(async () => {
    await browser?.close()
  })
  return () => {
    if (!browser) throw new Error('The browser has not started.')
    return browser
  }
}

/** What could be read on a page when its test failed: what was waited for seldom says why it did not come. */
const readOn = async (page: Page): Promise<string> => {
  const text = await page.locator('body').innerText({ timeout: 5000 }).catch(String)
  return `On ${page.url()} stood when this test failed: ${text.replace(/\s+/g, ' ').slice(0, 4000)}`
}

/** Runs one test in a page of its own, with the site as its base address. */
export const inPage = async <T>(
  browser: Browser,
  run: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> => {
  const context = await browser.newContext({
    baseURL: inject('site'),
    viewport: { width: 1280, height: 800 },
    ...options,
  })
  await recordRetries(context)
  try {
    return await run(await context.newPage())
  } catch (error) {
    await keepFailure(context)
    for (const page of context.pages()) console.error(await readOn(page))
    throw error
  } finally {
    await context.close()
  }
}
