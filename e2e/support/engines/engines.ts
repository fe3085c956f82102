import { type Browser, chromium, type Page } from 'playwright'
import { webkitDriver } from '../../../scripts/engines.mjs'
import { installBrowser } from '../../../scripts/setup.mjs'
import { browserArguments } from '../browser.ts'
import type { EnginePage } from './EnginePage.ts'
import { missingEngine } from './missingEngine.ts'
import { openFirefox } from './openFirefox.ts'
import { openWebKit } from './openWebKit.ts'
import { typedPage } from './typedPage.ts'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** One engine that runs, in one scheme of colours: Firefox and WebKit are told theirs when they start. */
export type Engine = {
  /** A page of its own, with nothing stored from before, at `site`. */
  readonly inPage: <T>(
    site: string,
    run: (page: EnginePage) => Promise<T>,
    how?: { readonly byTouch: boolean },
  ) => Promise<T>
  readonly close: () => Promise<unknown>
}

export type Scheme = 'light' | 'dark'

const all: readonly EngineName[] = ['chromium', 'firefox', 'webkit']

/** The engines that are tried: all, or those that ENGINES names, as in `ENGINES=chromium,firefox`. */
export const engineNames: readonly EngineName[] = process.env['ENGINES']
  ? all.filter((name) => process.env['ENGINES']?.split(',').includes(name))
  : all

const withPlaywright = (
  browser: Browser,
  colorScheme: Scheme,
  asked: (page: Page) => EnginePage = (page) => page,
): Engine => ({
  inPage: async (site, run, { byTouch } = { byTouch: false }) => {
    const context = await browser.newContext({
      baseURL: site,
      colorScheme,
      viewport: { width: 1280, height: 800 },
      hasTouch: byTouch,
    })
    try {
      return await run(asked(await context.newPage()))
    } finally {
      await context.close()
    }
  },
  close: () => browser.close(),
})

const open: Readonly<Record<EngineName, (scheme: Scheme) => Promise<Engine>>> = {
  chromium: async (scheme) =>
    withPlaywright(
      await chromium.launch({
        executablePath: await installBrowser(),
        args: [...browserArguments],
      }),
      scheme,
    ),
  firefox: async (scheme) => withPlaywright(await openFirefox(scheme), scheme, typedPage),
  webkit: async (scheme) =>
    openWebKit(
      webkitDriver() ??
        missingEngine(
          'WebKit',
          'webkit2gtk-driver and xvfb (apt-get install webkit2gtk-driver xvfb)',
        ),
      scheme,
    ),
}

/** Starts an engine. Errors: says what to install where it can't be had. */
export const openEngine = (name: EngineName, scheme: Scheme): Promise<Engine> => open[name](scheme)
