import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import type { EnginePage } from './support/engines/EnginePage.ts'
import { type Engine, engineNames, openEngine } from './support/engines/engines.ts'
import { type WatchedSite, watchedSite } from './support/engines/watchedSite.ts'
import { contact, type EnquiryForm, estimate, forms, look, typed } from './support/enquiryForms.ts'
import { leadsSaying } from './support/leadsSaying.ts'

/** What a visitor does, in every engine: `ENGINES=chromium,firefox` tries fewer. How pages look there: enginesLook. */
let site: WatchedSite
beforeAll(async () => {
  site = await watchedSite(inject('site'))
})
afterAll(() => site?.close())

/** The link of a dialog that can be seen, whose address its header gives. */
const opener = ({ name }: EnquiryForm) => `.header a[href="/enquire/${name}"]`
const fieldOf = (form: EnquiryForm, name: string) => `${form.opener ? 'dialog[open]' : 'main'} [name="${name}"]`
const send = (form: EnquiryForm) => `${form.opener ? 'dialog[open]' : 'main'} form button[type=submit]`

const open = async (page: EnginePage, form: EnquiryForm): Promise<void> => {
  await page.goto(form.path)
  if (form.opener) await page.click(opener(form))
  await page.click(fieldOf(form, 'firstName'))
  await page.waitForFunction(() => document.querySelector('[data-taken]') !== null)
}

const fillIn = async (page: EnginePage, form: EnquiryForm, message: string): Promise<void> => {
  for (const name of form.required) {
    if (name === 'job') await page.selectOption(fieldOf(form, name), typed[name] ?? '')
    else await page.fill(fieldOf(form, name), typed[name] ?? '')
  }
  await page.fill(fieldOf(form, 'message'), message)
}

const focused = (page: EnginePage): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '')

const valueIn = (page: EnginePage, selector: string): Promise<string | undefined> =>
  page.evaluate((at) => document.querySelector<HTMLInputElement>(at)?.value, selector)

