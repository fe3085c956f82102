import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { looksFolder } from '../../src/core/document/sources.ts'
import { ownSite } from '../../tests/support/sites.ts'
import { useBrowser } from '../support/browser.ts'
import { comparePictures } from '../support/comparePictures.ts'
import { keptLooks, update } from '../support/keptLooks.ts'
import { kinds } from '../support/kinds.ts'
import { pictureOf, shrink } from '../support/picture.ts'

/**
 * How one page of each kind looks, on a phone and on a workspace: the boatyard's in e2e/render/looks, for the engine; those that the site in `pages/`
 * wants to keep beside its checks, which are its own data. The usual run looks at each page at one of the two widths, in turn, and at a kind at one on
 * the one site and at the other on the other; the long run, and who takes new pictures, at both.
 */
const browser = useBrowser()
/** Where pictures are made small and compared: a page that shows nothing itself. */
let workspace: Page
beforeAll(async () => {
  workspace = await browser().newPage()
})
const engine = keptLooks('e2e/render/looks')
const own = keptLooks(join(ownSite, looksFolder))
const isWhole = update || process.env['LONG'] !== undefined

test('the engine keeps a screenshot of each kind of page', () =>
  expect(Object.fromEntries(engine.routes)).toEqual(kinds))

describe.each([
  ['the boatyard’s site', engine, () => inject('site'), 0],
  ['the site in pages/', own, () => inject('ownSite'), 1],
] as const)('%s', (_whose, looks, site, turn) => {
  afterAll(() => {
    if (update && looks.routes.length > 0) looks.save()
  })
  const pages = looks.routes.flatMap(([kind, route], index) =>
    [390, 1280]
      .filter((_, at) => isWhole || at === (index + turn) % 2)
      .map((width) => ({ kind, route, width })),
  )
  test('keeps screenshots of its own pages only', () =>
    expect(pages.every(({ route }) => route.startsWith('/'))).toBe(true))
  test.each(pages)(
    'matches its screenshot of the page $kind at $width pixels',
    async ({ kind, route, width }) => {
      const name = `${kind}-${width}`
      const now = await shrink(workspace, await pictureOf(browser(), site(), route, width))
      if (update) looks.keep(name, now)
      expect(
        await comparePictures(workspace, now, looks.remaining(name, width)),
        `${route}; if this is meant: npm run looks`,
      ).toEqual([])
    },
  )
})

describe.skipIf(update)('the screenshot comparison reports', () => {
  test.each([
    [
      'another colour of the buttons',
      'main .ui-button:not(.ui-secondary) { background: #3e63dd }',
      /has other colours/,
    ],
    ['a background that is gone', '.sunken { background: none }', /lighter or darker/],
    ['a block that is missing', 'main > section:nth-of-type(3) { display: none }', /pixels high/],
    ['a grid that is broken', '.ui-grid { display: block }', /pixels high|looks different/],
  ])('%s', async (_what, style, expected) => {
    const whole = await pictureOf(browser(), inject('site'), kinds.home, 1280, style)
    const told = await comparePictures(
      workspace,
      await shrink(workspace, whole),
      engine.remaining('home-1280', 1280),
    )
    expect(told.join('\n')).toMatch(expected)
  })
})
