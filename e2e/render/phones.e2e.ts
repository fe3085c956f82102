import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import postcss from 'postcss'
import { describe, expect, inject, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import {
  contact,
  type EnquiryForm,
  estimate,
  forms,
  look,
  openForm,
  placeOf,
  submitButton,
  typed,
} from '../support/enquiryForms.ts'
import { holdBack } from '../support/holdBack.ts'
import { kinds } from '../support/kinds.ts'
import { leadsSaying } from '../support/leadsSaying.ts'
import { seen } from '../support/seen.ts'
import { touchFaults } from '../support/touchFaults.ts'

/** What phones and tablets do otherwise: fingers, a keyboard on the screen, fields that the browser fills in. */
const browser = useBrowser()
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}
const tablet: BrowserContextOptions = {
  viewport: { width: 1180, height: 820 },
  hasTouch: true,
  isMobile: true,
}

/** Opens a form's dialog as on a phone: by the menu. */
const openOnPhone = async (page: Page, form: EnquiryForm) => {
  await page.goto(form.path)
  if (form.opener) {
    await page.locator('header').getByRole('button', { name: 'Menu' }).tap()
    await page.locator(`#_menu a[href="/enquire/${form.name}"]`).tap()
  }
  const place = placeOf(page, form)
  await place.locator('[name=firstName]').focus()
  await seen(place.locator('[data-hydrated]')).toBeAttached()
  return place
}

describe('by touch', () => {
  it('touch targets and field text are large enough and every page can be zoomed', () =>
    inPage(
      browser(),
      async (page) => {
        for (const route of Object.values(kinds)) {
          await page.goto(route)
          expect(await touchFaults(page), route).toEqual([])
        }
        await page.locator('header').getByRole('button', { name: 'Menu' }).tap()
        await page.locator('#_menu summary').first().tap()
        expect(await touchFaults(page), 'with its menu open').toEqual([])
        await openOnPhone(page, estimate)
        expect(await touchFaults(page), 'with a dialog open').toEqual([])
      },
      phone,
    ))

  it('one tap opens a menu, a link in it and a dialog without hover', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/about')
        await page.locator('header').getByRole('button', { name: 'Yard Work' }).tap()
        await page.locator('header').getByRole('link', { name: 'Rigging' }).first().tap()
        await page.waitForURL('**/repairs/rigging')
        await page.locator('main a[aria-haspopup=dialog]').first().tap()
        await seen(page.getByRole('dialog')).toBeVisible()
      },
      tablet,
    ))

  it('no content is shown on hover only', () => {
    const shown = [inject('dist'), inject('ownDist')].flatMap((dist) =>
      readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.html'))
        .flatMap(
          (path) =>
            /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(dist, path), 'utf8'))?.[1] ?? [],
        )
        .flatMap((css) => {
          const found: string[] = []
          postcss
            .parse(css)
            .walkDecls(
              /^(?:display|visibility|opacity|content-visibility)$/,
              ({ parent, value }) => {
                const selector =
                  parent?.type === 'rule' && 'selector' in parent ? String(parent.selector) : ''
                const isFocusedToo = /:focus/.test(selector)
                if (selector.includes(':hover') && !isFocusedToo)
                  found.push(`${selector} { ${value} }`)
              },
            )
          return found
        }),
    )
    expect(shown).toEqual([])
  })

  it('a swipe dismisses a toast without scrolling the page', () =>
    inPage(
      browser(),
      async (page) => {
        await page.goto('/about')
        await page.evaluate(() => dispatchEvent(new CustomEvent('notice', { detail: 'Copied' })))
        const toast = page.locator('.toast')
        await seen(toast).toBeVisible()
        const box = await toast.boundingBox()
        if (!box) throw new Error('The toast has no place.')
        const session = await page.context().newCDPSession(page)
        const at = (x: number) => ({ touchPoints: [{ x: box.x + x, y: box.y + box.height / 2 }] })
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(40) })
        for (const x of [60, 100, 160, 220])
          await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) })
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        await seen(toast).toHaveCount(0)
        expect(await page.evaluate(() => scrollY)).toBe(0)
      },
      phone,
    ))
})

