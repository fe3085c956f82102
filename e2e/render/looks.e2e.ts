import { describe, expect, test } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { kinds } from '../support/kinds.ts'

const browser = useBrowser()
const widths = [320, 390, 768, 1280, 1920]

describe.each(Object.entries(kinds))('the %s page', (_kind, route) => {
  test('fits its window at every width and keeps its margin column', () =>
    inPage(browser(), async (page) => {
      await page.goto(route)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const seen = await page.evaluate(() => {
          const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
          return {
            beyond: document.documentElement.scrollWidth - innerWidth,
            heading: Number.parseFloat(
              getComputedStyle(document.querySelector('h1') as Element).fontSize,
            ), // every page has one
            text: Number.parseFloat(getComputedStyle(document.body).fontSize),
            start: at('h1')?.left ?? 0,
            margin: at('main .section-wrap')?.left ?? 0,
          }
        })
        expect(
          seen.beyond,
          `at ${width} pixels the page is wider than its window`,
        ).toBeLessThanOrEqual(0)
        expect(
          seen.heading / seen.text,
          `at ${width} pixels the heading stands out`,
        ).toBeGreaterThan(1.5)
        if (width >= 1280)
          expect(
            seen.start - seen.margin,
            `at ${width} pixels the margin column stands beside the text`,
          ).toBeGreaterThan(176)
        else if (width < 1024)
          expect(
            seen.start - seen.margin,
            `at ${width} pixels there is no margin column`,
          ).toBeLessThan(1)
      }
    }))
})

/** No language hyphenates it. */
const longWord = 'Xqzvwkjhgfdbnmprtlk'.repeat(3)

test.each(Object.entries(kinds))(
  'the %s page doesn’t overflow a phone when any of its texts is one long word',
  (_kind, route) =>
    inPage(
      browser(),
      async (page) => {
        await page.goto(route)
        const wider = await page.evaluate((word) => {
          const texts: Text[] = []
          for (const root of document.querySelectorAll('main, footer')) {
            const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const isShown = node.parentElement?.checkVisibility()
              // Figures and names in one line are short; what only screen readers get has no width.
              const isShort =
                node.parentElement?.closest('.ui-whole, .ui-hidden, time') ||
                /^[\p{Sc}\p{Nd}.,−]+$/u.test(node.textContent ?? '')
              if (isShown && !isShort && node.textContent?.trim()) texts.push(node as Text) // of SHOW_TEXT
            }
          }
          return texts.flatMap((text) => {
            const before = text.data
            text.data = word
            const isWider = document.documentElement.scrollWidth > innerWidth
            text.data = before
            return isWider ? [before] : []
          })
        }, longWord)
        expect(wider).toEqual([])
      },
      { viewport: { width: 320, height: 800 } },
    ),
)

test('running text has 45 to 80 characters per line on a wide screen', () =>
  inPage(browser(), async (page) => {
    await page.goto(kinds.article)
    const signs = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('main p')].filter(
        (element) => (element.textContent ?? '').length > 300,
      )
      return texts.slice(0, 5).map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
          .size
        return (element.textContent ?? '').length / lines
      })
    })
    expect(signs.length).toBeGreaterThan(0)
    for (const count of signs) {
      expect(count).toBeGreaterThan(45)
      expect(count).toBeLessThan(80)
    }
  }))

test('focused elements show a solid outline of at least 2 pixels', () =>
  inPage(browser(), async (page) => {
    await page.goto(kinds.service)
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        )
        return { outlineStyle, width: Number.parseFloat(outlineWidth) }
      })
      expect(outline.outlineStyle).toBe('solid')
      expect(outline.width).toBeGreaterThanOrEqual(2)
    }
  }))
