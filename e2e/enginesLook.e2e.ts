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
const viewsIn = (engine: Engine, scheme: Scheme, routes: readonly string[]): Promise<Map<string, Looked>> =>
  engine.inPage(site.address, async (page) => {
    const found = new Map<string, Looked>()
    for (const width of widths[scheme])
      for (const route of routes) {
        const survey = await surveyOf(page, route, width)
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
