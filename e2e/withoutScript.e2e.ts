import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it } from 'vitest'
import { listLeads } from '../src/server/leads/leadStore.ts'
import { leadsPlace, openDatabase } from '../src/server/leads/openDatabase.ts'
import { inPage, useBrowser } from './support/browser.ts'

const browser = useBrowser()
const withoutScript = { javaScriptEnabled: false }
const root = fileURLToPath(new URL('..', import.meta.url))

/** The leads that the served site has stored and whose message is this one. */
const leadsSaying = async (message: string) => {
  const database = await openDatabase(leadsPlace(inject('leads'), root))
  const leads = await listLeads(database)
  database.close()
  return leads.filter(({ values }) => values['message'] === message)
}

describe('without JavaScript', () => {
  it.each([
    ['/enquire/consultation', 'consultation-modal', { service: 'gst', preferredTime: 'morning' }],
    ['/enquire/quote', 'quote-modal', { primaryService: 'gst', budget: 'under-50k' }],
    ['/contact', 'consultation', { jurisdiction: 'india' }],
  ] as const)('an enquiry from %s is stored and thanked for', async (path, formType, choices) => {
    const message = `Without a script, from ${path}`
    await inPage(
      browser(),
      async (page) => {
        await page.goto(path)
        const form = page.locator('main form')
        await form.getByLabel('First Name').fill('Asha')
        await form.getByLabel('Last Name').fill('Rao')
        await form.getByLabel('Email').fill('asha@example.com')
        await form.getByLabel('Phone').fill('+91 98765 43210')
        for (const [name, value] of Object.entries(choices)) await form.locator(`[name=${name}]`).selectOption(value)
        await form.getByLabel('Message').fill(message)
        await form.locator('[type=submit]').click()
        expect(new URL(page.url()).pathname).toBe('/thank-you')
        expect(await page.locator('h1').count()).toBe(1)
      },
      withoutScript,
    )
    const leads = await leadsSaying(message)
    expect(leads.map((lead) => [lead.formType, lead.values['firstName'], lead.marks])).toEqual([[formType, 'Asha', []]])
    expect(leads[0]?.values).toMatchObject(choices)
  })

  it('a form comes back with what was typed and what is amiss, and can be sent from there', async () => {
    const message = 'Sent at the second try'
    await inPage(
      browser(),
      async (page) => {
        await page.goto('/enquire/quote')
        const form = page.locator('main form')
        await form.getByLabel('First Name').fill('Asha')
        await form.getByLabel('Last Name').fill('Rao')
        await form.getByLabel('Email').fill('asha@example.com')
        await form.getByLabel('Phone').fill('12')
        await form.locator('[name=primaryService]').selectOption('gst')
        await form.locator('[name=addOnServices]').nth(1).check()
        await form.getByLabel('Message').fill(message)
        await form.locator('[type=submit]').click()
        const phone = form.getByLabel('Phone')
        expect([await phone.getAttribute('aria-invalid'), await phone.inputValue()]).toEqual(['true', '12'])
        const error = form.locator('.form-error')
        expect(await error.textContent()).toContain('Phone: please give a telephone number')
        // The page's style sheet is trimmed to what it shows: it must know how errors look, too.
        expect(await error.evaluate((element) => getComputedStyle(element).color)).not.toBe(await form.evaluate((element) => getComputedStyle(element).color))
        expect(await form.getByLabel('First Name').inputValue()).toBe('Asha')
        expect(await form.locator('[name=primaryService]').inputValue()).toBe('gst')
        expect(await form.locator('[name=addOnServices]').nth(1).isChecked()).toBe(true)
        await phone.fill('+91 98765 43210')
        await form.locator('[type=submit]').click()
        expect(new URL(page.url()).pathname).toBe('/thank-you')
      },
      withoutScript,
    )
    expect(await leadsSaying(message)).toHaveLength(1)
  })
})
