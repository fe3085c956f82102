import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { headerFaults } from '../support/headerFaults.ts'
import { quickLine } from '../support/quickLine.ts'

const browser = useBrowser()
const large = [1024, 1040, 1100, 1152, 1160, 1280, 1920]
const widths = [320, 390, 768, 900, ...large]

/** The header with another firm's name and other labels: its layout knows neither. */
const rename = (page: Page, name: string, labels: readonly string[]) =>
  page.evaluate(
    ([firm, texts]) => {
      const brand = document.querySelector('.brand > span')?.firstChild
      if (brand) brand.textContent = firm
      document.querySelectorAll('.header-actions > *').forEach((action, index) => {
        action.textContent = texts[index] ?? ''
      })
    },
    [name, labels] as const,
  )

const faultsAt = async (page: Page, list: readonly number[]) => {
  const found: string[] = []
  for (const width of list) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await headerFaults(page)).map((fault) => `${width}: ${fault}`))
  }
  return found
}

describe('the header', () => {
  it('keeps the name on one line and its parts apart and inside the window', () =>
    inPage(browser(), async (page) => {
      await quickLine(page)
      await page.goto('/about')
      expect(await faultsAt(page, widths)).toEqual([])
    }))

  it.each([
    ['Northbound Cycle Works', ['See prices', 'Book the stand']],
    ['Spoke & Sons', ['Compare all the packages', 'Arrange a first conversation']],
    ['Fernández & Partner', ['Angebot anfordern', 'Termin vereinbaren']],
  ])('fits on large screens for %s with the actions %j', (name, labels) =>
    inPage(browser(), async (page) => {
      await quickLine(page)
      await page.goto('/about')
      await rename(page, name, labels)
      expect(await faultsAt(page, large)).toEqual([])
    }),
  )

  it('keeps the menu button on one line on a phone, even with a long name', () =>
    inPage(browser(), async (page) => {
      await page.goto('/about')
      for (const name of ['Northbound Cycle Works', 'Cycles & Sons of the Northern Road']) {
        await rename(page, name, [])
        await page.setViewportSize({ width: 320, height: 800 })
        const lines = await page
          .locator('.header')
          .getByRole('button', { name: 'Menu' })
          .evaluate((button) => {
            const range = document.createRange()
            range.selectNodeContents(button)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
          })
        expect([name, lines]).toEqual([name, 1])
      }
    }))

  it('breaks long words of the menu and its button on a phone without overflow', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/about')
        await rename(page, 'Cycles & Sons of the Northern Road at the Old Harbour', [])
        await page.evaluate(() => {
          const labels = '.header .toggle, #_menu > a, #_menu .ui-button'
          for (const label of document.querySelectorAll(labels))
            label.textContent = 'Rindfleischetikettierungsueberwachungsaufgabengesetz'
        })
        await page.locator('.header .toggle').click()
        const { widths, above } = await page.evaluate(() => {
          const menu = document.querySelector('#_menu') as HTMLElement // every page has one
          const [header, name] = ['.header', '.brand > span'].map(
            (selector) => document.querySelector(selector) as HTMLElement, // as above
          ) as [HTMLElement, HTMLElement]
          return {
            widths: [document.documentElement.scrollWidth, menu.scrollWidth],
            above: name.getBoundingClientRect().top - header.getBoundingClientRect().top,
          }
        })
        expect(Math.max(...widths)).toBeLessThanOrEqual(320)
        expect(above).toBeGreaterThanOrEqual(4)
      },
      { viewport: { width: 320, height: 800 } },
    ))

  it('keeps the menu on one line as long as the name can shrink', () =>
    inPage(browser(), async (page) => {
      await quickLine(page)
      await page.setViewportSize({ width: 1024, height: 800 })
      await page.goto('/about')
      await rename(page, 'Fernández, Okafor & Partner of Bradford', [])
      const lines = await page.evaluate(() => {
        for (const action of document.querySelectorAll('.header-actions > *')) action.remove()
        const [brand, nav] = ['.brand', '.nav'].map(
          (name) => document.querySelector(name) as HTMLElement,
        ) as [HTMLElement, HTMLElement]
        const whole = brand.offsetWidth
        for (let count = 0; count < 20 && brand.offsetWidth > whole - 8; count += 1) {
          const entry = nav.querySelector('a:not([aria-current])')?.cloneNode() as Element
          entry.textContent = 'x'
          nav.append(entry)
        }
        return {
          given: whole - brand.offsetWidth,
          lines: new Set(
            [...nav.querySelectorAll(':scope > :is(a, button)')].map((entry) =>
              Math.round(entry.getBoundingClientRect().top),
            ),
          ).size,
        }
      })
      expect(lines.given).toBeGreaterThan(0)
      expect(lines.lines).toBe(1)
    }))

  it('wraps a menu that is too long and keeps the name to two lines', () =>
    inPage(browser(), async (page) => {
      await quickLine(page)
      await page.goto('/about')
      await page.evaluate(() => {
        const nav = document.querySelector('.nav')
        for (const label of ['Three dates', 'Guides and checklists', 'Where we are']) {
          const entry = nav?.querySelector('a:not([aria-current])')?.cloneNode() as Element
          entry.textContent = label
          nav?.append(entry)
        }
      })
      const faults = await faultsAt(page, large)
      expect(faults.filter((fault) => !/: the name has 2 lines$/.test(fault))).toEqual([])
    }))

  it('breaks only the name when no line can hold it', () =>
    inPage(browser(), async (page) => {
      await quickLine(page)
      await page.goto('/about')
      await rename(page, 'Fernández, Okafor & Partner Steuerberatungsgesellschaft mbB', [
        'Angebot anfordern',
        'Termin vereinbaren',
      ])
      const faults = await faultsAt(page, widths)
      expect(faults.filter((fault) => !/: the name has \d lines$/.test(fault))).toEqual([])
      expect(faults).toContainEqual(expect.stringMatching(/^320: the name has/))
    }))
})
