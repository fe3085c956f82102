import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formStates } from '../../src/authoring/workspace/gallery/formStates.ts'
import { boatyard } from '../../tests/support/sites.ts'
import { axeFindings } from '../support/axeFindings.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import {
  estimate,
  fillRequired,
  forms,
  look,
  openForm,
  submitButton,
} from '../support/enquiryForms.ts'
import { json, useFake } from '../support/fakeService.ts'
import { seen } from '../support/seen.ts'
import { type Running, startEngine } from '../support/startEngine.ts'

const browser = useBrowser()
const fake = useFake()
let gallery: Running | undefined
beforeAll(async () => {
  gallery = await startEngine(['dev', '--root', boatyard])
})
afterAll(() => gallery?.stop())

/** One of each kind, each in one look, in turn; the long run takes all of them in every look. */
const kinds = /^(?:idle|incomplete|submitting|success|field-errors|blocked|failure)$/
const states = formStates.filter(({ name }) => process.env['LONG'] || kinds.test(name))

describe.each(forms)('the $name form', ({ name }) => {
  it('has no axe violations in any state of the gallery', { timeout: 300_000 }, () =>
    inPage(
      browser(),
      async (page) => {
        const found: Record<string, string[]> = {}
        for (const [turn, state] of states.entries()) {
          await page.goto(`/~gallery/forms/${name}/${state.name}`)
          await seen(page.locator('body')).toHaveAttribute('data-ready', state.name)
          if (state.response)
            await seen(page.locator('.toast, [role=alert], .form-error').first()).toBeVisible()
          const faults = await axeFindings(page, ['main', '.toasts'], turn)
          if (faults.length > 0) found[state.name] = faults
        }
        expect(found).toEqual({})
      },
      { baseURL: gallery?.address ?? '' },
    ),
  )
})

describe.each([look, estimate])('the open $name dialog', (form) => {
  it('has no axe violations when empty, with errors, failed or sending', { timeout: 120_000 }, () =>
    inPage(browser(), async (page) => {
      const found: string[][] = []
      const place = await openForm(page, form, fake.address)
      found.push(await axeFindings(page, ['body']))
      await submitButton(place, form).click()
      await seen(place.locator('.form-error').first()).toBeVisible()
      found.push(await axeFindings(page, ['dialog']))
      await fillRequired(place, form)
      fake.answer = json({ error: 'The form is asleep' })
      await submitButton(place, form).click()
      await seen(place.getByRole('alert')).toBeVisible()
      found.push(await axeFindings(page, ['dialog']))
      fake.answer = () => undefined
      await submitButton(place, form).click()
      await seen(place.getByRole('button', { name: form.submitting })).toBeDisabled()
      found.push(await axeFindings(page, ['dialog']))
      expect(found).toEqual([[], [], [], []])
    }),
  )
})
