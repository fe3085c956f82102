import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { holdClock } from '../support/holdClock.ts'
import { lacks } from '../support/lacks.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const phone = { viewport: { width: 390, height: 844 } }

const buttonOf = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name, exact: true })
const panelOf = async (page: Page, name: string) =>
  page.locator(`#${await buttonOf(page, name).getAttribute('popovertarget')}`)

/** A page whose clock stands still and whose menus' script is there. */
const ready = async (page: Page) => {
  await page.clock.install()
  const loaded = page.waitForResponse(/\/menus\.[\w-]+\.js/)
  await page.goto('/repairs/rigging')
  await page.mouse.move(20, 30)
  await loaded
  await holdClock(page)
  await page.mouse.move(640, 700)
  await page.clock.runFor(1000)
}

describe('a menu used with the mouse', () => {
  it('opens after 200 ms, closes 150 ms after the pointer leaves and then reopens at once', () =>
    inPage(browser(), async (page) => {
      await ready(page)
      const services = await panelOf(page, 'Yard Work')
      await buttonOf(page, 'Yard Work').hover()
      await page.clock.runFor(190)
      await seen(services).toBeHidden()
      await page.clock.runFor(20)
      await seen(services).toBeVisible()
      await seen(buttonOf(page, 'Yard Work')).toHaveAttribute('aria-expanded', 'true')
      await page.mouse.move(20, 780)
      await page.clock.runFor(140)
      await seen(services).toBeVisible()
      await page.clock.runFor(20)
      await seen(services).toBeHidden()
      await page.clock.runFor(250)
      await buttonOf(page, 'Yard Work').hover()
      await page.clock.runFor(1)
      await seen(services).toBeVisible()
      await page.mouse.move(20, 780)
      await page.clock.runFor(160)
      await seen(services).toBeHidden()
      await page.clock.runFor(310)
      await buttonOf(page, 'Yard Work').hover()
      await page.clock.runFor(190)
      await seen(services).toBeHidden()
    }))

  it('gives way to the neighbouring menu at once', () =>
    inPage(browser(), async (page) => {
      await ready(page)
      await buttonOf(page, 'Yard Work').hover()
      await page.clock.runFor(210)
      await buttonOf(page, 'Reading').hover()
      await page.clock.runFor(1)
      await seen(await panelOf(page, 'Reading')).toBeVisible()
      await seen(await panelOf(page, 'Yard Work')).toBeHidden()
    }))

  it('stays open while the pointer crosses its neighbour on the way to it', () =>
    inPage(browser(), async (page) => {
      await ready(page)
      const services = await panelOf(page, 'Yard Work')
      const button = await buttonOf(page, 'Yard Work').boundingBox()
      if (!button) throw new Error('The button has no place.')
      await page.mouse.move(button.x + button.width - 6, button.y + 10)
      await page.clock.runFor(210)
      const panel = await services.boundingBox()
      if (!panel) throw new Error('The menu has no place.')
      const [x, y] = [button.x + button.width - 6, button.y + 10]
      const [toX, toY] = [panel.x + panel.width - 30, panel.y + 120]
      for (let step = 1; step <= 20; step += 1) {
        await page.mouse.move(x + ((toX - x) * step) / 20, y + ((toY - y) * step) / 20)
        await page.clock.runFor(20)
      }
      await page.clock.runFor(500)
      await seen(services).toBeVisible()
      await seen(await panelOf(page, 'Reading')).toBeHidden()
    }))

  it('stays open when clicked as it opens and stays closed under a resting pointer', () =>
    inPage(browser(), async (page) => {
      await ready(page)
      const services = await panelOf(page, 'Yard Work')
      await buttonOf(page, 'Yard Work').hover()
      await page.clock.runFor(210)
      await buttonOf(page, 'Yard Work').click()
      await seen(services).toBeVisible()
      await page.clock.runFor(600)
      await buttonOf(page, 'Yard Work').click()
      await seen(services).toBeHidden()
      await page.mouse.move(...(await middle(page, 'Yard Work', 4)))
      await page.clock.runFor(400)
      await seen(services).toBeHidden()
    }))

  it('is 800 or 400 pixels wide and stays within the window', () =>
    inPage(browser(), async (page) => {
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/about')
        await page.mouse.move(1, 700) // where nothing is: a pointer that stands where it stood tells Firefox nothing
        for (const [name, expected] of [
          ['Yard Work', 800],
          ['Reading', 400],
        ] as const) {
          await buttonOf(page, name).hover() // a click that comes late on a busy machine would close what that has opened
          const panel = await panelOf(page, name)
          await seen(panel).toBeVisible()
          const box = await panel.boundingBox()
          expect(box?.width, `${name} at ${width}`).toBe(expected)
          expect(box?.x, `${name} at ${width}`).toBeGreaterThanOrEqual(0)
          expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(
            width,
          )
          await page.keyboard.press('Escape')
        }
      }
    }))
})

