import type { BrowserContextOptions, Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { readSite } from '../src/files/readSite.ts'
import { buildModel } from '../src/model/buildModel.ts'
import { wholeDialogStyle, wholeStyle } from '../src/theme/styleSheet.ts'
import { themeCss } from '../src/theme/themeCss.ts'
import { inPage, useBrowser } from './support/browser.ts'
import { contact, openForm, quote, submitButton } from './support/enquiryForms.ts'
import { kinds } from './support/kinds.ts'
import { seen } from './support/seen.ts'

const browser = useBrowser()
const theme = themeCss(buildModel(readSite('.')).settings)
const page = wholeStyle(theme)
const dialog = wholeDialogStyle(theme)

/** Whether a font comes in time must not decide what a picture shows: it is waited for. */
const withFonts = (css: string) => css.replaceAll('font-display:optional', 'font-display:block').replaceAll('font-display: optional', 'font-display: block')
const escaped = (css: string) => css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Sends pages and dialogs with the whole style sheet in place of the trimmed one, or as they are. */
const serveStyle = (whole: boolean) => async (route: Route) => {
  if (!['document', 'xhr', 'fetch'].includes(route.request().resourceType())) return route.continue()
  const response = await route.fetch()
  if (!response.headers()['content-type']?.startsWith('text/html')) return route.fulfill({ response })
  const html = await response.text()
  const isDialog = new URL(route.request().url()).pathname.startsWith('/assets/f/')
  const replaced = isDialog
    ? html.replace(/<template>[\s\S]*?<\/template>/, () => `<template>${escaped(dialog)}</template>`)
    : html.replace(/<style>[\s\S]*?<\/style>/, () => `<style>${page}</style>`)
  const styled = whole ? replaced : html
  return route.fulfill({ response, body: withFonts(styled) })
}

type State = { readonly name: string; readonly reach: (page: Page) => Promise<unknown>; readonly options?: BrowserContextOptions; readonly print?: true }

const picture = ({ reach, options, print }: State, whole: boolean): Promise<Buffer> =>
  inPage(
    browser(),
    async (page) => {
      await page.clock.setFixedTime('2026-03-04T09:30:00Z')
      await page.route('**/*', serveStyle(whole))
      if (print) await page.emulateMedia({ media: 'print' })
      await reach(page)
      await page.evaluate(() => document.fonts.ready)
      return page.screenshot({ fullPage: true, animations: 'disabled' })
    },
    { bypassCSP: true, reducedMotion: 'reduce', ...options },
  )

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
  await page.goto(kinds['service'] ?? '/')
  await page.locator('header').getByRole('button', { name, exact: true }).click()
  await page.locator(':popover-open a').filter({ visible: true }).first().hover()
}

/** What a page looks like once a visitor has done something that only then brings classes and states into it. */
const used: readonly State[] = [
  { name: 'the Services menu, with the pointer on a link', reach: openMenu('Services') },
  { name: 'the Resources menu, in the dark', reach: openMenu('Resources'), options: dark },
  {
    name: 'the small menu with an open group',
    reach: async (page) => {
      await openMenu('Menu')(page)
      await page.locator('#menu summary').first().click()
    },
    options: phone,
  },
  {
    name: 'open answers, one with the focus',
    reach: async (page) => {
      await page.goto(kinds['plain'] ?? '/')
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
    reach: async (page) => {
      const place = await openForm(page, quote)
      await submitButton(place, quote).click()
      await seen(place.locator('.form-error')).toHaveCount(quote.required.length)
    },
  },
  {
    name: 'a dialog with errors, narrow and dark',
    reach: async (page) => {
      await page.goto(kinds['service'] ?? '/')
      await page.locator('main a[aria-haspopup]').first().click()
      const place = page.getByRole('dialog')
      await place.getByLabel('First Name').focus()
      await seen(place.locator('[data-taken]')).toBeAttached()
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
      await page.goto(kinds['list'] ?? '/')
      await page.locator('main button[aria-pressed]').nth(2).click()
    },
  },
  {
    name: 'found pages',
    reach: async (page) => {
      await page.goto('/search?q=late+fee')
      await page.locator('search ol a').first().waitFor()
    },
  },
  {
    name: 'a toast',
    reach: async (page) => {
      await page.goto(kinds['service'] ?? '/')
      await page.context().setOffline(true)
      await seen(page.locator('.toast').first()).toBeVisible()
    },
  },
]

/** In the usual run a page of each kind is looked at once, each in another of the three ways. */
const looked = process.env['LONG'] ? asTheyCome : asTheyCome.filter((_, index) => index % 3 === Math.floor(index / 3) % 3)

describe('with its trimmed style, to the last pixel as with the whole style sheet', () => {
  test.each([...looked, ...used])('stands $name', { timeout: 120_000 }, async (state) => {
    const trimmed = await picture(state, false)
    const whole = await picture(state, true)
    expect(trimmed.equals(whole), 'the two pictures differ').toBe(true)
  })
})
