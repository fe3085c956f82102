import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import {
  contact,
  type EnquiryForm,
  estimate,
  fillRequired,
  forms,
  openForm,
  submitButton,
} from '../support/enquiryForms.ts'
import { reset, useFake } from '../support/fakeService.ts'
import { kinds } from '../support/kinds.ts'
import { readAloud } from '../support/readAloud.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const fake = useFake()

const roles: Readonly<Record<string, string>> = {
  preferredDate: 'Date',
  message: 'textbox',
  extras: 'group',
}
const chosen = /^(?:work|preferredTide|harbour|job|hull|season|budget)$/
const roleOf = (name: string) => roles[name] ?? (chosen.test(name) ? 'combobox' : 'textbox')

/** How each field of a form begins when it is read, in order. */
const fieldsOf = ({ labels }: EnquiryForm) =>
  Object.entries(labels).map(([name, label]) => `${roleOf(name)} "${label}"`)

/** The places of lines that begin so; one that is missing has the place -1. */
const placesOf = (lines: readonly string[], beginnings: readonly string[]) =>
  beginnings.map((text) => lines.findIndex((line) => line.startsWith(text)))
const expectInOrder = (lines: readonly string[], beginnings: readonly string[]) => {
  const found = beginnings.filter((_text, index) => (placesOf(lines, beginnings)[index] ?? -1) >= 0)
  expect(found, lines.join('\n')).toEqual(beginnings)
  const places = placesOf(lines, beginnings)
  expect(places, lines.join('\n')).toEqual([...places].sort((one, other) => one - other))
}

describe('the reading order of a page', () => {
  it('is skip link, header, main and footer with one main heading', () =>
    inPage(browser(), async (page) => {
      for (const route of Object.values(kinds)) {
        await page.goto(route)
        const lines = await readAloud(page)
        expectInOrder(lines, [
          'link "Skip to content"',
          'banner',
          'navigation "Main"',
          'main',
          'heading',
          'contentinfo',
        ])
        for (const landmark of ['banner', 'main', 'contentinfo'])
          expect(lines.filter((line) => line.startsWith(`${landmark} `))).toHaveLength(1)
      }
    }))
})

describe.each(forms)('the reading order of the $name form', (form) => {
  it('is heading, described fields and button, with errors first after a failed submit', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, form, fake.address)
      const lines = await readAloud(page)
      if (form.opener) {
        expect(lines[0]).toMatch(/^dialog ".+" modal$/)
        expect(lines[1]).toMatch(/^heading /)
        expect(lines[2]).toBe('button "Close"')
        expect(lines[3]).toMatch(/^StaticText /)
        expect(lines.filter((line) => /^(?:banner|main|contentinfo)/.test(line))).toEqual([])
      }
      expectInOrder(lines, [...fieldsOf(form), `button "${form.submit}"`, 'link "privacy policy"'])
      for (const [name, label] of Object.entries(form.labels)) {
        const line = lines.find((text) => text.startsWith(`${roleOf(name)} "${label}"`)) ?? ''
        expect(line).not.toContain('invalid')
        // The browser's tree says it of inputs; of a select its own attribute does.
        if (roleOf(name) === 'textbox')
          expect(line.includes(' required'), line).toBe(form.required.includes(name))
        const hint = await place.locator(`[id="_${form.name}-${name}-hint"]`).allTextContents()
        if (hint[0]) expect(line).toContain(`(${hint[0]})`)
      }
      await submitButton(place, form).click()
      await seen(place.locator('.form-error').first()).toBeVisible()
      const wrong = await readAloud(page)
      const faults = form.required.map((name) => `${form.labels[name]}: please fill this in.`)
      expectInOrder(wrong, [
        'region "Please check these fields:"',
        ...faults.map((fault) => `link "${fault}"`),
        ...fieldsOf(form),
      ])
      for (const [index, name] of form.required.entries()) {
        const at = wrong.findIndex((line) =>
          line.startsWith(`${roleOf(name)} "${form.labels[name]}"`),
        )
        expect(wrong[at]).toContain(' invalid')
        expect(wrong[at]).toContain(`(${faults[index]})`)
        expect(wrong[at + 1]).toBe(`StaticText "${faults[index]}"`)
      }
    }))

  it('ends with the success message in a live region once it is sent', () =>
    inPage(browser(), async (page) => {
      const place = await openForm(page, form, fake.address)
      await fillRequired(place, form)
      await submitButton(place, form).click()
      await seen(page.locator('.toast')).toContainText(form.title)
      const lines = await readAloud(page)
      expectInOrder(lines, [
        'banner',
        'main',
        'contentinfo',
        `StaticText "${form.title}"`,
        `StaticText "${form.text}"`,
        'button "Dismiss"',
      ])
      expect(lines[lines.indexOf(`StaticText "${form.title}"`) - 1]).toBe('status "" live')
    }))
})

describe.each([estimate, contact])(
  'the reading order of the $name form after a failure',
  (form) => {
    it('has an alert with the next steps between the last field and the button', () =>
      inPage(browser(), async (page) => {
        fake.answer = reset
        const place = await openForm(page, form, fake.address)
        await fillRequired(place, form)
        await submitButton(place, form).click()
        await seen(place.getByRole('alert')).toBeVisible()
        expectInOrder(await readAloud(page), [
          'textbox "Message"',
          'alert "" live',
          'StaticText "The connection failed.',
          'button "Send again"',
          'link "Write an e-mail instead"',
          `button "${form.submit}"`,
        ])
      }))
  },
)
