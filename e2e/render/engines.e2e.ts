import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { kinds } from '../support/kinds.ts'
import { seen } from '../support/seen.ts'

/** What other engines do otherwise, as far as it can be told without them. Seen in WebKitGTK 2.50, Firefox 140 and 153. */
const browser = useBrowser()

const builtStyles = (): [string, string][] =>
  [inject('dist'), inject('ownDist')]
    .flatMap((dist) =>
      readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) => join(dist, path)),
    )
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
        ([, css = '']): [string, string] => [path, css],
      ),
    )

describe('the built styles', () => {
  it('never use the text-decoration shorthand, which WebKit drops', () => {
    const styles = builtStyles()
    expect(styles.length).toBeGreaterThan(20)
    const mixed = styles.flatMap(([path, css]) =>
      (css.match(/text-decoration:[^;}]*/g) ?? []).map((found) => `${path}: ${found}`),
    )
    expect(mixed).toEqual([])
  })

  it('contain no :dir() of another direction, no :lang() and no prefixed logical properties', () => {
    const isFromRight = (path: string) => /<html[^>]*\sdir="rtl"/.test(readFileSync(path, 'utf8'))
    const other = builtStyles().flatMap(([path, css]) =>
      (css.match(/:(?:dir|lang)\([^)]*\)|-webkit-(?:margin|padding|border)-[\w-]*/g) ?? [])
        .filter((found) => found !== ':dir(rtl)' || !isFromRight(path))
        .map((found) => `${path}: ${found}`),
    )
    expect(other).toEqual([])
  })
})

describe('the small-screen menu', () => {
  it('sets its inset explicitly because engines default differently', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/about')
        // Of what is not drawn, browsers tell the place as it is written.
        expect(
          await page.locator('#_menu').evaluate((menu) => getComputedStyle(menu).insetInline),
        ).toBe('0px')
      },
      { viewport: { width: 390, height: 800 } },
    ))
})

/** A page as a browser without anchor positioning reads it. Its policy, which holds the digest of the style as it was, is passed over. */
const withoutAnchors = async (page: Page) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...asked: [string]) =>
      !/anchor/.test(asked.join()) && supports.apply(CSS, asked)
  })
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const html = await (await route.fetch({ maxRetries: 3 })).text()
      const body = html
        .replace(/@supports not \(top:anchor[^{]*/g, '@media all')
        .replace(/[\w-]+:[^;{}]*anchor[^;{}]*;?/g, '')
      await route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
    },
  )
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} has no place.`)
  return box
}

describe('without anchor positioning', () => {
  it.each([1024, 1280, 1920])(
    'a menu opens below header and button at %i pixels with and without its script',
    (width) =>
      inPage(
        browser(),
        async (page) => {
          await withoutAnchors(page)
          const release = await holdBack(page, '**/menus.*.js')
          await page.goto('/about')
          const isRight = async (name: string) => {
            const button = page.locator('header').getByRole('button', { name, exact: true })
            await button.press('Enter')
            const id = await button.getAttribute('popovertarget')
            await seen(page.locator(`#${id}`)).toBeVisible()
            const [menu, header, at] = [
              await boxOf(page, `#${id}`),
              await boxOf(page, 'header'),
              await button.boundingBox(),
            ]
            expect(
              Math.abs(menu.y - header.y - header.height),
              `${name} begins where the header ends`,
            ).toBeLessThanOrEqual(2)
            expect(menu.x, `${name} begins left of its button`).toBeLessThanOrEqual(at?.x ?? -1)
            expect(menu.x + menu.width, `${name} reaches past its button`).toBeGreaterThanOrEqual(
              (at?.x ?? 0) + (at?.width ?? 0),
            )
            expect(menu.x + menu.width, `${name} stays in the window`).toBeLessThanOrEqual(width)
            await button.press('Enter')
          }
          for (const name of ['Yard Work', 'Reading']) await isRight(name)
          const loaded = page.waitForResponse('**/menus.*.js')
          await release()
          await loaded
          for (const name of ['Yard Work', 'Reading']) await isRight(name)
        },
        { viewport: { width, height: 800 }, bypassCSP: true },
      ),
  )

  it.each([320, 390, 768])(
    'the small-screen menu spans the full width below the header at %i pixels',
    (width) =>
      inPage(
        browser(),
        async (page) => {
          await withoutAnchors(page)
          await page.goto('/about')
          await page.locator('header').getByRole('button', { name: 'Menu' }).click()
          await seen(page.locator('#_menu')).toBeVisible()
          const [menu, header] = [await boxOf(page, '#_menu'), await boxOf(page, 'header')]
          expect([menu.x, menu.width]).toEqual([0, width])
          expect(Math.abs(menu.y - header.y - header.height)).toBeLessThanOrEqual(2)
        },
        { viewport: { width, height: 700 }, bypassCSP: true },
      ),
  )
})

describe('in the dark scheme', () => {
  it.each(Object.entries(kinds))(
    'images on the %s page don’t rely on prefers-color-scheme, which WebKit ignores',
    (_kind, route) =>
      inPage(
        browser(),
        async (page) => {
          await page.goto(route)
          const drawings = await page.locator('img').evaluateAll(async (all) => {
            const images = all as HTMLImageElement[] // what `img` finds
            for (const image of images) image.loading = 'eager' // which of its files it takes, an image knows once it is fetched
            await Promise.all(images.map((image) => image.decode()))
            const files = [...new Set(images.map((image) => image.currentSrc))]
            return Promise.all(
              files.map(async (file) => [new URL(file).pathname, await (await fetch(file)).text()]),
            )
          })
          expect(drawings.length).toBeGreaterThan(0)
          expect(
            drawings
              .filter(([, svg = '']) => /prefers-color-scheme/.test(svg))
              .map(([file]) => file),
          ).toEqual([])
        },
        { colorScheme: 'dark' },
      ),
  )
})
