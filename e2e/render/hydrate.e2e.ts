import { describe, expect, it } from 'vitest'
import { slowDown } from '../../bench/visit.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import {
  contact,
  estimate,
  fillRequired,
  forms,
  openForm,
  submitButton,
} from '../support/enquiryForms.ts'
import { useFake } from '../support/fakeService.ts'
import { holdBack } from '../support/holdBack.ts'
import { holdClock } from '../support/holdClock.ts'
import { lacks } from '../support/lacks.ts'
import { sayOffline } from '../support/sayOffline.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const fake = useFake()

describe('hydration', () => {
  it.each([
    ['its script', '**/hydrate.*.js'],
    ['what that is told', '**/assets/b/form.*.json'],
  ])('keeps typed characters, the caret and all choices while %s loads', (_what, late) =>
    inPage(browser(), async (page) => {
      const release = await holdBack(page, late)
      await page.goto('/about')
      await page.locator('header').getByRole('link', { name: 'Ask for an Estimate' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Mast lifted out').check()
      await dialog.getByLabel('Season').selectOption('now')
      const name = dialog.getByLabel('First Name')
      await name.fill('Ada')
      await page.keyboard.press('Home')
      expect(await dialog.locator('[data-hydrated]').count()).toBe(0)
      await page.keyboard.type('Augusta ', { delay: 5 })
      await release()
      await page.keyboard.type('(Lady) ', { delay: 60 })
      await seen(dialog.locator('[data-hydrated]')).toBeAttached()
      await page.keyboard.type('dear ')
      await seen(name).toHaveValue('Augusta (Lady) dear Ada')
      await seen(name).toBeFocused()
      await seen(dialog.getByLabel('Mast lifted out')).toBeChecked()
      await seen(dialog.getByLabel('Season')).toHaveValue('now')
    }),
  )

  it('sends an early submit exactly once through the script', () =>
    inPage(browser(), async (page) => {
      await page.clock.install()
      const release = await holdBack(page, '**/hydrate.*.js')
      await page.goto(`${fake.address}/contact`)
      const place = page.locator('main')
      const asked = page.waitForRequest('**/hydrate.*.js')
      await place.getByLabel('First Name').focus()
      await asked // the form is watched, and its script on the way
      await fillRequired(place, contact)
      await holdClock(page) // a held submit that waits too long goes the browser's own way
      await submitButton(place, contact).dblclick()
      await page.clock.runFor(100)
      expect(fake.received).toHaveLength(0)
      await release()
      await seen.poll(() => fake.received.length).toBe(1)
      await page.clock.resume()
      await seen(page.locator('.toast')).toContainText(contact.title)
      expect(fake.received).toHaveLength(1)
      expect(fake.received[0]?.headers['accept']).toBe('application/json')
    }))

  it('is not required: the browser submits the form when the script fails to load', () =>
    inPage(browser(), async (page) => {
      await page.route('**/hydrate.*.js', (route) => route.abort())
      await page.goto('/contact')
      const place = page.locator('main')
      await place.getByLabel('First Name').focus()
      await fillRequired(place, contact)
      await submitButton(place, contact).click()
      await page.waitForURL('**/thanks')
      await seen.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    }))

  it('is not required even if the browser wrongly reports being offline', () =>
    inPage(browser(), async (page) => {
      await page.addInitScript(sayOffline)
      await page.route('**/hydrate.*.js', (route) => route.abort())
      await page.goto('/contact')
      const place = page.locator('main')
      await place.getByLabel('First Name').focus()
      await fillRequired(place, contact)
      await submitButton(place, contact).click()
      await page.waitForURL('**/thanks')
    }))

  it('takes over a form that the server returned with its errors', () =>
    inPage(browser(), async (page) => {
      await page.route('**/hydrate.*.js', (route) => route.abort())
      await page.goto('/contact')
      let place = page.locator('main')
      await place.getByLabel('First Name').focus()
      await fillRequired(place, contact)
      await place.getByLabel('Phone').fill('none')
      await submitButton(place, contact).click()
      await page.waitForURL('**/f/*')
      place = page.locator('main')
      await seen(place.locator('[id$="-phone-error"]')).toContainText('Phone: ')
      await page.unroute('**/hydrate.*.js')
      await place.getByLabel('Phone').focus()
      await seen(place.locator('[data-hydrated]')).toBeAttached()
      await seen(place.locator('[id$="-phone-error"]')).toContainText('Phone: ')
      await seen(place.getByLabel('Last Name')).toHaveValue('Lovelace')
      await place.getByLabel('Phone').fill('0194 2451234')
      await submitButton(place, contact).click()
      await seen(page.locator('.toast')).toContainText(contact.title)
    }))
})

describe('a click before the loader script', () => {
  it('opens the dialog even if the loader never loads', () =>
    inPage(browser(), async (page) => {
      await page.route('**/loader.*.js', (route) => route.abort())
      await page.goto('/about', { waitUntil: 'commit' })
      await page
        .locator('header')
        .getByRole('link', { name: 'Ask for an Estimate' })
        .click({ noWaitAfter: true })
      await seen(page.getByRole('dialog').getByLabel('First Name')).toBeFocused()
      expect(new URL(page.url()).pathname).toBe('/about')
    }))

  it('leads to the dialog’s own page when the dialog script fails to load', () =>
    inPage(browser(), async (page) => {
      await page.route('**/dialogs.*.js', (route) => route.abort())
      await page.goto('/about')
      await page.locator('header').getByRole('link', { name: 'Ask for an Estimate' }).click()
      await page.waitForURL('**/enquire/estimate')
    }))

  it.skipIf(lacks('slow lines'))(
    'opens the dialog on a slow phone and keeps what is typed at once',
    { timeout: 120_000 },
    () =>
      inPage(
        browser(),
        async (page) => {
          await slowDown(page)
          await page.goto('/repairs/rigging', { waitUntil: 'commit' })
          await page
            .locator('main a[href="/enquire/estimate"]')
            .first()
            .click({ noWaitAfter: true })
          const name = page.getByRole('dialog').getByLabel('First Name')
          await seen(name).toBeFocused()
          await page.keyboard.type('Ada Lovelace', { delay: 40 })
          await seen(page.locator('dialog [data-hydrated]')).toBeAttached()
          await seen(name).toHaveValue('Ada Lovelace')
        },
        { viewport: { width: 390, height: 844 } },
      ),
  )
})

describe('the page’s content security policy', () => {
  it.each(forms)('is not violated from opening the $name form to its toast', (form) =>
    inPage(browser(), async (page) => {
      const broken: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || /policy|trusted/i.test(message.text()))
          broken.push(message.text())
      })
      page.on('pageerror', (error) => broken.push(error.message))
      const place = await openForm(page, form)
      await submitButton(place, form).click()
      await seen(place.locator('.form-error').first()).toBeVisible()
      await fillRequired(place, form)
      await submitButton(place, form).click()
      await seen(page.locator('.toast')).toContainText(form.title)
      expect(broken).toEqual([])
    }),
  )
})