/** The field that has the focus, as far as the visual viewport shows it and nothing covers it; what covers it otherwise. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    if (!field || !visualViewport) return 'nothing has the focus'
    const { left, top, bottom, height } = field.getBoundingClientRect()
    const { offsetTop, height: shown } = visualViewport
    if (top < offsetTop - 1 || Math.min(bottom, top + 60) > offsetTop + shown + 1)
      return `it stands from ${Math.round(top)} to ${Math.round(bottom)}, and ${offsetTop} to ${offsetTop + shown} are shown`
    const covering = document.elementFromPoint(left + 8, top + Math.min(height, 60) / 2)
    return covering && (covering === field || field.contains(covering))
      ? ''
      : `it is covered by ${covering?.outerHTML.slice(0, 120)}`
  })

describe('with an on-screen keyboard', () => {
  it.each(forms)('no field of the $name form is covered while it is typed in', (form) =>
    inPage(
      browser(),
      async (page) => {
        const place = await openOnPhone(page, form)
        const session = await page.context().newCDPSession(page)
        /** Browsers either make the window lower, or show a part of it. */
        const rooms = [
          () => page.setViewportSize({ width: 390, height: 400 }),
          async () => {
            await page.setViewportSize({ width: 390, height: 844 })
            await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
          },
        ]
        for (const make of rooms) {
          await page.evaluate(() => (document.activeElement as HTMLElement).blur()) // a field has it
          await make()
          await place.locator('[name=firstName]').focus()
          for (const name of Object.keys(form.labels)) {
            const field = place.locator(`[name="${name}"]`).first()
            while (!(await field.evaluate((element) => element === document.activeElement)))
              await page.keyboard.press('Tab')
            expect(await coveredBy(page), name).toBe('')
          }
        }
      },
      phone,
    ),
  )

  it('name, email and phone fields have the right input type and autocomplete value', () =>
    inPage(
      browser(),
      async (page) => {
        for (const form of forms) {
          const place = await openOnPhone(page, form)
          const told = await place
            .locator('form')
            .first()
            .evaluate((element) =>
              ['firstName', 'lastName', 'email', 'phone'].map((name) => {
                const field = element.querySelector(`[name=${name}]`)
                return [
                  name,
                  field?.getAttribute('type'),
                  field?.getAttribute('autocomplete'),
                ].join(' ')
              }),
            )
          expect(told).toEqual([
            'firstName text given-name',
            'lastName text family-name',
            'email email email',
            'phone tel tel',
          ])
        }
      },
      phone,
    ))
})

/** Fills fields in as browsers do by themselves: the value first, then the events that each of them sends, no key among them. */
const fillInAs = (
  page: Page,
  events: readonly string[],
  values: Readonly<Record<string, string>>,
  frame: string,
) =>
  page.evaluate(
    ([types, entries, selector]) => {
      for (const [name, value] of entries) {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(
          `${selector} [name="${name}"]`,
        )
        if (!field) throw new Error(`${name} is missing.`)
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
          field,
          value,
        ) // past React, as a browser does
        for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
    },
    [events, Object.entries(values), frame] as const,
  )

/** Without any event Firefox restores fields before the script, and some password managers write after it. */
const ways = [
  ['input and change', 'before its script', ['input', 'change']],
  ['input and change', 'after its script', ['input', 'change']],
  ['change alone', 'before its script', ['change']],
  ['change alone', 'after its script', ['change']],
  ['no event at all', 'before its script', []],
  ['no event at all', 'after its script', []],
] as const

describe('with browser autofill', () => {
  it.each(ways)('a form keeps and sends values filled in with %s, %s', (way, when, events) =>
    inPage(browser(), async (page) => {
      const message = `${way} ${when}, ${Date.now()}`
      const release = await holdBack(page, '**/hydrate.*.js')
      await page.goto(contact.path)
      if (when === 'after its script') {
        await release()
        await page.locator('main [name=message]').focus()
        await seen(page.locator('main [data-hydrated]')).toBeAttached()
      }
      const values = {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: typed['email'] ?? '',
        work: 'repair',
        message,
      }
      await fillInAs(page, events, values, 'main')
      if (when === 'before its script') {
        await page.locator('main [name=phone]').focus()
        await release()
        await seen(page.locator('main [data-hydrated]')).toBeAttached()
      }
      await page.locator('main [name=phone]').pressSequentially('02') // drawn anew at each letter, the form still holds the rest
      await fillInAs(page, events, { lastName: 'King' }, 'main')
      await submitButton(placeOf(page, contact), contact).click()
      await seen(page.locator('.toast')).toContainText(contact.title)
      const [lead] = await leadsSaying(message)
      expect(lead?.values).toMatchObject({
        firstName: 'Ada',
        lastName: 'King',
        email: typed['email'],
        phone: '02',
        message,
      })
    }),
  )
})

it('a form keeps autofilled values as a draft after a reload', () =>
  inPage(browser(), async (page) => {
    const place = await openForm(page, look)
    await fillInAs(page, ['change'], { firstName: 'Ada' }, 'dialog')
    await page.reload()
    await openForm(page, look)
    await seen(place.locator('[name=firstName]')).toHaveValue('Ada')
  }))
