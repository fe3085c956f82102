import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import {
  contact,
  type EnquiryForm,
  estimate,
  fillRequired,
  forms,
  openForm,
  placeOf,
  submitButton,
  typed,
} from '../support/enquiryForms.ts'
import {
  type Answer,
  drip,
  html,
  json,
  type Received,
  reset,
  success,
  useFake,
} from '../support/fakeService.ts'
import { holdClock } from '../support/holdClock.ts'
import { sayOffline } from '../support/sayOffline.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const fake = useFake()

const codes = {
  REQUIRED_FIELD_EMPTY: 'is required',
  REQUIRED_FIELD_MISSING: 'is missing',
  TYPE_EMAIL: 'should be an email',
  TYPE_NUMERIC: 'should be a number',
  TYPE_TEXT: 'should be a text',
}

const errorOf = (name: string) => `[id$="-${name}-error"]`

/** What is said at fields of a form, and how many fields each of it describes; asked for all at once. */
const errorsOf = (place: Locator, names: readonly string[]) =>
  place.evaluate(
    (form, names) =>
      names.map((name) => {
        const error = form.querySelector(`[id$="-${name}-error"]`)
        return {
          name,
          text: error?.textContent,
          describes: form.querySelectorAll(`[aria-describedby~="${error?.id}"]`).length,
        }
      }),
    names,
  )

