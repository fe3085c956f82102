import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { routesOf } from '../../bench/weigh.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { ownPages } from '../support/ownPages.ts'

const browser = useBrowser()

/** The spacing that readers may set. Source: WCAG 2.2, 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'

const pages = ownPages()
const longestWord = (route: string) =>
  Math.max(
    ...pages
      .mainOf(route)
      .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
      .split(/\s+/)
      .map(({ length }) => length),
  )

/** Every page of the site in `pages/` in the long run; in the usual one those of each kind, and the ones with the longest words and figures. */
const all = pages.having('dialog', () => true)
const wordiest = all
  .map((route) => ({ route, longest: longestWord(route) }))
  .sort((one, other) => other.longest - one.longest)
  .slice(0, 6)
const routes = process.env['LONG']
  ? routesOf(inject('ownDist'), '/')
  : [...new Set([...Object.values(pages.kinds), ...wordiest.map(({ route }) => route)])]

/** What stands wider than the window. Text that only screen readers get is as wide as it likes. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const hidden = '.ui-hidden, .skip, .ui-stack thead'
    const found = [...document.querySelectorAll('header *, main *, footer *')].filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 && box.right > innerWidth + 1 && !element.closest(hidden)
    })
    return found.map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 50)}`,
    )
  })

describe.each([320, 390])('with the text spacing of WCAG 1.4.12 at %i pixels', (width) => {
  it.each(routes)('%s does not overflow the window', (route) =>
    inPage(
      browser(),
      async (page) => {
        await page.goto(route)
        await page.addStyleTag({ content: spacing })
        await page.locator('details').evaluateAll((all) => {
          for (const one of all) (one as HTMLDetailsElement).open = true // `details` finds these
        })
        expect(await beyond(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      },
      { baseURL: inject('ownSite'), viewport: { width, height: 800 }, bypassCSP: true },
    ),
  )
})

describe.each([390, 640, 768, 1280, 1920])('at %i pixels', (width) => {
  it.each(['/enquire/estimate', '/enquire/look', '/contact'])(
    'no option of a form on %s is cut off in its select',
    (route) =>
      inPage(
        browser(),
        async (page) => {
          await page.goto(route)
          const cut = await page.locator('select').evaluateAll((all) => {
            const pen = document.createElement('canvas').getContext('2d')
            return all.flatMap((one) => {
              if (!(one instanceof HTMLSelectElement) || !pen) return ['no select']
              const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(one)
              pen.font = font
              const room =
                one.clientWidth -
                Number.parseFloat(paddingInlineStart) -
                Number.parseFloat(paddingInlineEnd)
              return [...one.options].flatMap(({ text }) =>
                pen.measureText(text).width > room ? [text] : [],
              )
            })
          })
          expect(cut).toEqual([])
        },
        { viewport: { width, height: 800 } },
      ),
  )
})
