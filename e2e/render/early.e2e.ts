import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { contact, fillRequired, look, reopenForm, submitButton } from '../support/enquiryForms.ts'
import { useFake } from '../support/fakeService.ts'
import { holdBack } from '../support/holdBack.ts'
import { holdClock } from '../support/holdClock.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const fake = useFake()

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
const touch: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, hasTouch: true }
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** What a visitor does before a script is there, and what must hold once it has come. */
type Early = {
  readonly does: string
  readonly on: BrowserContextOptions
  readonly path: string
  /** The script that is late. The loader, and with it everything that it loads, is late in a run of its own. */
  readonly script: RegExp
  /** Not tried with a late loader: at the end of a page, Chromium itself goes to the place that the address names and drops the focus. */
  readonly alone?: true
  readonly act: (page: Page) => Promise<unknown>
  readonly holds: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name, exact: true })
const panel = async (page: Page, name: string) =>
  page.locator(`#${await button(page, name).getAttribute('popovertarget')}`)

const isOpen = (name: string) => async (page: Page) => {
  await seen(await panel(page, name)).toBeVisible()
  await seen(button(page, name)).toHaveAttribute('aria-expanded', 'true')
}

const isClosed = (name: string) => async (page: Page) => {
  await seen(await panel(page, name)).toBeHidden()
  await seen(button(page, name)).toHaveAttribute('aria-expanded', 'false')
}

/** Both, one after the other. */
const both =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }

const press = (...keys: readonly string[]) =>
  both(...keys.map((key) => (page: Page) => page.keyboard.press(key)))
const tabTo = (name: string) => (page: Page) => button(page, name).focus()

const scripts = {
  menus: /\/menus\.[\w-]+\.js/,
  dialogs: /\/dialogs\.[\w-]+\.js/,
  hydrate: /\/hydrate.[\w-]+\.js/,
  loader: /\/loader\.[\w-]+\.js/,
  behaviour: /\/behaviour\.[\w-]+\.js/,
}

const question = (page: Page, id: string) => page.locator(`#${id}`)

