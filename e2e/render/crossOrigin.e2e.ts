import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { fillRequired, look, openForm, submitButton } from '../support/enquiryForms.ts'
import { json, useFake } from '../support/fakeService.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const service = useFake()
const site = useFake(() => service.address)

describe('a form service on another origin', () => {
  it('counts as a failed connection when CORS keeps the browser from reading its response', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, look, site.address)
      await fillRequired(place, look)
      await submitButton(place, look).click()
      await seen(place.getByRole('alert')).toContainText('connection failed')
      expect(site.received).toHaveLength(0)
    }))

  it('receives enquiries once it allows the other origin (CORS)', () =>
    inPage(browser(), async (page) => {
      service.allow = true
      service.answer = (response, received) => {
        response.setHeader('Access-Control-Allow-Origin', '*')
        json({ ok: true, next: '/thanks' })(response, received)
      }
      const place = await openForm(page, look, site.address)
      await fillRequired(place, look)
      await submitButton(place, look).click()
      await seen(page.locator('.toast')).toContainText(look.title)
      expect(service.received).toHaveLength(1)
    }))
})
