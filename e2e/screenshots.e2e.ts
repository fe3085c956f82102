import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeWhole } from '../src/files/writeWhole.ts'
import { useBrowser } from './support/browser.ts'
import { comparePictures } from './support/comparePictures.ts'
import { kinds } from './support/kinds.ts'
import { type Part, type Picture, pictureOf, shrink } from './support/picture.ts'

/**
 * How one page of each kind looks, on a phone and on a desk, is kept in e2e/looks: a picture an eighth as wide, and where
 * the parts of the page are. `npm run looks` takes the present look as the right one.
 */
const browser = useBrowser()
/** Where pictures are made small and compared: a page that shows nothing itself. */
let desk: Page
beforeAll(async () => {
  desk = await browser().newPage()
})
const update = process.env['UPDATE_LOOKS'] === '1'
const list = 'e2e/looks/parts.json'
const parts: Record<string, readonly Part[]> = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, Part[]>) /* our own file */ : {}

afterAll(() => {
  if (!update) return
  const lines = Object.entries(parts).map(([name, list]) => `  ${JSON.stringify(name)}: ${JSON.stringify(list)}`)
  writeWhole(list, `{\n${lines.join(',\n')}\n}\n`)
})

const fileOf = (name: string) => `e2e/looks/${name}.webp`
const keep = (name: string, picture: Picture) => {
  writeWhole(fileOf(name), Buffer.from(picture.url.split(',')[1] ?? '', 'base64'))
  parts[name] = picture.parts
}
const kept = (name: string, width: number): Picture => ({
  url: `data:image/webp;base64,${readFileSync(fileOf(name)).toString('base64')}`,
  width,
  parts: parts[name] ?? [],
})

describe.each([390, 1280])('at %i pixels', (width) => {
  test.each(Object.entries(kinds))('the %s page looks as it did', async (kind, route) => {
    const name = `${kind}-${width}`
    const whole = await pictureOf(browser(), route, width)
    const now = await shrink(desk, whole)
    if (update) keep(name, now)
    expect(await comparePictures(desk, now, kept(name, width)), `${route}; if this is meant: npm run looks`).toEqual([])
  })
})

describe.skipIf(update)('what must not go unseen', () => {
  test.each([
    ['another colour of the buttons', 'main .ui-button:not(.ui-secondary) { background: #3e63dd }', /has other colours/],
    ['a background that is gone', '.sunken { background: none }', /lighter or darker/],
    ['a block that is missing', 'main > section:nth-of-type(3) { display: none }', /pixels high/],
    ['a grid that is broken', '.ui-grid { display: block }', /pixels high|looks different/],
  ])('%s', async (_what, style, expected) => {
    const whole = await pictureOf(browser(), kinds.home, 1280, style)
    const told = await comparePictures(desk, await shrink(desk, whole), kept('home-1280', 1280))
    expect(told.join('\n')).toMatch(expected)
  })
})
