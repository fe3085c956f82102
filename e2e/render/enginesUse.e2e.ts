import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { EnginePage } from '../support/engines/EnginePage.ts'
import { type Engine, engineNames, openEngine } from '../support/engines/engines.ts'
import { type WatchedSite, watchedSite } from '../support/engines/watchedSite.ts'
import { contact, type EnquiryForm, estimate, forms, look, typed } from '../support/enquiryForms.ts'
import { kinds } from '../support/kinds.ts'
import { leadsSaying } from '../support/leadsSaying.ts'

vi.setConfig({ testTimeout: 240_000 }) // WebKit's driver waits up to 20 s for one thing, and a busy machine is slow

/** What a visitor does, in every engine: `ENGINES=chromium,firefox` tries fewer. How pages look there: enginesLook. */
let site: WatchedSite
beforeAll(async () => {
  site = await watchedSite(inject('site'))
})
afterAll(() => site?.close())

/** The link of a dialog that can be seen, whose address its header gives. */
const opener = ({ name }: EnquiryForm) => `.header a[href="/enquire/${name}"]`
const fieldOf = (form: EnquiryForm, name: string) =>
  `${form.opener ? 'dialog[open]' : 'main'} [name="${name}"]`
const send = (form: EnquiryForm) =>
  `${form.opener ? 'dialog[open]' : 'main'} form button[type=submit]`

const open = async (page: EnginePage, form: EnquiryForm): Promise<void> => {
  await page.goto(form.path)
  if (form.opener) await page.click(opener(form))
  await page.click(fieldOf(form, 'firstName'))
  await page.waitForFunction(() => document.querySelector('[data-hydrated]') !== null)
}

const fillIn = async (page: EnginePage, form: EnquiryForm, message: string): Promise<void> => {
  for (const name of form.required) {
    if (name === 'job') await page.selectOption(fieldOf(form, name), typed[name] ?? '')
    else await page.fill(fieldOf(form, name), typed[name] ?? '')
  }
  await page.fill(fieldOf(form, 'message'), message)
}

const focused = (page: EnginePage): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '',
  )

const valueIn = (page: EnginePage, selector: string): Promise<string | undefined> =>
  page.evaluate((at) => document.querySelector<HTMLInputElement>(at)?.value, selector)

