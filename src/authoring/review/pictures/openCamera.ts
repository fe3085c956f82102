import type { Browser, Page } from 'playwright'
import { type BuiltFiles, builtFiles } from './builtFiles.ts'
import type { CompareLooks } from './inBrowser.ts'
import inBrowser from './inBrowser.ts?script'
import type { Look } from './look.ts'

declare global {
  /** In the browser, by inBrowser.ts. */
  var compareLooks: CompareLooks
}

/** The widths at which pages are looked at, in CSS pixels. */
export const widths = [1280, 390] as const

/** A page taller than that is looked at as far as this: browsers draw no larger pictures. In pixels. */
const tallest = 16_000

export type Sides = { readonly before: string; readonly after: string }
export type Camera = {
  /** How a page looks at a width in both built sites; a route of one alone is that of a page that is new or gone. */
  readonly look: (
    routes: { readonly before?: string | undefined; readonly after?: string | undefined },
    width: number,
  ) => Promise<Look>
}

/** What may be another one the next time: the hour, and what is taken for a slow line on a busy machine. Playwright's own clock takes the place of frames, too, which have to be waited for. */
const standStill = (now: number) => {
  globalThis.Date = new Proxy(Date, {
    construct: (Real, given) => Reflect.construct(Real, given.length > 0 ? given : [now]),
    get: (Real, key) => (key === 'now' ? () => now : Reflect.get(Real, key)),
  })
  Object.defineProperty(navigator, 'connection', { value: undefined })
}

/** A page with its faces in it: a browser draws with those from the first moment on, while those that come later may leave a picture without any text. */
const withFaces = (html: string, files: BuiltFiles): string =>
  html
    .replaceAll('font-display:optional', 'font-display:block')
    .replace(/url\((\/[^)"']+\.woff2)\)/g, (whole, address: string) => {
      const face = files(address)
      return face ? `url(data:font/woff2;base64,${face.body.toString('base64')})` : whole
    })

/** All that a page asks for is answered from its folder, and nothing from elsewhere: what documents name meets no network. */
const openTab = async (
  browser: Browser,
  files: BuiltFiles,
  width: number,
  noon: string,
): Promise<Page> => {
  const page = await browser.newPage({
    baseURL: 'http://localhost',
    viewport: { width, height: 900 },
    bypassCSP: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await page.route('**', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const file = origin === 'http://localhost' ? files(pathname) : undefined
    if (!file) return route.abort()
    return route.fulfill(
      file.contentType.startsWith('text/html')
        ? { ...file, body: withFaces(file.body.toString(), files) }
        : file,
    )
  })
  await page.addInitScript(standStill, Date.parse(noon))
  return page
}

/** Answers that are closed are shown open, what comes late is waited for: what nobody sees in a picture nobody can judge. */
const settle = async (page: Page): Promise<number> => {
  await page
    .waitForFunction(
      () => document.querySelector('main :is([data-waiting], [data-behaviour][hidden])') === null,
      undefined,
      { timeout: 5000 },
    )
    .catch(() => undefined) // a script that fails shows the page without it, as to visitors
  return page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-preview]'))
      element.hidden = true
    for (const closed of document.querySelectorAll('main details')) {
      closed.removeAttribute('name')
      closed.setAttribute('open', '')
    }
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      ...[...document.fonts].map((face) => face.load().catch(() => undefined)),
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))) // until all of it is drawn
    return document.documentElement.scrollHeight
  })
}

const photograph = async (page: Page, route: string, width: number): Promise<string> => {
  await page.goto(encodeURI(route))
  const height = Math.min(await settle(page), tallest)
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width, height, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip,
  })
  await session.detach()
  return data
}

/** A camera for two built sites, whose folders are given. `today` as year-month-day: pages show the same hour in both. */
export const openCamera = (browser: Browser, dirs: Sides, today: string): Camera => {
  const files = { before: builtFiles(dirs.before), after: builtFiles(dirs.after) }
  const tabs = new Map<string, Page>()
  const tab = async (side: keyof Sides, width: number) => {
    const key = `${side} ${width}`
    const page = tabs.get(key) ?? (await openTab(browser, files[side], width, `${today}T12:00:00Z`))
    tabs.set(key, page)
    return page
  }
  let comparer: Promise<Page> | undefined
  const openWorkspace = async () => {
    const page = await browser.newPage()
    await page.addScriptTag({ content: inBrowser })
    return page
  }
  return {
    look: async (routes, width) => {
      comparer ??= openWorkspace()
      const take = async (side: keyof Sides) => {
        const route = routes[side]
        return route === undefined ? '' : photograph(await tab(side, width), route, width)
      }
      const pngs = await Promise.all([take('before'), take('after')])
      const same = pngs[0] === pngs[1]
      return same
        ? { width, places: [], more: 0 }
        : (await comparer).evaluate(([at, both]) => compareLooks(at, both), [width, pngs] as const)
    },
  }
}
