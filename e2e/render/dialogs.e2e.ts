import { describe, expect, it } from 'vitest'
import { fragmentFolder } from '../../src/core/document/addresses.ts'
import { fetchedAhead, saveData } from '../support/ahead.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import {
  estimate,
  fillRequired,
  look,
  openForm,
  reopenForm,
  submitButton,
} from '../support/enquiryForms.ts'
import { json, reset, success, useFake } from '../support/fakeService.ts'
import { lacks } from '../support/lacks.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const fake = useFake()

describe('a dialog', () => {
  it('has a name, takes the focus and returns it however it is closed', () =>
    inPage(browser(), async (page) => {
      await page.goto('/about')
      const opener = page
        .locator('header')
        .getByRole('link', { name: estimate.opener ?? '' })
        .filter({ visible: true })
      const dialog = page.getByRole('dialog', { name: 'Ask for an Estimate' })
      const ways = [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
        () => page.mouse.click(5, 400),
      ]
      for (const close of ways) {
        await opener.press('Enter')
        await seen(dialog.getByLabel('First Name')).toBeFocused()
        await page.waitForFunction(
          () => getComputedStyle(document.documentElement).overflowY === 'hidden',
        )
        await close()
        await seen(dialog).toBeHidden()
        await seen(opener).toBeFocused()
        // The browser gives the focus back first and tells of the closing after that.
        await page.waitForFunction(
          () => getComputedStyle(document.documentElement).overflowY !== 'hidden',
        )
      }
    }))

  it.skipIf(lacks('touch'))('opens on a tap without a connection once the page has been idle', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/repairs/rigging')
        await fetchedAhead(page)
        await page.context().setOffline(true)
        await page.locator('main a[aria-haspopup=dialog]').first().tap()
        await page.waitForFunction(
          () =>
            document.activeElement?.closest('dialog[open]') &&
            document.activeElement instanceof HTMLInputElement,
        )
      },
      { hasTouch: true },
    ),
  )

  it('is not prefetched when the visitor saves data', () =>
    inPage(browser(), async (page) => {
      await saveData(page)
      await page.goto('/repairs/rigging')
      await page.evaluate(() =>
        new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))).then(
          () => true,
        ),
      )
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      expect(
        loaded.filter((name) => name.includes('/dialogs.') || name.includes(fragmentFolder)),
      ).toEqual([])
    }))

  it('keeps the focus inside in both directions of the Tab key', () =>
    inPage(browser(), async (page) => {
      const dialog = await openForm(page, estimate)
      const close = dialog.getByRole('button', { name: 'Close', exact: true })
      await close.focus()
      await page.keyboard.press('Shift+Tab')
      await seen(dialog.getByRole('link', { name: 'privacy policy' })).toBeFocused()
      await page.keyboard.press('Tab')
      await seen(close).toBeFocused()
    }))

  it('stays open when a text selection is dragged past its edge', () =>
    inPage(browser(), async (page) => {
      const dialog = await openForm(page, estimate)
      const field = dialog.getByLabel('First Name')
      await field.fill('Ada')
      const box = await field.boundingBox()
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
      await page.mouse.down()
      await page.mouse.move(5, 400, { steps: 4 })
      await page.mouse.up()
      await seen(dialog).toBeVisible()
    }))

  it('keeps typed values when it is reopened and when the page reloads', () =>
    inPage(browser(), async (page) => {
      let dialog = await openForm(page, estimate)
      await dialog.getByLabel('Boat').fill('Analytical Engines')
      await dialog.getByLabel('New anodes').check()
      await page.keyboard.press('Escape')
      dialog = await reopenForm(page, estimate)
      await seen(dialog.getByLabel('Boat')).toHaveValue('Analytical Engines')
      await page.reload()
      dialog = await reopenForm(page, estimate)
      await seen(dialog.getByLabel('Boat')).toHaveValue('Analytical Engines')
      await seen(dialog.getByLabel('New anodes')).toBeChecked()
    }))

  it('clears its stored draft once the enquiry has arrived', () =>
    inPage(browser(), async (page) => {
      const dialog = await openForm(page, estimate, fake.address)
      await fillRequired(dialog, estimate)
      await submitButton(dialog, estimate).click()
      await seen(dialog).toBeHidden()
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    }))

  it('is prefilled by its opener but never overwrites a visitor’s choice', () =>
    inPage(browser(), async (page) => {
      let dialog = await openForm(page, { ...estimate, path: '/repairs/engines' })
      const service = dialog.getByLabel('Job')
      await seen(service).toHaveValue('engine')
      await page.goto('/repairs/rigging')
      dialog = await reopenForm(page, estimate)
      await seen(service).toHaveValue('rigging')
      await service.selectOption('hull')
      await page.goto('/repairs/engines')
      dialog = await reopenForm(page, estimate)
      await seen(service).toHaveValue('hull')
    }))

  it('focuses the existing form when it is opened on its own page', () =>
    inPage(browser(), async (page) => {
      await page.goto('/enquire/estimate')
      await page.locator('header').getByRole('link', { name: 'Ask for an Estimate' }).click()
      await seen(page.locator('main').getByLabel('First Name')).toBeFocused()
      expect(await page.locator('dialog').count()).toBe(0)
      expect(new URL(page.url()).pathname).toBe('/enquire/estimate')
    }))

  it('opens as a page in a new tab on Ctrl+click', () =>
    inPage(browser(), async (page) => {
      await page.goto('/about')
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page
          .locator('header')
          .getByRole('link', { name: 'Ask for an Estimate' })
          .click({ modifiers: ['Control'] }),
      ])
      await tab.waitForURL('**/enquire/estimate')
      expect(await page.locator('dialog').count()).toBe(0)
    }))

  it('falls back to its own page when its parts fail to load', () =>
    inPage(browser(), async (page) => {
      await page.route('**/assets/f/**', (route) => route.abort())
      await page.goto('/about')
      await page.locator('header').getByRole('link', { name: 'Ask for an Estimate' }).click()
      await page.waitForURL('**/enquire/estimate')
    }))
})

