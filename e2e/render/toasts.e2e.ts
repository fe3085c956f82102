import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { contact, estimate, fillRequired, openForm, submitButton } from '../support/enquiryForms.ts'
import { useFake } from '../support/fakeService.ts'
import { holdClock } from '../support/holdClock.ts'
import { lacks } from '../support/lacks.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const fake = useFake()

/** Sends the contact form with the page's clock standing still afterwards. */
const send = async (page: Page) => {
  const place = await openForm(page, contact, fake.address)
  await fillRequired(place, contact)
  await holdClock(page)
  await submitButton(place, contact).click()
  return place
}

const notify = (page: Page, ...texts: string[]) =>
  page.evaluate((all) => {
    for (const detail of all) dispatchEvent(new CustomEvent('notice', { detail }))
  }, texts)

describe('the toast for a sent enquiry', () => {
  it('stays for five seconds in a live region outside the form', () =>
    inPage(browser(), async (page) => {
      await page.clock.install()
      await send(page)
      await page.clock.runFor(300)
      const toast = page.locator('.toast')
      await seen(toast).toBeVisible()
      expect(await toast.evaluate((element) => element.closest('form'))).toBeNull()
      expect(await toast.evaluate((element) => element.closest('[role=status]') !== null)).toBe(
        true,
      )
      await page.clock.runFor(4500)
      await seen(toast).toBeVisible()
      await page.clock.runFor(600)
      await seen(toast).toBeHidden()
    }))

  it('appears only once after two enquiries', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, contact, fake.address)
      for (let count = 1; count <= 2; count += 1) {
        await fillRequired(place, contact)
        await submitButton(place, contact).click()
        await seen.poll(() => fake.received.length).toBe(count)
        await seen(place.getByLabel('Email')).toHaveValue('')
      }
      await seen(page.locator('.toast').filter({ visible: true })).toHaveCount(1)
    }))

  it.skipIf(lacks('touch'))('stays while it is hovered and is dismissed by a swipe', () =>
    inPage(browser(), async (page) => {
      await page.clock.install()
      await send(page)
      await page.clock.runFor(300)
      const toast = page.locator('.toast')
      await toast.hover({ position: { x: 40, y: 20 } })
      await page.clock.runFor(20_000)
      await seen(toast).toBeVisible()
      const box = await toast.boundingBox()
      if (!box) throw new Error('The toast has no place.')
      await page.mouse.down()
      await page.mouse.move(box.x + 140, box.y + 20, { steps: 5 })
      await page.mouse.up()
      await seen(toast).toBeHidden()
    }),
  )
})

describe('a notice', () => {
  it('reports that the connection is lost and that it is back', () =>
    inPage(browser(), async (page) => {
      await page.goto('/repairs/rigging')
      await seen(page.locator('.toasts')).toBeAttached()
      await page.context().setOffline(true)
      await seen(page.locator('.toast').filter({ hasText: 'You are offline' })).toBeVisible()
      await page.context().setOffline(false)
      await seen(page.locator('.toast').filter({ hasText: 'online again' })).toBeVisible()
    }))

  it('is one of three at most, 356 pixels wide, 14 apart and shown for four seconds', () =>
    inPage(browser(), async (page) => {
      await page.clock.install()
      await page.goto('/repairs/rigging')
      await holdClock(page)
      await notify(page, 'one', 'two', 'three', 'four')
      const toasts = page.locator('.toast')
      await seen(toasts).toHaveText([/two/, /three/, /four/])
      const boxes = await toasts.evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      )
      expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356])
      expect(
        boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0))),
      ).toEqual([14, 14])
      await page.clock.runFor(3900)
      await seen(toasts).toHaveCount(3)
      await page.clock.runFor(200)
      await seen(toasts).toHaveCount(0)
    }))

  it('stays while focused, returns the focus and closes with its button or Escape', () =>
    inPage(browser(), async (page) => {
      await page.clock.install()
      await page.goto('/repairs/rigging')
      await holdClock(page)
      const home = page.locator('header').getByRole('link', { name: 'Home' })
      await home.focus()
      await notify(page, 'one', 'two')
      await page.getByRole('button', { name: 'Dismiss' }).first().focus()
      await page.clock.runFor(10_000)
      await seen(page.locator('.toast')).toHaveText([/one/])
      await page.keyboard.press('Enter')
      await seen(page.locator('.toast')).toHaveCount(0)
      await seen(home).toBeFocused()
      await notify(page, 'three')
      await page.keyboard.press('Escape')
      await seen(page.locator('.toast')).toHaveCount(0)
    }))

  it('can be seen and dismissed over an open dialog and outlives it', () =>
    inPage(browser(), async (page) => {
      const dialog = await openForm(page, estimate)
      await notify(page, 'in the dialog')
      const toast = page.locator('.toast')
      await toast.hover()
      await page.getByRole('button', { name: 'Dismiss' }).focus()
      await page.keyboard.press('Escape')
      await seen(toast).toHaveCount(0)
      await seen(dialog).toBeVisible()
      await notify(page, 'after the dialog')
      await page.keyboard.press('Escape')
      await seen(dialog).toBeHidden()
      await seen(toast).toBeVisible()
    }))

  it('breaks a word of any length', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/about')
        await notify(page, 'w'.repeat(300))
        const words = page.locator('.toast p')
        expect(await words.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
        const box = await page.locator('.toast').boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
      },
      { viewport: { width: 390, height: 844 } },
    ))

  it('covers neither Close nor the submit button of a dialog on a phone', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/about')
        await page.locator('main').getByRole('link', { name: 'Talk to Hana' }).first().click()
        const dialog = page.getByRole('dialog')
        await notify(page, 'one', 'two', 'three')
        const toasts = page.locator('.toast')
        await toasts.last().hover()
        await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight))
        const boxes = await toasts.evaluateAll((all) =>
          all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        )
        expect(boxes).toHaveLength(3)
        for (const name of ['Close', 'Book the Look']) {
          const button = await dialog.getByRole('button', { name, exact: true }).boundingBox()
          if (!button) throw new Error(`${name} has no place.`)
          for (const { top, bottom } of boxes)
            expect(bottom <= button.y || top >= button.y + button.height, `${name} is free`).toBe(
              true,
            )
        }
      },
      { viewport: { width: 390, height: 844 } },
    ))
})
