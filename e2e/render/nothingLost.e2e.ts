import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import {
  contact,
  estimate,
  fillRequired,
  openForm,
  placeOf,
  reopenForm,
  submitButton,
} from '../support/enquiryForms.ts'
import { success, useFake } from '../support/fakeService.ts'
import { holdBack } from '../support/holdBack.ts'
import { lacks } from '../support/lacks.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const fake = useFake()

const estimateLink = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Ask for an Estimate' })

describe('typed values', () => {
  it.skipIf(lacks('going back'))('are restored after Back and Forward', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, contact)
      await fillRequired(place, contact)
      await page.goto('/questions')
      await page.goBack()
      await seen(place.getByLabel('Last Name')).toHaveValue('Lovelace')
      await page.goBack()
      await page.goForward()
      await seen(place.getByLabel('Last Name')).toHaveValue('Lovelace')
      await submitButton(place, contact).click()
      await seen(page.locator('.toast')).toContainText(contact.title)
    }),
  )
})

describe('an enquiry whose page reloads while it is being sent', () => {
  it('is reported as unconfirmed, kept and sent again with the same id', () =>
    inPage(browser(), async (page) => {
      fake.answer = () => undefined
      const place = await openForm(page, contact, fake.address)
      await fillRequired(place, contact)
      await submitButton(place, contact).click()
      await seen.poll(() => fake.received.length).toBe(1)
      await page.reload()
      fake.answer = success
      await seen(page.locator('.toast')).toContainText('could not confirm')
      await reopenForm(page, contact)
      await seen(place.getByRole('alert')).toContainText('could not confirm')
      await seen(place.getByLabel('Last Name')).toHaveValue('Lovelace')
      await place.getByRole('button', { name: 'Send again' }).click()
      await seen(page.locator('.toast').filter({ hasText: contact.title })).toBeVisible()
      expect(fake.received[1]?.body).toEqual(fake.received[0]?.body)
    }))
})

describe('a form script that fails to load during a visit', () => {
  it('lets the browser submit the dialog’s form exactly once', () =>
    inPage(browser(), async (page) => {
      await page.route('**/hydrate.*.js', (route) => route.fulfill({ status: 404 }))
      await page.goto(`${fake.address}/about`)
      await estimateLink(page).click()
      const place = placeOf(page, estimate)
      await fillRequired(place, estimate)
      fake.answer = (response) => response.writeHead(303, { Location: '/thanks' }).end()
      await submitButton(place, estimate).dblclick()
      await page.waitForURL('**/thanks')
      expect(fake.received).toHaveLength(1)
      expect(fake.received[0]?.body).toMatchObject({ firstName: 'Ada', job: 'rigging' })
    }))

  it('keeps the form and shows a notice if the connection is gone too', () =>
    inPage(browser(), async (page) => {
      await page.route('**/hydrate.*.js', (route) => route.abort())
      await page.goto(`${fake.address}/contact`)
      const place = page.locator('main')
      const watching = page.waitForResponse('**/dialogs.*.js')
      await place.getByLabel('First Name').focus()
      await watching
      await fillRequired(place, contact)
      await seen
        .poll(() => page.evaluate(() => sessionStorage.length), {
          message: 'a draft is kept: the form is watched',
        })
        .toBeGreaterThan(0)
      await page.context().setOffline(true)
      await submitButton(place, contact).click()
      await seen(
        page.locator('.toast').filter({ hasText: 'What you typed is kept here' }),
      ).toBeVisible()
      await seen(place.getByLabel('Last Name')).toHaveValue('Lovelace')
      expect(new URL(page.url()).pathname).toBe('/contact')
      expect(fake.received).toHaveLength(0)
    }))
})

describe('the JSON of a dialog’s form, lost with the connection', () => {
  it('is not required to keep the form and show a notice', () =>
    inPage(browser(), async (page) => {
      await page.route('**/assets/b/form.*.json', (route) => route.abort())
      await page.goto(`${fake.address}/about`)
      await estimateLink(page).click()
      const place = placeOf(page, estimate)
      await fillRequired(place, estimate)
      await page.context().setOffline(true)
      await submitButton(place, estimate).click()
      await seen(
        page.locator('.toast').filter({ hasText: 'What you typed is kept here' }),
      ).toBeVisible()
      await seen(place.getByLabel('Last Name')).toHaveValue('Lovelace')
      expect(fake.received).toHaveLength(0)
    }))
})

describe('a form script that loads too late', () => {
  it.skipIf(lacks('requests of a page that is left'))(
    'does not resend what the browser has already sent',
    () =>
      inPage(browser(), async (page) => {
        const release = await holdBack(page, '**/hydrate.*.js')
        fake.answer = (response) => response.writeHead(204).end() // an answer that leaves the page where it is
        await page.clock.install()
        await page.goto(`${fake.address}/contact`)
        const place = page.locator('main')
        await place.getByLabel('First Name').focus()
        await fillRequired(place, contact)
        await submitButton(place, contact).click()
        await page.clock.runFor(3100)
        await seen.poll(() => fake.received.length).toBe(1)
        const loaded = page.waitForResponse(/\/hydrate\./)
        await release()
        await loaded
        const [address] =
          (await place.locator('[data-hydrate]').getAttribute('data-hydrate'))?.split(' ') ?? []
        await page.evaluate(`import('${address}').then(() => undefined)`)
        await seen(place.locator('[data-hydrated=posted]')).toBeAttached()
        await seen(place.locator('form[novalidate]')).toHaveCount(0)
        expect(fake.received).toHaveLength(1)
      }),
  )
})