describe.each(engineNames)('in %s', (name) => {
  let engine: Engine
  /** What a page said of errors and of its policy, when a test was done with it. */
  let faults: string[] = []
  beforeAll(async () => {
    engine = await openEngine(name, 'light')
  })
  afterAll(() => engine?.close())
  afterEach(() => {
    expect(faults).toEqual([])
    faults = []
  })
  const inPage = (run: (page: EnginePage) => Promise<void>) =>
    engine.inPage(site.address, async (page) => {
      await run(page)
      faults = await page.evaluate(() => Reflect.get(window, 'faultsSaid') as string[]) // what watchedSite puts there
    })

  it('a menu opens by mouse and by key, below the header and under its button, and Escape closes it and gives the focus back', () =>
    inPage(async (page) => {
      await page.goto('/about')
      const button = '.header [popovertarget="menu-2"]'
      for (const openMenu of [() => page.click(button), async () => [await page.focus(button), await page.keyboard.press('Enter')]]) {
        await openMenu()
        await page.waitForFunction(() => document.querySelector('#menu-2')?.matches(':popover-open'))
        const [menu, header, at] = await page.evaluate(() =>
          ['#menu-2', '.header', '.header [popovertarget="menu-2"]'].map(
            (selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect,
          ),
        )
        if (!menu || !header || !at) throw new Error('The menu has no place.')
        expect(Math.abs(menu.top - header.bottom), 'it begins where the header ends').toBeLessThanOrEqual(2)
        expect(menu.left, 'it begins left of its button').toBeLessThanOrEqual(at.left)
        expect(menu.right, 'it reaches past its button').toBeGreaterThanOrEqual(at.right)
        await page.keyboard.press('Escape')
        await page.waitForFunction(() => !document.querySelector('#menu-2')?.matches(':popover-open'))
      }
      expect(await focused(page)).toBe('Yard Work')
    }))

  it('the menu of small screens takes the whole width below the header', () =>
    inPage(async (page) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto('/about')
      await page.click('.header .toggle')
      await page.waitForFunction(() => document.querySelector('#menu')?.matches(':popover-open'))
      const [menu, header] = await page.evaluate(() =>
        ['#menu', '.header'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect),
      )
      expect([menu?.left, menu?.width]).toEqual([0, 390])
      expect(Math.abs((menu?.top ?? 0) - (header?.bottom ?? 0))).toBeLessThanOrEqual(2)
    }))

  it('a dialog takes the focus, keeps the page behind it, and gives the focus back by Escape and by its backdrop', () =>
    inPage(async (page) => {
      await page.goto('/about')
      for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 400)]) {
        await page.focus(opener(estimate))
        await page.keyboard.press('Enter')
        await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'firstName')
        expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
        await close()
        await page.waitForFunction(() => !document.querySelector('dialog[open]'))
        expect(await focused(page)).toBe(estimate.opener)
      }
    }))

  it.each(forms)('the $name form says what is missing at each field, and arrives whole once it is there', (form) =>
    inPage(async (page) => {
      const message = `${form.name} by ${name}, ${Date.now()}`
      await open(page, form)
      await page.click(send(form))
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
      expect(await focused(page)).toBe(form.required[0])
      const described = await page.evaluate(() =>
        [...document.querySelectorAll('[aria-invalid=true]')].map((field) =>
          (field.getAttribute('aria-describedby') ?? '').split(' ').some((id) => /error$/.test(id) && document.getElementById(id)?.textContent),
        ),
      )
      expect(described).toHaveLength(form.required.length)
      expect(described.every(Boolean)).toBe(true)
      await fillIn(page, form, message)
      await page.click(send(form))
      await page.waitForFunction(() => document.querySelector('.toast'))
      expect(await page.evaluate(() => document.querySelector('.toast')?.textContent)).toContain(form.title)
      const [lead, ...more] = await leadsSaying(message)
      expect(more).toEqual([])
      expect(lead?.values).toMatchObject({ ...Object.fromEntries(form.required.map((field) => [field, typed[field]])), message })
    }),
  )

  it('a date and a time are typed into fields of the browser, and are there after Back and a reload', () =>
    inPage(async (page) => {
      await open(page, look)
      const [date, message] = ['2031-03-04', 'The mast hums']
      await page.fill(fieldOf(look, 'preferredDate'), date)
      await page.fill(fieldOf(look, 'message'), message)
      await page.keyboard.press('Escape')
      await page.reload()
      await page.click(opener(look))
      await page.focus(fieldOf(look, 'firstName'))
      await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('dialog[open] [name=message]')?.value)
      expect([await valueIn(page, fieldOf(look, 'preferredDate')), await valueIn(page, fieldOf(look, 'message'))]).toEqual([date, message])
    }))

  it('what is typed before the script is there stays, and is sent', () =>
    inPage(async (page) => {
      const message = `Early in ${name}, ${Date.now()}`
      const release = site.hold(/takeover/)
      await page.goto(contact.path)
      await page.fill(fieldOf(contact, 'firstName'), 'Ada')
      await page.click(fieldOf(contact, 'lastName'))
      await page.keyboard.type('Love').finally(release)
      await page.waitForFunction(() => document.querySelector('[data-taken]') !== null)
      await page.keyboard.type('lace')
      expect([await valueIn(page, fieldOf(contact, 'firstName')), await valueIn(page, fieldOf(contact, 'lastName'))]).toEqual(['Ada', 'Lovelace'])
      await page.fill(fieldOf(contact, 'email'), typed['email'] ?? '')
      await page.fill(fieldOf(contact, 'message'), message)
      await page.click(send(contact))
      await page.waitForFunction(() => document.querySelector('.toast'))
      expect((await leadsSaying(message)).map(({ values }) => values['lastName'])).toEqual(['Lovelace'])
    }))

  it('without a network says that nothing was sent, and keeps what was typed until there is one', () =>
    inPage(async (page) => {
      const message = `Cut off in ${name}, ${Date.now()}`
      await open(page, contact)
      await fillIn(page, contact, message)
      const restore = site.cut()
      await page.click(send(contact))
      await page.waitForFunction(() => document.querySelector('main form [role=alert]')?.textContent).finally(restore)
      expect(await leadsSaying(message)).toEqual([])
      expect(await valueIn(page, fieldOf(contact, 'message'))).toBe(message)
      await page.click(send(contact))
      await page.waitForFunction(() => document.querySelector('.toast')?.textContent?.includes('received'))
      expect(await leadsSaying(message)).toHaveLength(1)
    }))

  it('answers open, articles are filtered, and the search finds', () =>
    inPage(async (page) => {
      await page.goto('/questions')
      await page.click('main details:not([open]) summary')
      await page.waitForFunction(() => document.querySelector('main details[open]'))
      await page.goto('/log')
      await page.click('.ui-chip[data-group="Engines"]')
      await page.waitForFunction(() => document.querySelector('.ui-chip[data-group="Engines"][aria-pressed=true]'))
      const shown = await page.evaluate(() => [...document.querySelectorAll('.articles-item')].filter((item) => item.checkVisibility()).length)
      expect(shown).toBe(1)
      await page.goto('/find')
      await page.fill('main [type=search]', 'standing rigging')
      await page.waitForFunction(() => document.querySelector('.search-results a[href^="/repairs/rigging"]'))
    }))
})
