import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { type Engine, engineNames, openEngine, type Scheme } from './support/engines/engines.ts'
import { type Looked, lookFaults } from './support/engines/lookFaults.ts'
import { seenInPicture } from './support/engines/seenInPicture.ts'
import { surveyOf } from './support/engines/surveyOf.ts'
import { type WatchedSite, watchedSite } from './support/engines/watchedSite.ts'
import { kinds } from './support/kinds.ts'

/** How each engine draws pages, beside Chromium in the same run. `ENGINES=chromium,firefox` tries fewer. */
const browser = useBrowser()
const long = Boolean(process.env['LONG'])
const widths: Readonly<Record<Scheme, readonly number[]>> = long
  ? { light: [320, 390, 768, 1024, 1280, 1920], dark: [390, 1280] }
  : { light: [390, 1280], dark: [390] }
const views = (Object.keys(widths) as Scheme[]).map((scheme) => ({ scheme, routes: Object.values(kinds) }))

let site: WatchedSite
let eye: Page
beforeAll(async () => {
  site = await watchedSite(inject('site'))
  eye = await (await browser().newContext()).newPage()
})
afterAll(() => site?.close())

/** Every page at every width in one engine. */
const viewsIn = (engine: Engine, scheme: Scheme, routes: readonly string[], { address } = site): Promise<Map<string, Looked>> =>
  engine.inPage(address, async (page) => {
    const found = new Map<string, Looked>()
    for (const width of widths[scheme])
      for (const route of routes) {
        const survey = await surveyOf(page, route, width)
        expect(await page.evaluate((of) => matchMedia(`(prefers-color-scheme: ${of})`).matches, scheme), 'the scheme of colours').toBe(true)
        found.set(`${route} at ${width}`, { ...survey, shown: await seenInPicture(survey, eye) })
      }
    return found
  })

describe.each(views)('on a $scheme screen', ({ scheme, routes }) => {
  let chromium: Map<string, Looked>
  beforeAll(async () => {
    const engine = await openEngine('chromium', scheme)
    chromium = await viewsIn(engine, scheme, routes).finally(engine.close)
  }, 300_000)

  it.each(engineNames)('%s shows every kind of page whole, readable and where it belongs, without an error', { timeout: 600_000 }, async (name) => {
    const engine = await openEngine(name, scheme)
    const drawn = name === 'chromium' ? chromium : await viewsIn(engine, scheme, routes).finally(engine.close)
    expect(drawn.size).toBe(widths[scheme].length * routes.length)
    const faults = [...drawn].flatMap(([view, looked]) => {
      const that = chromium.get(view)
      return [...looked.faults, ...(that ? lookFaults(looked, that) : ['is not drawn in Chromium'])].map((fault) => `${view}: ${fault}`)
    })
    expect(faults).toEqual([])
  })
})

/** What was seen in other engines once, put back: without these, the tests above could hold nothing. */
const faults: readonly { readonly was: string; readonly scheme: Scheme; readonly spoil: (style: string) => string; readonly said: RegExp }[] = [
  {
    was: 'links whose line is given together with its thickness',
    scheme: 'light',
    spoil: (style) => style.replace(/^|(?<=})(?=a\{)/, 'main p a{text-decoration:none!important}'),
    said: /link a .* is not seen|has no line under it/,
  },
  {
    was: 'a picture whose sources take up room',
    scheme: 'light',
    spoil: (style) => style.replace('source,[hidden]{display:none!important}', 'source{display:block;inline-size:40px;block-size:40px}picture{display:flex}'),
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
  it.each(faults)('$was would be seen', { timeout: 300_000 }, async ({ scheme, spoil, said }) => {
    const spoilt = await watchedSite(inject('site'), spoil)
    const [engine, chromium] = [await openEngine(name, scheme), await openEngine('chromium', scheme)]
    try {
      const route = '/contact'
      const right = (await viewsIn(chromium, scheme, [route])).get(`${route} at 390`)
      const seen = (await viewsIn(engine, scheme, [route], spoilt)).get(`${route} at 390`)
      if (!right || !seen) throw new Error('The page was not drawn.')
      expect([...seen.faults, ...lookFaults(seen, right)].join('\n')).toMatch(said)
    } finally {
      await Promise.all([engine.close(), chromium.close(), spoilt.close()])
    }
  })
})
