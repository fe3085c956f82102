import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { clientFolder, fragmentFolder } from '../src/core/document/addresses.ts'
import type { Row } from './row.ts'
import { opensDialog, type SitePages } from './sitePages.ts'
import {
  bytesOf,
  hydrationPaths,
  type Loaded,
  openDialog,
  settle,
  type Visit,
  watchTraffic,
} from './visit.ts'

/** A built and served site: where it answers, where its files lie. */
export type Served = { readonly site: string; readonly dist: string }

const inContext = async <T>(
  browser: Browser,
  { site }: Served,
  run: (page: Page, traffic: () => Loaded[]) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1280, height: 800 },
  })
  try {
    const page = await context.newPage()
    return await run(page, await watchTraffic(page))
  } finally {
    await context.close()
  }
}

/** What a page fetches once it is idle, for a tap that may come: it is counted apart, and is no part of what is loaded before. */
const isAhead = ({ path }: Loaded): boolean =>
  path.startsWith(fragmentFolder) || path.startsWith(`${clientFolder}dialogs.`)
/** What a dialog's form is told once somebody uses it: it was part of the dialog, and is counted with it as before. */
const isTold = ({ path }: Loaded): boolean => path.startsWith(`${clientFolder}form.`)
const isWaitedFor = (loaded: Loaded): boolean => !isAhead(loaded)

const kilo = (bytes: number) => bytes / 1000
const largest = <T>(things: readonly T[], size: (thing: T) => number): T | undefined =>
  things.reduce<T | undefined>(
    (largest, thing) => (largest === undefined || size(thing) > size(largest) ? thing : largest),
    undefined,
  )

/** The routes of a built site that begin so. */
export const routesOf = (dist: string, prefix: string): string[] => {
  const { pages } = JSON.parse(readFileSync(join(dist, '.broadsheet/manifest.json'), 'utf8')) as {
    pages: Record<string, unknown>
  } // written by the build
  return Object.keys(pages).filter((route) => route.startsWith(prefix))
}

const firstLoad = (browser: Browser, served: Served, route: string) =>
  inContext(browser, served, async (page, traffic) => {
    await settle(page, route)
    const loaded = traffic().filter(isWaitedFor)
    return {
      route,
      all: bytesOf(loaded),
      script: bytesOf(loaded, 'script'),
      fonts: bytesOf(loaded, 'font'),
      ahead: bytesOf(traffic().filter(isAhead)),
    }
  })

/** Does with each route what takes seconds of waiting, six at a time. */
const sixAtATime = async <T>(
  routes: readonly string[],
  weigh: (route: string) => Promise<T>,
): Promise<T[]> => {
  const weighed: T[] = []
  for (let at = 0; at < routes.length; at += 6)
    weighed.push(...(await Promise.all(routes.slice(at, at + 6).map(weigh))))
  return weighed
}

const allFirstLoads = (browser: Browser, served: Served, routes: readonly string[]) =>
  sixAtATime(routes, (route) => firstLoad(browser, served, route))

/** The script of pages that nobody has touched yet, heaviest first. @internal For tests. */
export const weighScripts = async (
  browser: Browser,
  served: Served,
  routes: readonly string[],
): Promise<Row[]> =>
  (await allFirstLoads(browser, served, routes))
    .sort((one, other) => other.script - one.script)
    .map(({ route, script }) => ({
      name: 'script before the first interaction',
      value: kilo(script),
      unit: 'kB',
      goal: 3,
      note: route,
    }))

/** The most that the first load of a service page should weigh, in kB. @internal For tests. */
export const serviceGoal = 14

/**
 * The most that it may: hyphenation on phones has cost 0.08 kB that are not saved elsewhere yet (DECISIONS.md, "Long words on phones"). In scripts
 * whose letters take three bytes the same words weigh a tenth more, compressed as they are.
 */
const serviceLimits = { own: 14.1, translated: 15.4 }

/** The most that the fonts of a first view may weigh, in kB. A script that joins its letters has some hundred shapes of them in each of two weights. */
const fontGoals = { own: 30, translated: 32 }

/** In the names of rows that are measured of the site's further languages too. */
const elsewhere = ' in another language'

/** What opens a dialog, with its longest form: the script and the dialog's inner part. */
const aheadRow = (
  loads: readonly { readonly route: string; readonly ahead: number }[],
  where: string,
): Row => {
  const heaviest = largest(loads, ({ ahead }) => ahead)
  return {
    name: `fetched once a page is idle, for a tap${where}`,
    value: kilo(heaviest?.ahead ?? Number.NaN),
    unit: 'kB',
    goal: 6,
    limit: 6.3, // presets fill boxes now: DECISIONS.md, "Long words on phones"
    note: heaviest?.route ?? '',
  }
}

/** First loads: every one of the pages is opened, the heaviest counts. */
export const weighFirstLoads = async (
  browser: Browser,
  served: Served,
  routes: readonly string[],
  whose?: keyof typeof serviceLimits,
): Promise<Row[]> => {
  const loads = await allFirstLoads(browser, served, routes)
  if (loads.length === 0) return []
  const heaviest = largest(loads, ({ all }) => all)
  const where = whose === 'translated' ? elsewhere : ''
  return [
    {
      name: `first load of the heaviest page${where}, fonts apart`,
      value: kilo(heaviest?.all ?? Number.NaN),
      unit: 'kB',
      ...(whose ? { goal: serviceGoal, limit: serviceLimits[whose] } : {}),
      note: heaviest?.route ?? '',
    },
    {
      name: 'of which script',
      value: kilo(largest(loads, ({ script }) => script)?.script ?? Number.NaN),
      unit: 'kB',
      goal: 3,
    },
    {
      name: 'fonts of a first view',
      value: kilo(largest(loads, ({ fonts }) => fonts)?.fonts ?? Number.NaN),
      unit: 'kB',
      goal: fontGoals[whose ?? 'translated'],
    },
    aheadRow(loads, where),
  ]
}

