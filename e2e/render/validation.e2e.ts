import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import {
  contact,
  type EnquiryForm,
  estimate,
  fillRequired,
  forms,
  look,
  openForm,
  submitButton,
} from '../support/enquiryForms.ts'
import { useFake } from '../support/fakeService.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const fake = useFake()

const errorOf = (name: string) => `[id$="-${name}-error"]`

describe.each(forms)('the $name form', (form: EnquiryForm) => {
  it('reports missing required fields, lists them in a summary and focuses the first', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, form, fake.address)
      await submitButton(place, form).click()
      for (const name of form.required)
        await seen(place.locator(errorOf(name))).toHaveText(
          `${form.labels[name]}: please fill this in.`,
        )
      await seen(place.locator('.form-error')).toHaveCount(form.required.length)
      await seen(place.locator('[name=firstName]')).toBeFocused()
      const summary = place.getByRole('region', { name: 'Please check these fields:' })
      await seen(summary.getByRole('link')).toHaveCount(form.required.length)
      await summary.getByRole('link', { name: 'Email: please fill this in.' }).click()
      await seen(place.locator('[name=email]')).toBeFocused()
      expect(fake.received).toHaveLength(0)
    }))

  it('has all fields in order with labels, names and the required mark', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, form)
      const names = await place
        .locator('form[data-form] :is(input:not([type=hidden], [tabindex="-1"]), select, textarea)')
        .evaluateAll((fields) => [
          ...new Set(fields.map((field) => (field as HTMLInputElement).name)),
        ])
      expect(names).toEqual(Object.keys(form.labels))
      for (const name of form.required)
        await seen(place.locator(`[name=${name}]`)).toHaveAttribute('required', '')
      for (const [name, label] of Object.entries(form.labels))
        if (name !== 'extras')
          await seen(place.getByLabel(label, { exact: true })).toHaveAttribute('name', name)
      await seen(place.locator('[name=email]')).toHaveAttribute('type', 'email')
      await seen(place.locator('[name=email]')).toHaveAttribute('autocomplete', 'email')
      await seen(place.locator('[name=phone]')).toHaveAttribute('type', 'tel')
    }))
})

describe('a field', () => {
  it('shows no error while it is typed in or skipped, only when left invalid', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, contact)
      const email = place.getByLabel('Email')
      await email.focus()
      await page.keyboard.press('Tab')
      await email.pressSequentially('ada@')
      await seen(place.locator('.form-error')).toHaveCount(0)
      await page.keyboard.press('Tab')
      await seen(place.locator(errorOf('email'))).toContainText('name@example.com')
      await seen(email).toHaveAttribute('aria-invalid', 'true')
      await email.pressSequentially('example.com')
      await seen(place.locator('.form-error')).toHaveCount(0)
    }))

  it('that is invalid does not move the submit button away from the click', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, contact)
      await place.getByLabel('Email').fill('ada@')
      await seen(place.locator('form[data-form]')).toHaveAttribute('novalidate', '')
      await page.setViewportSize({ width: 1280, height: 2400 }) // where nothing scrolls, no browser makes up for what moves
      const button = await submitButton(place, contact).boundingBox()
      if (!button) throw new Error('The button is not shown.')
      await page.mouse.click(button.x + button.width / 2, button.y + 2, { delay: 150 }) // pressed as long as by a hand
      await seen(place.locator(errorOf('lastName'))).toHaveText('Last Name: please fill this in.')
      await seen(place.locator(errorOf('email'))).toContainText('name@example.com')
      await seen(place.locator('[name=firstName]')).toBeFocused()
    }))

  it('that is required shows an error once its content is removed', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, contact)
      await place.getByLabel('First Name').fill('Ada')
      await place.getByLabel('First Name').fill('')
      await page.keyboard.press('Tab')
      await seen(place.locator(errorOf('firstName'))).toHaveText('First Name: please fill this in.')
    }))

  it('accepts telephone numbers as people write them and refuses only those without a digit', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, contact)
      const phone = place.getByLabel('Phone')
      for (const number of [
        '+91 98765 43210',
        '(0194) 245-1234',
        '09876543210',
        '+44.20.7946.0958 ext 12',
      ]) {
        await phone.fill(number)
        await phone.blur()
        expect(await place.locator(errorOf('phone')).count(), number).toBe(0)
      }
      await phone.fill('none')
      await phone.blur()
      await seen(place.locator(errorOf('phone'))).toContainText('at least one digit')
    }))

  it('for a date has today as its minimum and refuses earlier days', () =>
    inPage(browser(), async (page) => {
      await page.clock.install({ time: new Date('2031-03-05T00:00:00Z') })
      const place = await openForm(page, look, fake.address)
      const date = place.getByLabel('Preferred Date')
      await seen(date).toHaveAttribute('min', '2031-03-05')
      await fillRequired(place, look)
      await date.fill('2031-03-04')
      await submitButton(place, look).click()
      await seen(place.locator(errorOf('preferredDate'))).toHaveText(
        'Preferred Date: please choose today or a later day.',
      )
      await date.fill('2031-03-05')
      await submitButton(place, look).click()
      await seen.poll(() => fake.received[0]?.body['preferredDate']).toBe('2031-03-05')
    }))

  it('for a date uses the office’s time zone, not the visitor’s', () =>
    inPage(
      browser(),
      async (page) => {
        await page.clock.install({ time: new Date('2031-03-05T20:00:00Z') }) // at the office it is the sixth already
        const place = await openForm(page, look, fake.address)
        const date = place.getByLabel('Preferred Date')
        await seen(date).toHaveAttribute('min', '2031-03-06')
        await fillRequired(place, look)
        await date.fill('2031-03-05')
        await submitButton(place, look).click()
        await seen(place.locator(errorOf('preferredDate'))).toHaveText(
          'Preferred Date: please choose today or a later day.',
        )
        await page.goto('/enquire/look')
        await seen(page.getByLabel('Preferred Date')).toHaveAttribute('min', '2031-03-06')
      },
      { timezoneId: 'America/New_York' },
    ))

  it('for a date also has today as its minimum on the dialog’s own page', () =>
    inPage(browser(), async (page) => {
      await page.clock.install({ time: new Date('2031-03-05T00:00:00Z') })
      await page.goto('/enquire/look')
      await seen(page.getByLabel('Preferred Date')).toHaveAttribute('min', '2031-03-05')
    }))
})

describe('a completed form', () => {
  it('is sent with the value of every choice and several choices as a list', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, estimate, fake.address)
      await fillRequired(place, estimate)
      const chosen = { harbour: 'kawhia', hull: 'steel', season: 'now', budget: 'above-5k' }
      for (const [name, value] of Object.entries(chosen))
        await place.locator(`[name=${name}]`).selectOption(value)
      await place.getByLabel('Tank & bilge cleaned').check()
      await place.getByLabel('Mast lifted out', { exact: true }).check()
      await place.getByLabel('Message').fill('  Two lines,\nwith blanks around.  ')
      await submitButton(place, estimate).click()
      await seen.poll(() => fake.received.length).toBe(1)
      expect(fake.received[0]?.body).toMatchObject({
        ...chosen,
        extras: ['Mast lifted out', 'Tank & bilge cleaned'],
        message: 'Two lines,\nwith blanks around.',
        berth: '',
      })
    }))
})