const early: readonly Early[] = [
  {
    does: 'opens a menu by key',
    on: desktop,
    path: '/about',
    script: scripts.menus,
    act: both(tabTo('Yard Work'), press('Enter')),
    holds: both(isOpen('Yard Work'), (page) => seen(button(page, 'Yard Work')).toBeFocused()),
  },
  {
    does: 'opens a menu by key and goes into it',
    on: desktop,
    path: '/about',
    script: scripts.menus,
    act: both(tabTo('Yard Work'), press('Enter', 'Tab')),
    holds: both(isOpen('Yard Work'), async (page) =>
      seen((await panel(page, 'Yard Work')).getByRole('link').first()).toBeFocused(),
    ),
  },
  {
    does: 'opens a menu by mouse and goes away with it',
    on: desktop,
    path: '/about',
    script: scripts.menus,
    act: (page) => button(page, 'Yard Work').click(),
    holds: async (page) => {
      await page.mouse.move(20, 780)
      await page.clock.runFor(1000)
      await isOpen('Yard Work')(page)
    },
  },
  {
    does: 'opens a menu by mouse and closes it again',
    on: desktop,
    path: '/about',
    script: scripts.menus,
    act: (page) => button(page, 'Yard Work').dblclick(),
    holds: both(isClosed('Yard Work'), async (page) => {
      const box = await button(page, 'Yard Work').boundingBox()
      await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9)
      await page.clock.runFor(1000)
      await isClosed('Yard Work')(page)
    }),
  },
  {
    does: 'opens a menu by touch',
    on: touch,
    path: '/about',
    script: scripts.menus,
    act: (page) => button(page, 'Reading').tap(),
    holds: isOpen('Reading'),
  },
  {
    does: 'opens and closes a menu by touch',
    on: touch,
    path: '/about',
    script: scripts.menus,
    act: both(
      (page) => button(page, 'Reading').tap(),
      (page) => button(page, 'Reading').tap(),
    ),
    holds: isClosed('Reading'),
  },
  {
    does: 'opens the menu of small screens and a group in it',
    on: phone,
    path: '/about',
    script: scripts.menus,
    act: both(
      (page) => button(page, 'Menu').tap(),
      (page) => page.locator('#_menu summary').first().tap(),
    ),
    holds: both(isOpen('Menu'), async (page) => {
      await seen(page.locator('#_menu details[open]')).toHaveCount(1)
      await seen(page.locator('main')).toHaveJSProperty('inert', true) // the page behind is sealed all the same
    }),
  },
  {
    does: 'opens the menu of small screens by key',
    on: { viewport: { width: 390, height: 844 } },
    path: '/about',
    script: scripts.menus,
    act: both(tabTo('Menu'), press('Enter')),
    holds: both(isOpen('Menu'), (page) => seen(button(page, 'Menu')).toBeFocused()),
  },
  {
    does: 'opens an answer by mouse',
    on: desktop,
    path: '/questions',
    script: scripts.behaviour,
    act: (page) => question(page, 'q2').locator('summary').click(),
    holds: (page) => seen(question(page, 'q2')).toHaveAttribute('open'),
  },
  {
    does: 'opens another answer than the address names, by key',
    alone: true,
    on: desktop,
    path: '/questions#q5',
    script: scripts.behaviour,
    act: both((page) => question(page, 'q2').locator('summary').focus(), press('Enter')),
    holds: async (page) => {
      await seen(question(page, 'q2')).toHaveAttribute('open')
      await seen(question(page, 'q5')).not.toHaveAttribute('open')
      await seen(question(page, 'q2').locator('summary')).toBeFocused()
    },
  },
  {
    does: 'opens and closes the answer that the address names',
    alone: true,
    on: touch,
    path: '/questions#q5',
    script: scripts.behaviour,
    act: both(
      (page) => question(page, 'q5').locator('summary').tap(),
      (page) => question(page, 'q5').locator('summary').tap(),
    ),
    holds: (page) => seen(question(page, 'q5')).not.toHaveAttribute('open'),
  },
  {
    does: 'scrolls on from the answer that the address names',
    alone: true,
    on: { viewport: { width: 1280, height: 400 } },
    path: '/questions#q9',
    script: scripts.behaviour,
    act: async (page) => {
      await page.mouse.move(640, 200)
      await page.mouse.wheel(0, -5000)
      await seen.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.mouse.wheel(0, 40)
      await seen.poll(() => page.evaluate(() => scrollY)).toBe(40)
    },
    holds: async (page) => expect(await page.evaluate(() => scrollY)).toBe(40),
  },
  {
    does: 'types into the search',
    on: desktop,
    path: '/find',
    script: scripts.behaviour,
    act: both(
      (page) => page.getByRole('searchbox').focus(),
      (page) => page.keyboard.type('rigging'),
    ),
    holds: async (page) => {
      await seen(page.locator('main ol li').first()).toBeVisible()
      await seen(page.getByRole('searchbox')).toHaveValue('rigging')
      await seen(page.getByRole('searchbox')).toBeFocused()
    },
  },
  {
    does: 'presses what opens a dialog, twice',
    on: desktop,
    path: '/about',
    script: scripts.dialogs,
    act: (page) =>
      page
        .locator('header')
        .getByRole('link', { name: 'Ask for an Estimate' })
        .dblclick({ noWaitAfter: true }),
    holds: async (page) => {
      await seen(page.getByRole('dialog')).toHaveCount(1)
      await seen(page.getByRole('dialog').getByLabel('First Name')).toBeFocused()
    },
  },
  {
    does: 'presses what opens a dialog, by key',
    on: desktop,
    path: '/about',
    script: scripts.dialogs,
    act: both((page) => page.locator('main a[aria-haspopup]').first().focus(), press('Enter')),
    holds: (page) => seen(page.getByRole('dialog').getByLabel('First Name')).toBeFocused(),
  },
  {
    does: 'taps what opens a dialog in the menu of small screens',
    on: phone,
    path: '/about',
    script: scripts.dialogs,
    act: both(
      (page) => button(page, 'Menu').tap(),
      (page) =>
        page
          .locator('#_menu')
          .getByRole('link', { name: 'Ask for an Estimate' })
          .tap({ noWaitAfter: true }),
    ),
    holds: async (page) => {
      await seen(page.getByRole('dialog').getByLabel('First Name')).toBeFocused()
      await seen(page.locator('#_menu')).toBeHidden()
    },
  },
  {
    does: 'types and ticks in a form',
    on: desktop,
    path: '/enquire/estimate',
    script: scripts.hydrate,
    act: both(
      (page) => page.getByLabel('Mast lifted out').check(),
      (page) => page.getByLabel('First Name').focus(),
      (page) => page.keyboard.type('Ada'),
      press('Home'),
    ),
    holds: async (page) => {
      await seen(page.getByLabel('Mast lifted out')).toBeChecked()
      await page.keyboard.type('Augusta ')
      await seen(page.getByLabel('First Name')).toHaveValue('Augusta Ada')
      await seen(page.locator('[data-hydrated=true]')).toBeAttached()
      await page.reload()
      await seen(page.getByLabel('First Name')).toHaveValue('Augusta Ada')
    },
  },
]