describe('a pending enquiry', () => {
  it('shows its failure in the dialog again if that was closed meanwhile', () =>
    inPage(browser(), async (page) => {
      let release = () => undefined as unknown
      fake.answer = (response, received) => {
        release = () => reset(response, received)
      }
      const dialog = await openForm(page, look, fake.address)
      await fillRequired(dialog, look)
      await submitButton(dialog, look).click()
      await seen.poll(() => fake.received.length).toBe(1)
      await page.keyboard.press('Escape')
      await seen(dialog).toBeHidden()
      fake.answer = reset // browsers try once more by themselves when a connection breaks
      release()
      await seen(dialog.getByRole('alert')).toContainText('connection failed')
      await seen(dialog.getByLabel('Last Name')).toHaveValue('Lovelace')
    }))

  it('shows a success toast even if its dialog was closed meanwhile', () =>
    inPage(browser(), async (page) => {
      let release = () => undefined as unknown
      fake.answer = (response, received) => {
        release = () => success(response, received)
      }
      const dialog = await openForm(page, look, fake.address)
      await fillRequired(dialog, look)
      await submitButton(dialog, look).click()
      await seen.poll(() => fake.received.length).toBe(1)
      await page.keyboard.press('Escape')
      release()
      await seen(page.locator('.toast')).toContainText(look.title)
    }))

  it('is sent again with the same data after the page was left', () =>
    inPage(browser(), async (page) => {
      fake.answer = () => undefined
      let dialog = await openForm(page, look, fake.address)
      await fillRequired(dialog, look)
      await submitButton(dialog, look).click()
      await seen.poll(() => fake.received.length).toBe(1)
      await page.goto(`${fake.address}/questions`)
      await seen(page.locator('.toast')).toContainText('could not confirm')
      fake.answer = json({ ok: true, next: '/thanks' })
      dialog = await reopenForm(page, look)
      await seen(dialog.getByRole('alert')).toContainText('could not confirm')
      await seen(dialog.getByLabel('Last Name')).toHaveValue('Lovelace')
      await submitButton(dialog, look).click()
      await seen(page.locator('.toast').filter({ hasText: look.title })).toBeVisible()
      expect(fake.received).toHaveLength(2)
      expect(fake.received[1]?.body).toEqual(fake.received[0]?.body)
    }))
})

describe('a URL with a query', () => {
  it('prefills the form on its page but never overwrites typed values', () =>
    inPage(browser(), async (page) => {
      await page.goto('/enquire/estimate?job=engine&extras=New+anodes&boat=Ada')
      await seen(page.getByLabel('Job')).toHaveValue('engine')
      await seen(page.getByLabel('New anodes')).toBeChecked()
      await page.getByLabel('Boat').fill('Mine')
      await page.reload()
      await seen(page.getByLabel('Boat')).toHaveValue('Mine')
    }))
})