const middle = async (page: Page, name: string, off = 0): Promise<[number, number]> => {
  const box = await buttonOf(page, name).boundingBox()
  if (!box) throw new Error('The button has no place.')
  return [box.x + box.width / 2 + off, box.y + box.height / 2]
}

describe('a menu used with the keyboard', () => {
  it('follows the arrow keys, Home, End and Escape', () =>
    inPage(browser(), async (page) => {
      const loaded = page.waitForResponse(/\/menus\.[\w-]+\.js/)
      await page.goto('/about')
      const services = buttonOf(page, 'Yard Work')
      await services.focus()
      await loaded
      const panel = await panelOf(page, 'Yard Work')
      const links = panel.getByRole('link')
      await page.keyboard.press('ArrowRight')
      await seen(buttonOf(page, 'Reading')).toBeFocused()
      await page.keyboard.press('Home')
      await seen(
        page.locator('header nav').first().getByRole('link', { name: 'Home' }),
      ).toBeFocused()
      await services.focus()
      await page.keyboard.press('ArrowDown')
      await seen(links.first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await seen(links.nth(1)).toBeFocused()
      await page.keyboard.press('End')
      await seen(links.last()).toBeFocused()
      await page.keyboard.press('Home')
      await seen(links.first()).toBeFocused()
      await page.keyboard.press('Escape')
      await seen(panel).toBeHidden()
      await seen(services).toBeFocused()
      await seen(services).toHaveAttribute('aria-expanded', 'false')
    }))

  it('closes when Tab moves the focus past it', () =>
    inPage(browser(), async (page) => {
      const loaded = page.waitForResponse(/\/menus\.[\w-]+\.js/)
      await page.goto('/about')
      await buttonOf(page, 'Reading').focus()
      await loaded
      await page.keyboard.press('Enter')
      const panel = await panelOf(page, 'Reading')
      await seen(panel).toBeVisible()
      for (let count = 0; count < 4; count += 1) await page.keyboard.press('Tab')
      await seen(panel).toBeHidden()
      await seen(
        page.locator('header').getByRole('link', { name: 'Contact', exact: true }),
      ).toBeFocused()
    }))
})

describe('a menu used by touch', () => {
  it.skipIf(lacks('touch'))('opens and closes on a tap on a large screen', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/about')
        await buttonOf(page, 'Yard Work').tap()
        const panel = await panelOf(page, 'Yard Work')
        await seen(panel).toBeVisible()
        await buttonOf(page, 'Yard Work').tap()
        await seen(panel).toBeHidden()
      },
      { hasTouch: true, viewport: { width: 1280, height: 800 } },
    ),
  )
})