/** The rest of a visit: a second page, a dialog, hydration of its form. @internal For tests. */
export const weighVisit = async (
  browser: Browser,
  served: Served,
  [one, two]: readonly string[],
): Promise<Row[]> =>
  inContext(browser, served, async (page, traffic) => {
    if (one === undefined || two === undefined) return []
    await settle(page, one)
    const first = traffic().length
    await settle(page, two)
    const second = traffic().slice(first).filter(isWaitedFor)
    await openDialog(page)
    const opened = await page.evaluate(
      () =>
        document
          .querySelector('dialog[open]')
          ?.getAttribute('aria-labelledby')
          ?.replace(/-heading$/, '') ?? '',
    )
    const paths = new Set(await hydrationPaths(page))
    await page.keyboard.type('Asha')
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLElement>('dialog[open] [data-hydrate]')?.dataset['hydrated'] !==
        undefined,
    )
    const hydrationScripts = traffic().filter(({ path }) => paths.has(path))
    const ofDialogs = traffic().filter((loaded) => isAhead(loaded) || isTold(loaded))
    const dialog = ofDialogs.filter(
      (loaded) =>
        !loaded.path.startsWith(fragmentFolder) || loaded.path.endsWith(`/${opened}.html`),
    )
    const pathsOf = (loaded: readonly Loaded[]) => loaded.map(({ path }) => path).join(' ')
    return [
      {
        name: 'second service page of a visit',
        value: kilo(bytesOf(second)),
        unit: 'kB',
        goal: 12,
        limit: 12.1, // names and known values of any length wrap on phones
      },
      {
        name: 'requests of the second page, pictures apart',
        value: second.filter(({ type }) => type !== 'font' && type !== 'image').length,
        unit: '',
        goal: 1,
        note: pathsOf(second),
      },
      {
        name: 'everything up to a dialog that takes typing',
        value: kilo(bytesOf(dialog)),
        unit: 'kB',
        goal: 8,
        note: pathsOf(dialog),
      },
      {
        name: 'what takes the form over',
        value: kilo(bytesOf(hydrationScripts)),
        unit: 'kB',
        goal: 90,
        limit: 90.4, // texts are read as CommonMark reads them, and steps and years are checked: DECISIONS.md, "Inline markup"
      },
    ]
  })

/** Articles: what each loads beyond its own text, which is weighed as the browser shows it. @internal For tests. */
export const weighArticles = async (
  browser: Browser,
  served: Served,
  routes: readonly string[],
): Promise<Row[]> => {
  if (routes.length === 0) return []
  const beyond = await sixAtATime(routes, (route) =>
    inContext(browser, served, async (page, traffic) => {
      await settle(page, route)
      const text = await page.evaluate(() =>
        [...document.body.children]
          .filter((element) => element.tagName !== 'SCRIPT')
          .map((element) => element.textContent)
          .join(' '),
      )
      return {
        route,
        bytes: bytesOf(traffic().filter(isWaitedFor)) - brotliCompressSync(text).length,
      }
    }),
  )
  const heaviest = largest(beyond, ({ bytes }) => bytes)
  return [
    {
      name: 'article beyond its text',
      value: kilo(heaviest?.bytes ?? Number.NaN),
      unit: 'kB',
      goal: 8,
      limit: 12,
      note: heaviest?.route ?? '',
    },
  ]
}

/** The pages of what a firm offers, one by one and in groups: the goals of a first load are set on them. @internal For tests. */
export const servicePages = (pages: SitePages): readonly string[] => [
  ...pages.of('service'),
  ...pages.of('hub'),
]

/** The same in the further languages of a site. @internal For tests. */
export const translatedServices = (pages: SitePages): readonly string[] =>
  [...pages.translated('service'), ...pages.translated('hub')].flat()

/** The two pages of a visit that ends in a dialog: the heaviest of what the firm offers that open one. None where there are not two. @internal For tests. */
export const visitOf = (pages: SitePages): readonly string[] => {
  const openers = servicePages(pages).filter((route) => opensDialog(pages.mainOf(route)))
  return openers.length < 2 ? [] : openers.slice(0, 2)
}

/** Everything that is weighed, on the pages where the goals are set, as far as the site has them. */
export const measureWeight = async ({ browser, pages, ...served }: Visit): Promise<Row[]> => [
  ...(await weighFirstLoads(browser, served, servicePages(pages), 'own')),
  ...(await weighFirstLoads(browser, served, translatedServices(pages), 'translated')).filter(
    ({ name }) => name.includes(elsewhere),
  ),
  ...(await weighScripts(browser, served, Object.values(pages.kinds))).slice(0, 1),
  ...(await weighVisit(browser, served, visitOf(pages))),
  ...(await weighArticles(browser, served, pages.of('article'))),
]
