import type { BrowserContextOptions, Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { buildModel } from '../../src/core/model/site/buildModel.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { wholeDialogStyle, wholeStyle } from '../../src/render/theme/styleSheet.ts'
import { themeCss } from '../../src/render/theme/themeCss.ts'
import { readSite } from '../../src/site/store/readSite.ts'
import { boatyard } from '../../tests/support/sites.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { contact, estimate, openForm, submitButton } from '../support/enquiryForms.ts'
import { kinds } from '../support/kinds.ts'
import { pixelsApart } from '../support/pixelsApart.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const theme = themeCss(buildModel(standardKit, readSite(boatyard)).settings)
const wholePage = wholeStyle(theme)
const dialog = wholeDialogStyle(theme)

/** Whether a font comes in time must not decide what a picture shows: it is waited for. */
const withFonts = (css: string) =>
  css
    .replaceAll('font-display:optional', 'font-display:block')
    .replaceAll('font-display: optional', 'font-display: block')
const escaped = (css: string) => css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Sends pages and dialogs as they are, or dialogs with the whole style sheet in place of the trimmed one. */
const serveStyle = (whole: boolean) => async (route: Route) => {
  const response = await route.fetch({ maxRetries: 3 })
  if (!response.headers()['content-type']?.startsWith('text/html'))
    return route.fulfill({ response })
  const html = await response.text()
  const isDialog = new URL(route.request().url()).pathname.startsWith('/assets/f/')
  const styled =
    whole && isDialog
      ? html.replace(
          /<template>[\s\S]*?<\/template>/,
          () => `<template>${escaped(dialog)}</template>`,
        )
      : html
  return route.fulfill({ response, body: withFonts(styled) })
}
const isStyled = ({ pathname }: URL) =>
  !pathname.startsWith('/assets/') || pathname.startsWith('/assets/f/')

/** `fetched`: part of the style comes with what is fetched, so that the page must be reached anew for the other one. */
type State = {
  readonly name: string
  readonly reach: (page: Page) => Promise<unknown>
  readonly options?: BrowserContextOptions
  readonly print?: true
  readonly fetched?: true
}

const picture = async (page: Page): Promise<Buffer> => {
  await page.waitForFunction(
    () => document.querySelector('main :is([data-waiting], [data-behaviour][hidden])') === null,
  ) // shown by its script
  await page.evaluate(() => {
    document.body.getBoundingClientRect() // only what is laid out asks for its fonts
    return document.fonts.ready
  })
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

/** The picture once two in turn are the same: what a script still does must not be taken for the style's work. */
const stillPicture = async (page: Page): Promise<Buffer> => {
  const taken = await picture(page)
  const again = await picture(page)
  return taken.equals(again) ? again : stillPicture(page)
}

/** Puts the whole style sheet in the place of the page's own, where the page stands as it is. */
const dressWhole = (page: Page): Promise<void> =>
  page.evaluate((style) => {
    const own = document.querySelector('head > style')
    if (!own) throw new Error('The page has no style of its own.')
    // Faces are told apart from the style sheet: by the page's language and, where they are cut, by the build.
    own.textContent = (own.textContent.match(/@font-face\{[^}]*\}/g) ?? []).join('') + style
  }, withFonts(wholePage))

/** The pictures of a state with the trimmed style and with the whole one. */
const picturesOf = async ({ reach, options, print, fetched }: State): Promise<Buffer[]> => {
  const looks: Buffer[] = []
  const look = (whole: boolean) =>
    inPage(
      browser(),
      async (page) => {
        await page.clock.setFixedTime('2026-03-04T09:30:00Z')
        await page.route(isStyled, serveStyle(whole))
        if (print) await page.emulateMedia({ media: 'print' })
        await reach(page)
        if (!whole) looks.push(await stillPicture(page))
        if (!whole && fetched) return
        await dressWhole(page)
        looks.push(await (whole ? stillPicture : picture)(page))
      },
      { bypassCSP: true, reducedMotion: 'reduce', ...options },
    )
  await look(false)
  if (fetched) await look(true)
  return looks
}

const phone = { viewport: { width: 390, height: 844 } }
const dark = { colorScheme: 'dark' } as const
const at = (route: string) => (page: Page) => page.goto(route, { waitUntil: 'load' })

/** Every kind of page as it comes: wide and light, narrow and dark, and on paper. */
const asTheyCome: readonly State[] = Object.entries(kinds).flatMap(([kind, route]): State[] => [
  { name: `the ${kind} page, wide and light`, reach: at(route) },
  { name: `the ${kind} page, narrow and dark`, reach: at(route), options: { ...phone, ...dark } },
  { name: `the ${kind} page on paper`, reach: at(route), print: true },
])

const openMenu = (name: string) => async (page: Page) => {
  await page.goto(kinds.service)
  await page.locator('header').getByRole('button', { name, exact: true }).click()
  await page.locator(':popover-open a').filter({ visible: true }).first().hover()
}

/** What a page looks like once a visitor has done something that only then brings classes and states into it. */
const used: readonly State[] = [
  { name: 'the Yard Work menu, with the pointer on a link', reach: openMenu('Yard Work') },
  { name: 'the Reading menu, in the dark', reach: openMenu('Reading'), options: dark },
  {
    name: 'the small menu with an open group',
    reach: async (page) => {
      await openMenu('Menu')(page)
      await page.locator('#_menu summary').first().click()
    },
    options: phone,
  },
  {
    name: 'open answers, one with the focus',
    reach: async (page) => {
      await page.goto(kinds.plain)
      await page.locator('main summary').nth(1).click()
      await page.keyboard.press('Tab')
    },
  },
  {
    name: 'a button under the pointer, another with the focus',
    reach: async (page) => {
      await page.goto('/')
      await page.locator('main a[aria-haspopup]').nth(1).focus()
      await page.keyboard.press('Shift+Tab')
      await page.locator('main a[aria-haspopup]').nth(1).hover()
    },
  },
  {
    name: 'a dialog with errors',
    fetched: true,
    reach: async (page) => {
      const place = await openForm(page, estimate)
      await submitButton(place, estimate).click()
      await seen(place.locator('.form-error')).toHaveCount(estimate.required.length)
    },
  },
  {
    name: 'a dialog with errors, narrow and dark',
    fetched: true,
    reach: async (page) => {
      await page.goto(kinds.service)
      await page.locator('main a[aria-haspopup]').first().click()
      const place = page.getByRole('dialog')
      await place.getByLabel('First Name').focus()
      await seen(place.locator('[data-hydrated]')).toBeAttached()
      await place.locator('button[type=submit]').click()
      await seen(place.locator('.form-error').first()).toBeVisible()
    },
    options: { ...phone, ...dark },
  },
  {
    name: 'a form with errors on its page',
    reach: async (page) => {
      const place = await openForm(page, contact)
      await submitButton(place, contact).click()
      await seen(place.locator('.form-error')).toHaveCount(contact.required.length)
    },
  },
  {
    name: 'a filtered list',
    reach: async (page) => {
      await page.goto(kinds.list)
      await page.locator('main button[aria-pressed]').nth(2).click()
    },
  },
  {
    name: 'found pages',
    reach: async (page) => {
      await page.goto('/find?q=rigging')
      await page.locator('search ol a').first().waitFor()
    },
  },
  {
    name: 'a toast',
    fetched: true,
    reach: async (page) => {
      await page.goto(kinds.service)
      await page.context().setOffline(true)
      await page.locator('.toast').first().hover() // while it is pointed at, it stays, however long the pictures take
    },
  },
]

/** In the usual run a page of each kind is looked at once, each in another of the three ways. */
const looked = process.env['LONG']
  ? asTheyCome
  : asTheyCome.filter((_, index) => index % 3 === Math.floor(index / 3) % 3)

describe('with its trimmed style sheet', () => {
  test.each([...looked, ...used])(
    '$name looks exactly as with the whole style sheet',
    { timeout: 120_000 },
    async (state) => {
      const [trimmed, whole] = await picturesOf(state)
      if (!trimmed || !whole) throw new Error('A picture is missing.')
      expect(
        trimmed.equals(whole)
          ? 0
          : await inPage(browser(), (page) => pixelsApart(page, trimmed, whole)),
        'pixels that differ',
      ).toBe(0)
    },
  )
})