/** Runs in the page: what is wrong with the place of an open menu, in words. That of small screens takes the whole width. */
const menuFaults = (id: string): string[] => {
  const [menu, header, button] = [`#${id}`, '.header', `.header [popovertarget="${id}"]`].map(
    (at) => document.querySelector(at)?.getBoundingClientRect(),
  )
  if (!menu || !header || !button) return ['it is not there']
  const fromHeader = Math.round(Math.abs(menu.top - header.bottom))
  const isWhole = menu.left === 0 && menu.width === innerWidth
  return [
    ...(fromHeader > 2 ? [`it begins ${fromHeader} pixels from where the header ends`] : []),
    ...(id === '_menu' && !isWhole ? [`it is ${menu.width} wide, from ${menu.left} on`] : []),
    ...(menu.left > button.left || menu.right < button.right
      ? ['it does not stand under its button']
      : []),
  ]
}

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[] // its own keys

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
  const inPage = (run: (page: EnginePage) => Promise<void>, byTouch = false) =>
    engine.inPage(
      site.address,
      async (page) => {
        await run(page)
        faults = await page.evaluate(() => Reflect.get(window, 'faultsSaid') as string[]) // what watchedSite puts there
      },
      { byTouch },
    )

  it('a menu opens by mouse and keyboard below its button and Escape returns the focus', () =>
    inPage(async (page) => {
      await page.goto('/about')
      const button = '.header [popovertarget="_menu-2"]'
      for (const openMenu of [
        () => page.click(button),
        async () => [await page.focus(button), await page.keyboard.press('Enter')],
      ]) {
        await openMenu()
        await page.waitForFunction(() =>
          document.querySelector('#_menu-2')?.matches(':popover-open'),
        )
        expect(await page.evaluate(menuFaults, '_menu-2')).toEqual([])
        await page.keyboard.press('Escape')
        await page.waitForFunction(
          () => !document.querySelector('#_menu-2')?.matches(':popover-open'),
        )
      }
      expect(await focused(page)).toBe('Yard Work')
    }))

  it('the small-screen menu spans the full width below the header', () =>
    inPage(async (page) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto('/about')
      await page.click('.header .toggle')
      await page.waitForFunction(() => document.querySelector('#_menu')?.matches(':popover-open'))
      expect(await page.evaluate(menuFaults, '_menu')).toEqual([])
    }))

  // Where styles are silent, each engine has a place of its own for what lies above a page: so it was once. In each engine where all is tried.
  if (process.env['LONG'] || name === engineNames.at(-1))
    it('the menu checks detect a menu that isn’t positioned explicitly', async () => {
      const spoilt = await watchedSite(
        inject('site'),
        (style) => `${style}.header .menu,.header .mobile{inset:0!important;margin:auto!important}`,
      )
      await engine
        .inPage(spoilt.address, async (page) => {
          for (const [id, width] of [
            ['_menu-2', 1280],
            ['_menu', 390],
          ] as const) {
            await page.setViewportSize({ width, height: 800 })
            await page.goto('/about')
            await page.click(`.header [popovertarget="${id}"]`)
            expect((await page.evaluate(menuFaults, id)).join()).toMatch(
              /begins \d+ pixels from where the header ends/,
            )
          }
        })
        .finally(spoilt.close)
    })

  it('a dialog is modal and returns the focus on Escape and on a backdrop click', () =>
    inPage(async (page) => {
      await page.goto('/about')
      for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 400)]) {
        await page.focus(opener(estimate))
        await page.keyboard.press('Enter')
        await page.waitForFunction(
          () => document.activeElement?.getAttribute('name') === 'firstName',
        )
        expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(
          true,
        )
        await close()
        await page.waitForFunction(() => !document.querySelector('dialog[open]'))
        expect(await focused(page)).toBe(estimate.opener)
      }
    }))

  it.each(forms)(
    'the $name form reports each missing field and is stored once it is complete',
    (form) =>
      inPage(async (page) => {
        const message = `${form.name} by ${name}, ${Date.now()}`
        await open(page, form)
        await page.click(send(form))
        await page.waitForFunction(
          () => document.activeElement?.getAttribute('aria-invalid') === 'true',
        )
        expect(await focused(page)).toBe(form.required[0])
        const described = await page.evaluate(() =>
          [...document.querySelectorAll('[aria-invalid=true]')].map((field) =>
            (field.getAttribute('aria-describedby') ?? '')
              .split(' ')
              .some((id) => /error$/.test(id) && document.getElementById(id)?.textContent),
          ),
        )
        expect(described).toHaveLength(form.required.length)
        expect(described.every(Boolean)).toBe(true)
        await fillIn(page, form, message)
        await page.click(send(form))
        await page.waitForFunction(() => document.querySelector('.toast'))
        expect(await page.evaluate(() => document.querySelector('.toast')?.textContent)).toContain(
          form.title,
        )
        const [lead, ...more] = await leadsSaying(message)
        expect(more).toEqual([])
        expect(lead?.values).toMatchObject({
          ...Object.fromEntries(form.required.map((field) => [field, typed[field]])),
          message,
        })
      }),
  )

  it('a typed date and message survive closing the dialog and a reload', () =>
    inPage(async (page) => {
      await open(page, look)
      const [date, message] = ['2031-03-04', 'The mast hums']
      await page.fill(fieldOf(look, 'preferredDate'), date)
      await page.fill(fieldOf(look, 'message'), message)
      await page.keyboard.press('Escape')
      await page.reload()
      await page.click(opener(look))
      await page.focus(fieldOf(look, 'firstName'))
      await page.waitForFunction(
        () => document.querySelector<HTMLTextAreaElement>('dialog[open] [name=message]')?.value,
      )
      expect([
        await valueIn(page, fieldOf(look, 'preferredDate')),
        await valueIn(page, fieldOf(look, 'message')),
      ]).toEqual([date, message])
    }))

  it('text typed before the form script loads is kept and sent', () =>
    inPage(async (page) => {
      const message = `Early in ${name}, ${Date.now()}`
      const release = site.hold(/hydrate/)
      await page.goto(contact.path)
      await page.fill(fieldOf(contact, 'firstName'), 'Ada')
      await page.click(fieldOf(contact, 'lastName'))
      await page.keyboard.type('Love').finally(release)
      await page.waitForFunction(() => document.querySelector('[data-hydrated]') !== null)
      await page.keyboard.type('lace')
      expect([
        await valueIn(page, fieldOf(contact, 'firstName')),
        await valueIn(page, fieldOf(contact, 'lastName')),
      ]).toEqual(['Ada', 'Lovelace'])
      await page.fill(fieldOf(contact, 'email'), typed['email'] ?? '')
      await page.fill(fieldOf(contact, 'message'), message)
      await page.click(send(contact))
      await page.waitForFunction(() => document.querySelector('.toast'))
      expect((await leadsSaying(message)).map(({ values }) => values['lastName'])).toEqual([
        'Lovelace',
      ])
    }))

  it('the browser submits a form natively at the first click when its script fails to load', () =>
    inPage(async (page) => {
      const found = site.lose(/\/dialogs\./)
      try {
        const message = `Without a script in ${name}, ${Date.now()}`
        await page.goto(contact.path)
        await fillIn(page, contact, message)
        await page.click(send(contact))
        await page.waitForFunction(() => !location.pathname.includes('contact'))
        expect(await leadsSaying(message)).toHaveLength(1)
      } finally {
        found()
      }
    }))

  it('a failed or refused enquiry shows an error and keeps its values for another try', () =>
    inPage(async (page) => {
      const message = `Cut off in ${name}, ${Date.now()}`
      await open(page, contact)
      await fillIn(page, contact, message)
      const alert = () =>
        page.evaluate(() => document.querySelector('main form [role=alert]')?.textContent ?? '')
      const restore = site.cut()
      await page.evaluate(() => dispatchEvent(new Event('offline'))) // as the browser says it
      await page.waitForFunction(() =>
        /You are offline/.test(document.querySelector('[role=status] .toast')?.textContent ?? ''),
      )
      await page.click(send(contact))
      await page
        .waitForFunction(() => document.querySelector('main form [role=alert]')?.textContent)
        .finally(restore)
      expect(await alert()).toContain('The connection failed')
      const allow = site.refuse('The office is being moved.')
      await page.click(send(contact))
      await page
        .waitForFunction(() =>
          /is being moved/.test(
            document.querySelector('main form [role=alert]')?.textContent ?? '',
          ),
        )
        .finally(allow)
      expect(await leadsSaying(message)).toEqual([])
      expect(await valueIn(page, fieldOf(contact, 'message'))).toBe(message)
      await page.click(send(contact))
      await page.waitForFunction(() =>
        /received/.test(document.querySelector('.toasts')?.textContent ?? ''),
      )
      expect([await alert(), (await leadsSaying(message)).length]).toEqual(['', 1])
    }))

  // A tap by Firefox's driver (140, WebDriver BiDi) becomes no click.
  if (name !== 'firefox')
    it('one tap opens the menu, a group in it and a dialog', () =>
      inPage(async (page) => {
        await page.setViewportSize({ width: 390, height: 800 })
        await page.goto('/about')
        await page.tap('.header .toggle')
        await page.waitForFunction(() => document.querySelector('#_menu')?.matches(':popover-open'))
        await page.tap('#_menu summary')
        await page.waitForFunction(() => document.querySelector('#_menu details[open]'))
        await page.tap('#_menu details[open] a')
        await page.waitForFunction(() => location.pathname !== '/about')
        await page.tap('main a[aria-haspopup=dialog]')
        await page.waitForFunction(() => document.querySelector('dialog:modal'))
      }, true))

  // The kept texts are Chromium's (aloud). Firefox's protocol tells none of it.
  if (name === 'webkit')
    it.each(process.env['LONG'] ? kindNames : (['form'] as const))(
      'screen readers get the same links, buttons and fields on the %s page as in Chromium',
      (kind) =>
        inPage(async (page) => {
          await page.goto(kinds[kind])
          const remaining = readFileSync(`e2e/render/aloud/${kind}.txt`, 'utf8').match(
            /^(?:link|button|textbox|searchbox|combobox|checkbox|radio) "[^"]*"/gm,
          )
          expect(await page.told?.()).toEqual(remaining)
        }),
    )

  it('answers open, articles are filtered and the search finds pages', () =>
    inPage(async (page) => {
      await page.goto('/questions')
      await page.click('main details:not([open]) summary')
      await page.waitForFunction(() => document.querySelector('main details[open]'))
      await page.goto('/log')
      await page.click('.ui-chip[data-group="Engines"]')
      await page.waitForFunction(() =>
        document.querySelector('.ui-chip[data-group="Engines"][aria-pressed=true]'),
      )
      const shown = await page.evaluate(
        () =>
          [...document.querySelectorAll('main li[data-groups]')].filter((item) =>
            item.checkVisibility(),
          ).length,
      )
      expect(shown).toBe(1)
      await page.goto('/find')
      await page.fill('main [type=search]', 'standing rigging')
      await page.waitForFunction(() =>
        document.querySelector('main search ol a[href^="/repairs/rigging"]'),
      )
    }))
})