describe('the small-screen menu', () => {
  it('locks the page’s scroll, keeps the focus inside and closes on a choice', () =>
    inPage(
      browser(),
      async (page) => {
        const loaded = page.waitForResponse(/\/menus\.[\w-]+\.js/)
        await page.goto('/about')
        const button = buttonOf(page, 'Menu')
        await button.focus()
        await loaded
        await button.press('Enter')
        await seen(button).toHaveAttribute('aria-expanded', 'true')
        expect(
          await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
        ).toBe('hidden')
        for (let count = 0; count < 20; count += 1) {
          await page.keyboard.press('Tab')
          expect(
            await page.evaluate(() => document.activeElement?.closest('header') !== null),
          ).toBe(true)
        }
        const menu = page.locator('#_menu')
        await menu.getByText('Yard Work', { exact: true }).click()
        await menu.getByText('Reading', { exact: true }).click()
        await seen(menu.locator('details[open]')).toHaveCount(1)
        await menu.getByRole('link', { name: 'Questions' }).click()
        await page.waitForURL('**/questions')
        await seen(page.locator('#_menu')).toBeHidden()
      },
      phone,
    ))

  it('returns the focus on Escape, as does a dialog opened from it', () =>
    inPage(
      browser(),
      async (page) => {
        const loaded = page.waitForResponse(/\/menus\.[\w-]+\.js/)
        await page.goto('/about')
        const button = buttonOf(page, 'Menu')
        await button.focus()
        await loaded
        await button.press('Enter')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Escape')
        await seen(page.locator('#_menu')).toBeHidden()
        await seen(button).toBeFocused()
        await button.press('Enter')
        await page.locator('#_menu').getByRole('link', { name: 'Ask for an Estimate' }).click()
        await seen(page.getByRole('dialog').getByLabel('First Name')).toBeFocused()
        await page.keyboard.press('Escape')
        await seen(button).toBeFocused()
      },
      phone,
    ))
})

describe('a menu in a low window', () => {
  it('scrolls on its own so that its last link can be reached', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/about')
        await buttonOf(page, 'Yard Work').click()
        const panel = await panelOf(page, 'Yard Work')
        const last = panel.getByRole('link').last()
        await last.scrollIntoViewIfNeeded()
        for (const part of [panel, last]) {
          const box = await part.boundingBox()
          expect(box?.y).toBeGreaterThan(0)
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320)
        }
        expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      },
      { viewport: { width: 1280, height: 320 } },
    ))
})

/** By how many pixels the focused element stands below an edge; elements within `apart` don't count, nor does a page that the focus has left. */
const below = (page: Page, edge: string, apart: string) =>
  page.evaluate(
    ([of, outside]) => {
      const { activeElement: focused } = document
      const bottom = document.querySelector(of)?.getBoundingClientRect().bottom ?? 0
      return focused && focused !== document.body && !focused.closest(outside)
        ? focused.getBoundingClientRect().top - bottom
        : 0
    },
    [edge, apart] as const,
  )

describe.each([
  [1280, 800],
  [390, 844],
  [320, 600],
])('at %i by %i pixels', (width, height) => {
  it.skipIf(lacks('scroll padding at the focus'))(
    'neither the header nor a dialog’s head covers anchors or focused elements',
    () =>
      inPage(
        browser(),
        async (page) => {
          await page.goto('/questions#q9')
          const [header, answer] = await page.evaluate(() => [
            document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
            document.querySelector('#q9')?.getBoundingClientRect().top ?? 0,
          ])
          expect(answer).toBeGreaterThanOrEqual(header ?? 0)
          await page.locator('footer a').last().focus()
          for (let count = 0; count < 30; count += 1) {
            await page.keyboard.press('Shift+Tab')
            expect(
              await below(page, 'header', 'header, .skip'),
              `after ${count + 1} steps back`,
            ).toBeGreaterThanOrEqual(0)
          }
          await page.goto('/about')
          await page.locator('main a[href="/enquire/look"]').first().click()
          const dialog = page.getByRole('dialog')
          await dialog.getByRole('link', { name: 'privacy policy' }).focus()
          for (let count = 0; count < 12; count += 1) {
            await page.keyboard.press('Shift+Tab')
            expect(
              await below(page, '.dialog-head', '.dialog-head'),
              `after ${count + 1} steps back in the dialog`,
            ).toBeGreaterThanOrEqual(0)
          }
        },
        { viewport: { width, height }, reducedMotion: 'reduce' },
      ),
  )
})
