import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { fillRequired, forms } from '../support/enquiryForms.ts'
import { leadsSaying } from '../support/leadsSaying.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const withoutScript = { javaScriptEnabled: false }

/** What is chosen beyond the required fields. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  look: { work: 'rigging', preferredTide: 'low' },
  estimate: { job: 'rigging', budget: 'under-1k' },
  contact: { harbour: 'raglan' },
}

describe.each(forms)('without JavaScript, the $name form', (form) => {
  it('comes back with values and errors and is stored once after the correction', async () => {
    const chosen = choices[form.name] ?? {}
    const message = `Without a script: ${form.name} ${Date.now()}`
    await inPage(
      browser(),
      async (page) => {
        await page.goto(form.opener ? `/enquire/${form.name}` : form.path)
        const place = page.locator('main form[data-form]')
        await fillRequired(place, form)
        for (const [name, value] of Object.entries(chosen))
          await place.locator(`[name=${name}]`).selectOption(value)
        await place.getByLabel('Message').fill(message)
        if (form.name === 'estimate') await place.locator('[name=extras]').nth(1).check()
        const phone = place.getByLabel('Phone')
        await phone.fill('none')
        await place.locator('[type=submit]').click()
        await seen(phone).toHaveAttribute('aria-invalid', 'true')
        await seen(phone).toHaveValue('none')
        const error = place.locator('.form-error')
        await seen(error).toContainText('Phone: please give a telephone number')
        // The page's style sheet is trimmed to what it shows: it must know how errors look, too.
        expect(await error.evaluate((element) => getComputedStyle(element).color)).not.toBe(
          await place.evaluate((element) => getComputedStyle(element).color),
        )
        await seen(place.getByLabel('First Name')).toHaveValue('Ada')
        await seen(place.getByLabel('Message')).toHaveValue(message)
        for (const [name, value] of Object.entries(chosen))
          await seen(place.locator(`[name=${name}]`)).toHaveValue(value)
        if (form.name === 'estimate')
          await seen(place.locator('[name=extras]').nth(1)).toBeChecked()
        await phone.fill('+91 98765 43210')
        await place.locator('[type=submit]').click()
        await page.waitForURL('**/thanks')
        await seen(page.locator('h1')).toHaveCount(1)
      },
      withoutScript,
    )
    const leads = await leadsSaying(message)
    expect(leads.map((lead) => [lead.formType, lead.values['firstName'], lead.marks])).toEqual([
      [form.formType, 'Ada', []],
    ])
    expect(leads[0]?.values).toMatchObject(chosen)
  })
})

describe('without JavaScript', () => {
  it('menus open, dialog buttons lead to pages and controls that need scripts are hidden', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/log')
        await page.locator('header').getByRole('button', { name: 'Yard Work' }).click()
        await seen(page.getByRole('link', { name: 'Masts & Rigging' }).first()).toBeVisible()
        await page.keyboard.press('Escape')
        await seen(page.getByRole('button', { name: 'All Entries' })).toBeHidden()
        await seen(page.getByRole('button', { name: 'Subscribe' })).toBeHidden()
        await page.locator('header').getByRole('link', { name: 'Ask for an Estimate' }).click()
        await page.waitForURL('**/enquire/estimate')
      },
      withoutScript,
    ))
})
