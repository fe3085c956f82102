import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { routesOf } from '../../bench/weigh.ts'
import { useBrowser } from '../support/browser.ts'
import {
  type Engine,
  type EngineName,
  engineNames,
  openEngine,
  type Scheme,
} from '../support/engines/engines.ts'
import { type Looked, lookFaults } from '../support/engines/lookFaults.ts'
import { seenInPicture } from '../support/engines/seenInPicture.ts'
import { surveyOf } from '../support/engines/surveyOf.ts'
import { type WatchedSite, watchedSite } from '../support/engines/watchedSite.ts'
import { kinds } from '../support/kinds.ts'

/**
 * How each engine draws pages, beside Chromium in the same run. `ENGINES=chromium,firefox` tries fewer. In the usual run each kind of page stands once wide
 * and light, once narrow and dark; the long one has each kind at all widths, and all pages at those two.
 */
const browser = useBrowser()
const long = Boolean(process.env['LONG'])
const widths: Readonly<Record<Scheme, readonly [number, ...number[]]>> = long
  ? { light: [390, 320, 768, 1024, 1280, 1920], dark: [390, 1280] }
  : { light: [1280], dark: [390] }
type View = { readonly route: string; readonly width: number }
const ofKinds = Object.values(kinds)
const routesAt = (width: number): readonly string[] =>
  long && [390, 1280].includes(width)
    ? [...new Set([...ofKinds, ...routesOf(inject('dist'), '/')])]
    : ofKinds
const viewsOf = (scheme: Scheme): View[] =>
  widths[scheme].flatMap((width) => routesAt(width).map((route) => ({ route, width })))
const nameOf = ({ route, width }: View) => `${route} at ${width}`

let site: WatchedSite
let eye: Page
/** Engines that run, each until all tests are done: to start one takes seconds. */
const running = new Map<string, Promise<Engine>>()
const engineOf = (name: EngineName, scheme: Scheme): Promise<Engine> => {
  const engine = running.get(`${name} ${scheme}`) ?? openEngine(name, scheme)
  running.set(`${name} ${scheme}`, engine)
  return engine
}
beforeAll(async () => {
  site = await watchedSite(inject('site'))
  eye = await (await browser().newContext()).newPage()
})
afterAll(async () => {
  for (const engine of await Promise.allSettled(running.values()))
    if (engine.status === 'fulfilled') await engine.value.close()
  await site?.close()
})

/** Views as they are drawn in one engine. */
const lookAt = async (
  name: EngineName,
  scheme: Scheme,
  views: readonly View[],
  { address } = site,
): Promise<Map<string, Looked>> =>
  (await engineOf(name, scheme)).inPage(address, async (page) => {
    const found = new Map<string, Looked>()
    for (const view of views) {
      const survey = await surveyOf(page, view.route, view.width)
      expect(
        await page.evaluate((of) => matchMedia(`(prefers-color-scheme: ${of})`).matches, scheme),
        'the scheme of colours',
      ).toBe(true)
      found.set(nameOf(view), { ...survey, shown: await seenInPicture(survey, eye) })
    }
    return found
  })

describe.each(Object.keys(widths) as Scheme[])('in the %s scheme', (scheme) => {
  const views = viewsOf(scheme)
  let chromium: Map<string, Looked>
  beforeAll(async () => {
    chromium = await lookAt('chromium', scheme, views)
  }, 300_000)

  it.each(engineNames)(
    '%s shows every kind of page complete, readable and without errors',
    { timeout: 600_000 },
    async (name) => {
      const drawn = name === 'chromium' ? chromium : await lookAt(name, scheme, views)
      expect(drawn.size).toBe(views.length)
      const faults = [...drawn].flatMap(([view, looked]) => {
        const that = chromium.get(view)
        return [
          ...looked.faults,
          ...(that ? lookFaults(looked, that) : ['is not drawn in Chromium']),
        ].map((fault) => `${view}: ${fault}`)
      })
      expect(faults).toEqual([])
    },
  )
})

/** What was seen in other engines once, put back: without these, the tests above could hold nothing. */
const faults: readonly {
  readonly was: string
  readonly scheme: Scheme
  readonly spoil: (style: string) => string
  readonly said: RegExp
}[] = [
  {
    was: 'links whose line is given together with its thickness',
    scheme: 'light',
    spoil: (style) => style.replace(/^|(?<=})(?=a\{)/, 'main p a{text-decoration:none!important}'),
    said: /link a .* is not seen|has no line under it/,
  },
  {
    was: 'a picture whose sources take up room',
    scheme: 'light',
    spoil: (style) =>
      style.replace(
        'source,[hidden]{display:none!important}',
        'source{display:block;inline-size:40px;block-size:40px}picture{display:flex}',
      ),
    said: /img \S+ (stands|is)/,
  },
  {
    was: 'a drawing that is dark on a dark screen',
    scheme: 'dark',
    spoil: (style) => `${style}.brand img{filter:brightness(0)}`,
    said: /img \S+logo\S* has a contrast/,
  },
  {
    was: 'a header that is wider than the window',
    scheme: 'light',
    spoil: (style) => `${style}.header-wrap{min-inline-size:110vw}`,
    said: /wider than its window/,
  },
]

/** In each engine where all is tried; else in the last, in which they were seen. */
describe.each(long ? engineNames : engineNames.slice(-1))('in %s', (name) => {
  it.each(faults)(
    'the checks detect $was',
    { timeout: 300_000 },
    async ({ scheme, spoil, said }) => {
      const view = { route: '/contact', width: widths[scheme][0] }
      const spoilt = await watchedSite(inject('site'), spoil)
      try {
        const right = (await lookAt('chromium', scheme, [view])).get(nameOf(view))
        const seen = (await lookAt(name, scheme, [view], spoilt)).get(nameOf(view))
        if (!right || !seen) throw new Error('The page was not drawn.')
        expect([...seen.faults, ...lookFaults(seen, right)].join('\n')).toMatch(said)
      } finally {
        await spoilt.close()
      }
    },
  )
})