/**
 * Lets the page's clock run until a script is there and has run: on a busy machine the page may ask for it only after what it was told to do. The
 * page itself says that it has come, by an observer: the page's clock has no other entries of performance.
 */
const untilRun = async (page: Page, script: RegExp): Promise<void> => {
  let address: string | undefined
  await seen
    .poll(
      async () => {
        await page.clock.runFor(10)
        address = await page.evaluate(
          (source) =>
            new Promise<string | undefined>((resolve) => {
              const observer = new PerformanceObserver((list) => {
                observer.disconnect()
                resolve(list.getEntries().find(({ name }) => new RegExp(source).test(name))?.name)
              })
              observer.observe({ type: 'resource', buffered: true })
            }),
          script.source,
        )
        return address
      },
      { message: `${script} has come`, intervals: [10] },
    )
    .toBeDefined()
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`)
}

/** Until the browser has gone to the place that the address names: it drops the focus then, which no script could keep. */
const hasGoneThere = async (page: Page) => {
  await page.waitForLoadState('load')
  await (await page.locator('footer').elementHandle())?.waitForElementState('stable') // frames of the browser's own, not of the page's held clock
}

/** Until the loader listens to what a visitor does; it is the one that says of each menu whether it is open. */
const loaderListens = (page: Page) =>
  seen(page.locator('header [popovertarget][aria-expanded]').first()).toBeAttached()

/** How late a script comes, in milliseconds of the page's clock. The usual run takes those that differ most, and a loader that comes late. */
const delaysOf = (isLoader: boolean) =>
  process.env['LONG'] ? [0, 150, 800, 3000] : isLoader ? [800] : [0, 800]

describe.each(early)(
  'a visitor who $does before its script',
  ({ on, path, script, alone, act, holds }) => {
    const cases = (alone ? [script] : [script, scripts.loader]).flatMap((late) =>
      delaysOf(late !== script).map((by) => ({
        late,
        by,
        name: late === script ? 'it' : 'the loader',
      })),
    )
    it.each(cases)('keeps the result when $name loads $by ms later', ({ late, by }) =>
      inPage(
        browser(),
        async (page) => {
          await page.clock.install()
          const release = await holdBack(page, late)
          await page.goto(path, { waitUntil: 'commit' })
          await seen(page.locator('footer')).toBeAttached()
          await holdClock(page)
          if (path.includes('#')) await hasGoneThere(page)
          if (late !== scripts.loader) await loaderListens(page)
          await act(page)
          await page.clock.runFor(by)
          await release()
          await untilRun(page, late)
          await page.clock.runFor(1000)
          await holds(page)
        },
        on,
      ),
    )
  },
)

/** What a visitor presses before any script of the page has come, and with what it must end as if all of them had. */
type Pressed = {
  readonly what: string
  readonly path: string
  readonly act: (page: Page) => Promise<unknown>
  /** Lets the scripts of the form or the search come, for the press that is compared with. */
  readonly ready?: (page: Page) => Promise<unknown>
  /** Waits for the result of that press. */
  readonly done?: (page: Page) => Promise<unknown>
  /** It is not shown before its script is there, and so pressed as soon as it is. */
  readonly isHidden?: true
}

const focusQuestion = (id: string) => (page: Page) => question(page, id).locator('summary').focus()

/** Lets the scripts of questions and menus come, which otherwise wait until the pointer or the focus is there. */
const partsReady = async (page: Page) => {
  const parts = page.locator('[data-later=""]')
  await page.waitForLoadState('networkidle')
  await parts.evaluateAll((all) => {
    for (const part of all) part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await seen(parts).toHaveCount(0)
}

const formReady = async (page: Page) => {
  await page.getByLabel('First Name').focus()
  await seen(page.locator('main [data-hydrated=true]')).toBeAttached()
  await page.locator('main').focus()
}

const pressed: readonly Pressed[] = [
  {
    what: 'arrow keys on a question, and Enter',
    path: '/questions',
    act: both(focusQuestion('q1'), press('ArrowDown', 'ArrowDown', 'Enter')),
  },
  { what: 'End on a question', path: '/questions', act: both(focusQuestion('q2'), press('End')) },
  {
    what: 'ArrowUp on a question, and Space',
    path: '/questions',
    act: both(focusQuestion('q1'), press('ArrowUp', 'Space')),
  },
  {
    what: 'ArrowDown on a menu',
    path: '/about',
    act: both(tabTo('Yard Work'), press('ArrowDown', 'ArrowDown')),
  },
  {
    what: 'ArrowDown on a menu, Esc, and on to the next menu',
    path: '/about',
    act: both(tabTo('Yard Work'), press('ArrowDown', 'Escape', 'ArrowRight')),
  },
  {
    what: 'ArrowRight in the navigation, and Home',
    path: '/about',
    act: both(tabTo('Yard Work'), press('ArrowRight', 'Home')),
  },
  {
    what: 'words in the search, and Enter',
    path: '/find',
    ready: (page) => page.getByRole('searchbox').focus(),
    // The index is read after the network is idle.
    done: (page) => page.locator('main ol:not([hidden]) > li').first().waitFor(),
    act: both(
      (page) => page.getByRole('searchbox').focus(),
      (page) => page.keyboard.type('rigging'),
      press('Enter'),
    ),
  },
  {
    what: 'Send in an empty form',
    path: '/contact',
    ready: formReady,
    act: (page) => submitButton(page.locator('main'), contact).click(),
  },
  {
    what: 'Enter in a field of a form',
    path: '/contact',
    ready: formReady,
    act: both(
      (page) => page.getByLabel('First Name').focus(),
      (page) => page.keyboard.type('Ada'),
      press('Enter'),
    ),
  },
  {
    what: 'a choice above a list',
    path: '/log',
    act: (page) => page.locator('.ui-chip[data-group="Engines"]').click(),
    isHidden: true,
  },
]

/** What a visitor has before them: where the focus is, what is open, typed, found, chosen and reported. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element | null) =>
      element && `${element.tagName} ${element.id || element.textContent?.trim().slice(0, 40)}`
    const namesOf = (selector: string) => [...document.querySelectorAll(selector)].map(nameOf)
    return {
      focus: nameOf(document.activeElement),
      open: namesOf('details[open], :popover-open, dialog[open] h2'),
      typed: [...document.querySelectorAll('input')].map(({ value, name }) =>
        /enquiryId|loadedAt/.test(name) ? '' : value,
      ),
      errors: namesOf('.form-error'),
      found: namesOf('main ol:not([hidden]) > li'),
      chosen: namesOf('[aria-pressed=true]'),
      address: location.pathname + location.hash,
    }
  })

/** How late all scripts come, in milliseconds of the page's clock. */
const lateBy = process.env['LONG'] ? [0, 500, 2000] : [0, 2000]

describe.each(pressed)('early input ($what)', ({ path, act, ready, done, isHidden }) => {
  /** What is before a visitor once all that is under way has settled. */
  const outcome = async (page: Page) => {
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(1500)
    await page.waitForLoadState('networkidle')
    return lookAt(page)
  }

  it.each(lateBy)('has the same result when all scripts load %d ms later', (by) =>
    inPage(
      browser(),
      async (page) => {
        await page.clock.install()
        await page.goto(path)
        await holdClock(page)
        await partsReady(page)
        await ready?.(page)
        await act(page)
        await done?.(page)
        const late = await outcome(page)
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        const release = await holdBack(page, /\.js$/)
        await page.goto('about:blank')
        await page.goto(path, { waitUntil: 'commit' })
        await seen(page.locator('footer')).toBeAttached()
        await holdClock(page)
        const acted = act(page)
        if (!isHidden) await acted
        await page.clock.runFor(by)
        await release()
        await acted
        await seen
          .poll(async () => {
            await page.clock.runFor(100)
            return lookAt(page)
          })
          .toEqual(late)
        expect(await outcome(page)).toEqual(late)
      },
      desktop,
    ),
  )
})

describe('the success toast shown before the loader script', () => {
  it.each([
    ['goes if its button is pressed', 1000, (toast: Locator) => toast.getByRole('button').click()],
    ['goes if Esc is pressed', 1000, (toast: Locator) => toast.page().keyboard.press('Escape')],
    ['goes by itself, after five seconds', 6000, () => undefined],
  ])('%s', (_what, later, act) =>
    inPage(browser(), async (page) => {
      await page.clock.install()
      const release = await holdBack(page, scripts.loader)
      await page.goto(`${fake.address}${look.path}`, { waitUntil: 'commit' })
      await seen(page.locator('footer')).toBeAttached()
      const place = await reopenForm(page, look)
      await fillRequired(place, look)
      await holdClock(page)
      await submitButton(place, look).click()
      const toast = page.locator('.toast')
      const shown = async () => {
        await page.clock.runFor(100)
        return toast.isVisible()
      }
      await seen.poll(shown).toBe(true)
      await act(toast)
      await release()
      await untilRun(page, scripts.loader)
      await page.clock.runFor(later)
      await seen(toast).toBeHidden()
    }),
  )
})

describe('submitting empty fields', () => {
  it.each(['loader', 'behaviour', 'dialogs', 'hydrate'] as const)(
    'before the script %s loads shows only Broadsheet’s own error messages',
    (name) =>
      inPage(browser(), async (page) => {
        await page.clock.install()
        const release = await holdBack(page, scripts[name])
        await page.goto('/contact', { waitUntil: 'commit' })
        await seen(page.locator('footer')).toBeAttached()
        await holdClock(page)
        const bubbles = await page.evaluateHandle(() => {
          const shown: string[] = []
          addEventListener(
            'invalid',
            (event) =>
              event.defaultPrevented || shown.push((event.target as HTMLInputElement).name),
          ) // inputs only
          return shown
        })
        await submitButton(page.locator('main'), contact).click()
        await page.clock.runFor(100)
        await release()
        const told = async () => {
          await page.clock.runFor(10) // the next turn, and never the three seconds of a press that was given up
          return page.locator('main .form-error').count()
        }
        await seen.poll(told).toBe(contact.required.length)
        expect(await bubbles.jsonValue()).toEqual([])
      }),
  )

  it('focuses the first invalid field natively when the form script never loads', () =>
    inPage(browser(), async (page) => {
      await page.clock.install()
      await holdBack(page, scripts.hydrate)
      await page.goto('/contact')
      await holdClock(page)
      await submitButton(page.locator('main'), contact).click()
      await page.clock.runFor(3100)
      await seen(page.getByLabel('First Name')).toBeFocused()
      await seen(page.locator('main form:invalid')).toBeAttached()
    }))
})

describe('a form whose submit button Firefox restores as disabled', () => {
  it('can be submitted again', () =>
    inPage(browser(), async (page) => {
      const release = await holdBack(page, scripts.dialogs)
      await page.goto('/contact')
      const button = submitButton(page.locator('main'), contact)
      await button.evaluate((element: HTMLButtonElement) => {
        element.disabled = true
      })
      await release()
      await page.getByLabel('First Name').focus()
      await seen(page.locator('main [data-hydrated=true]')).toBeAttached()
      await button.click()
      await seen(page.locator('main .form-error')).toHaveCount(contact.required.length)
    }))
})