describe('an enquiry', () => {
  it('can be sent with only the keyboard, even after a failed first submit', () =>
    inPage(browser(), async (page) => {
      await page.goto(`${fake.address}/about`)
      const opener = page
        .locator('header')
        .getByRole('link', { name: estimate.opener ?? '' })
        .filter({ visible: true })
      for (
        let count = 0;
        count < 15 && !(await opener.evaluate((element) => element === document.activeElement));
        count += 1
      )
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await seen(dialog.getByLabel('First Name')).toBeFocused()
      await seen(dialog.locator('[data-hydrated]')).toBeAttached()
      await page.keyboard.press('Enter')
      await seen(dialog.locator('.form-error')).toHaveCount(estimate.required.length)
      await seen(dialog.getByLabel('First Name')).toBeFocused()
      const keys: Record<string, string> = {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        phone: '9876543210',
        job: 'Masts',
      }
      for (let count = 0; count < 30; count += 1) {
        const focused = await page.evaluate(() =>
          document.activeElement instanceof HTMLButtonElement
            ? document.activeElement.textContent
            : (document.activeElement?.getAttribute('name') ?? ''),
        )
        if (focused === estimate.submit) break
        if (focused && keys[focused]) await page.keyboard.type(keys[focused])
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Enter')
      await seen(page.locator('.toast')).toContainText(estimate.title)
      expect(fake.received[0]?.body).toMatchObject({ firstName: 'Ada', job: 'rigging' })
      await seen(opener).toBeFocused()
    }))
})