describe.each(forms)('the $name form', (form: EnquiryForm) => {
  it('sends every field once with the form service’s headers and confirms its arrival', () =>
    inPage(browser(), async (page) => {
      const before = Date.now()
      const place = await openForm(page, form, fake.address)
      await fillRequired(place, form)
      await submitButton(place, form).click()
      const toast = page.locator('.toast')
      await seen(toast).toBeVisible()
      await seen(toast).toContainText(form.title)
      await seen(toast).toContainText(form.text)
      expect(fake.received).toHaveLength(1)
      const { path, headers, body } = fake.received[0] as Received // counted just now
      const { enquiryId, ...payload } = body
      const given = Object.fromEntries(form.required.map((name) => [name, typed[name]]))
      expect(payload).toEqual({ ...form.blank, ...given, formType: form.formType })
      expect(enquiryId).toMatch(/^[\w-]{20,}$/)
      expect(path).toMatch(/^\/f\/[A-Za-z0-9]+$/)
      expect(headers['accept']).toBe('application/json')
      expect(headers['formspree-client']).toBeTruthy()
      const session = JSON.parse(
        Buffer.from(String(headers['formspree-session-data']), 'base64').toString('utf8'),
      ) as { loadedAt: number; webdriver: boolean }
      expect(session.webdriver).toBe(true)
      expect(session.loadedAt).toBeGreaterThan(before - 60_000)
      expect(session.loadedAt).toBeLessThan(Date.now() + 1000)
      if (form.opener) await seen(page.getByRole('dialog')).toBeHidden()
      if (form.opener)
        await page
          .locator('header')
          .getByRole('link', { name: form.opener })
          .filter({ visible: true })
          .click()
      for (const name of form.required)
        await seen(placeOf(page, form).locator(`[name=${name}]`)).toHaveValue('')
    }))

  it('shows that it is sending, disables its button and can’t be sent twice', () =>
    inPage(browser(), async (page) => {
      let release = () => undefined as unknown
      fake.answer = (response, received) => {
        release = () => success(response, received)
      }
      const place = await openForm(page, form, fake.address)
      await fillRequired(place, form)
      await submitButton(place, form).dblclick()
      const busy = place.getByRole('button', { name: form.submitting, exact: true })
      await seen(busy).toBeDisabled()
      await place.locator('[name=firstName]').press('Enter')
      await place.locator('[name=firstName]').press('Enter')
      release()
      await seen(page.locator('.toast')).toContainText(form.title)
      expect(fake.received).toHaveLength(1)
    }))

  it(
    'shows every error code of the service at its field with the label',
    { timeout: 120_000 },
    () =>
      inPage(browser(), async (page) => {
        const place = await openForm(page, form, fake.address)
        await fillRequired(place, form)
        for (const [code, message] of Object.entries(codes)) {
          fake.answer = json(
            { errors: Object.keys(form.labels).map((field) => ({ field, code, message })) },
            422,
          )
          await submitButton(place, form).click()
          const expected = Object.entries(form.labels).map(([name, label]) => ({
            name,
            text: `${label}: ${message}`,
            describes: 1,
          }))
          await seen.poll(() => errorsOf(place, Object.keys(form.labels)), code).toEqual(expected)
          await seen(place.locator('[name=firstName]')).toBeFocused()
          await seen(place.locator('[name=lastName]')).toHaveValue('Lovelace')
          await seen(page.locator('.toast')).toHaveCount(0)
        }
      }),
  )

  it('joins several errors of one field and shows unknown fields’ errors for the whole form', () =>
    inPage(browser(), async (page) => {
      fake.answer = json({
        errors: [
          { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
          { field: 'email', code: 'TYPE_TEXT', message: 'is too odd' },
          { field: 'card', code: 'STRIPE_CLIENT_ERROR', message: 'has no card' },
        ],
      })
      const place = await openForm(page, form, fake.address)
      await fillRequired(place, form)
      await submitButton(place, form).click()
      await seen(place.locator(errorOf('email'))).toHaveText(
        'Email: should be an email, is too odd',
      )
      await seen(place.getByRole('alert')).toContainText('has no card')
      await seen(place.locator('[name=email]')).toBeFocused()
    }))

  const failures: [string, Answer, RegExp][] = [
    ...[
      'BLOCKED',
      'EMPTY',
      'FILES_TOO_BIG',
      'FORM_NOT_FOUND',
      'INACTIVE',
      'NO_FILE_UPLOADS',
      'PROJECT_NOT_FOUND',
      'TOO_MANY_FILES',
      'SOMETHING_NEW',
    ].map((code): [string, Answer, RegExp] => [
      `the code ${code}`,
      json({ errors: [{ code, message: `Says ${code}` }] }, 400),
      new RegExp(`Says ${code}`),
    ]),
    ['errors without any words', json({ errors: [{}] }, 400), /UNSPECIFIED/],
    ['an error string', json({ error: 'The form is asleep' }), /The form is asleep/],
    [
      'an error string beside a next step',
      json({ error: 'The form is asleep', next: '/thanks' }),
      /The form is asleep/,
    ],
    ['a body of HTML', html(200), /Unexpected response format/],
    ['a list', json([]), /Unexpected response format/],
    ...(form === contact
      ? []
      : [
          ['a next step that is no text', json({ next: 1 }, 202), /Unexpected response format/] as [
            string,
            Answer,
            RegExp,
          ],
        ]),
    ['403', html(403), /Unexpected response format/],
    ['429', html(429), /Unexpected response format/],
    ['500', json({}, 500), /Unexpected response format/],
    ['a broken connection', reset, /connection failed/],
  ]

  /** One of each kind, at every form; the usual run tries all of them at one. */
  const kinds =
    /^(?:the code BLOCKED|errors without any words|an error string|a body of HTML|500|a broken connection)$/

  it(
    'keeps its values after any other response and explains what to do',
    { timeout: 180_000 },
    () =>
      inPage(browser(), async (page) => {
        const place = await openForm(page, form, fake.address)
        await fillRequired(place, form)
        for (const [name, answer, expected] of failures.filter(
          ([name]) => process.env['LONG'] || form === estimate || kinds.test(name),
        )) {
          fake.answer = answer
          const before = fake.received.length
          await submitButton(place, form).click()
          await seen.poll(() => fake.received.length, name).toBeGreaterThan(before)
          const alert = place.getByRole('alert')
          await seen(alert, name).toContainText(expected)
          expect((await alert.locator('p').first().textContent())?.length, name).toBeGreaterThan(30)
          await seen(
            alert.getByRole('link', { name: 'Write an e-mail instead' }),
            name,
          ).toHaveAttribute('href', /^mailto:.*Ada.*Lovelace/)
          await seen(place.locator('[name=lastName]'), name).toHaveValue('Lovelace')
          await seen(page.locator('.toast'), name).toHaveCount(0)
          await seen(submitButton(place, form), name).toBeEnabled()
        }
      }),
  )

  it('sends the same enquiry id again after a failure', () =>
    inPage(browser(), async (page) => {
      fake.answer = reset
      const place = await openForm(page, form, fake.address)
      await fillRequired(place, form)
      await submitButton(place, form).click()
      const again = place.getByRole('button', { name: 'Send again' })
      await seen(again).toBeFocused()
      fake.answer = success
      await again.click()
      await seen(page.locator('.toast')).toContainText(form.title)
      expect(new Set(fake.received.map(({ body }) => body['enquiryId'])).size).toBe(1)
      expect(fake.received.length).toBeGreaterThan(1)
    }))

  it(`${form === contact ? 'takes' : 'does not take'} a response without a next step as success`, () =>
    inPage(browser(), async (page) => {
      fake.answer = json({ ok: true })
      const place = await openForm(page, form, fake.address)
      await fillRequired(place, form)
      await submitButton(place, form).click()
      if (form === contact) await seen(page.locator('.toast')).toContainText(form.title)
      else await seen(place.getByRole('alert')).toContainText('Unexpected response format')
    }))
})

describe('a form service that does not answer', () => {
  it.each([
    ['at all', () => undefined],
    ['to the end', drip],
  ] as [string, Answer][])('%s is given up after 20 seconds', (_name, answer) =>
    inPage(browser(), async (page) => {
      fake.answer = answer
      await page.clock.install()
      const place = await openForm(page, estimate, fake.address)
      await fillRequired(place, estimate)
      await holdClock(page)
      await submitButton(place, estimate).click()
      await seen.poll(() => fake.received.length).toBe(1)
      await page.clock.runFor(19_000)
      await seen(place.getByRole('button', { name: estimate.submitting })).toBeDisabled()
      await page.clock.runFor(1500)
      await seen(place.getByRole('alert')).toContainText('could not confirm')
      fake.answer = success
      await page.clock.resume()
      await place.getByRole('button', { name: 'Send again' }).click()
      await seen(page.locator('.toast')).toContainText(estimate.title)
      expect(new Set(fake.received.map(({ body }) => body['enquiryId'])).size).toBe(1)
    }),
  )
})

describe('a visitor without a connection', () => {
  it('sees an offline message, keeps the enquiry and sends it later', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, estimate, fake.address)
      await fillRequired(place, estimate)
      await page.context().setOffline(true)
      await submitButton(place, estimate).click()
      await seen(place.getByRole('alert')).toContainText('You are offline')
      expect(fake.received).toHaveLength(0)
      await page.context().setOffline(false)
      await place.getByRole('button', { name: 'Send again' }).click()
      await seen(page.locator('.toast').filter({ hasText: estimate.title })).toBeVisible()
      expect(fake.received).toHaveLength(1)
    }))

  it('sends the enquiry even if the browser wrongly reports being offline', () =>
    inPage(browser(), async (page) => {
      await page.addInitScript(sayOffline)
      const place = await openForm(page, estimate, fake.address)
      await fillRequired(place, estimate)
      await submitButton(place, estimate).click()
      await seen(page.locator('.toast').filter({ hasText: estimate.title })).toBeVisible()
      expect(fake.received).toHaveLength(1)
    }))
})
