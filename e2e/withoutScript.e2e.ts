import { createClient } from '@libsql/client'
import { describe, expect, inject, it } from 'vitest'
import { inPage, useBrowser } from './support/browser.ts'
import { forms, typed } from './support/enquiryForms.ts'
import { seen } from './support/seen.ts'

const browser = useBrowser()
const off = { javaScriptEnabled: false }

describe.each(forms)('without JavaScript, the $name form', (form) => {
  const path = form.opener ? `/enquire/${form.name}` : form.path

  it('comes back with its errors and what was typed, and then arrives', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto(path)
        const place = page.locator('main')
        const surname = `Lovelace-${form.name}-${Date.now()}`
        for (const name of form.required) {
          const field = place.locator(`[name=${name}]`)
          if (name === 'primaryService') await field.selectOption(typed[name] ?? '')
          else await field.fill(name === 'lastName' ? surname : (typed[name] ?? ''))
        }
        await place.locator('[name=phone]').fill('none')
        await place.getByRole('button', { name: form.submit, exact: true }).click()
        await seen(place.locator('[id$="-phone-error"]')).toContainText('Phone: ')
        await seen(place.locator('[name=lastName]')).toHaveValue(surname)
        await place.locator('[name=phone]').fill('9876543210')
        await place.getByRole('button', { name: form.submit, exact: true }).click()
        await page.waitForURL('**/thank-you')
        const { rows } = await createClient({ url: inject('leads') }).execute('select * from leads')
        expect(rows.filter((row) => JSON.stringify(row).includes(surname))).toHaveLength(1)
      },
      off,
    ))
})

describe('without JavaScript', () => {
  it('menus open, a button that opens a dialog leads to its page, and nothing stands there that could do nothing', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/blog')
        await page.locator('header').getByRole('button', { name: 'Services' }).click()
        await seen(page.getByRole('link', { name: 'Private Limited Company' }).first()).toBeVisible()
        await page.keyboard.press('Escape')
        await seen(page.getByRole('button', { name: 'All Articles' })).toBeHidden()
        await seen(page.getByRole('button', { name: 'Subscribe' })).toBeHidden()
        await page.locator('header').getByRole('link', { name: 'Request a Quote' }).click()
        await page.waitForURL('**/enquire/quote')
      },
      off,
    ))
})
