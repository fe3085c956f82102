import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { fetchedAhead, saveData } from '../support/ahead.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { estimate, fillRequired, submitButton } from '../support/enquiryForms.ts'
import { growOld } from '../support/growOld.ts'
import { leadsSaying } from '../support/leadsSaying.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()

const gone = (page: Page, files: string) =>
  page.route(files, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
  )
const broken = (page: Page, files: string) =>
  page.route(files, (route) => route.abort('connectionfailed'))

/** Runs in the page before anything else: storage answers every question with an error, as browsers can be told to. */
const forbidStorage = () => {
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
}

/** `where` the form is filled in then. */
type Trouble = {
  readonly where: 'dialog' | 'page'
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly once?: (page: Page) => Promise<unknown>
}

/** What goes wrong before a page is loaded (`prepare`), or once it is there (`once`). */
const troubles: Readonly<Record<string, Trouble>> = {
  'the main script fails to load': {
    where: 'dialog',
    prepare: (page) => broken(page, '**/loader.*.js'),
  },
  'all scripts fail to load': { where: 'page', prepare: (page) => broken(page, '**/*.js') },
  'the script of dialogs fails to load': {
    where: 'page',
    prepare: (page) => broken(page, '**/dialogs.*.js'),
  },
  'the inner part of the dialog is missing': {
    where: 'page',
    prepare: (page) => gone(page, '**/assets/f/**'),
  },
  'the script that takes forms over fails to load': {
    where: 'dialog',
    prepare: (page) => broken(page, '**/hydrate.*.js'),
  },
  'what the script is told that takes a form over fails to load': {
    where: 'dialog',
    prepare: (page) => broken(page, '**/assets/b/form.*.json'),
  },
  'what it is told is missing': {
    where: 'dialog',
    prepare: (page) => gone(page, '**/assets/b/form.*.json'),
  },
  'the script of toasts fails to load': {
    where: 'dialog',
    prepare: (page) => broken(page, '**/toasts.*.js'),
  },
  'fonts and pictures fail to load': {
    where: 'dialog',
    prepare: (page) => broken(page, '**/*.{woff2,svg,png,ico}'),
  },
  'storage is forbidden': { where: 'dialog', prepare: (page) => page.addInitScript(forbidStorage) },
  'the browser is old': { where: 'page', prepare: (page) => page.addInitScript(growOld, 2020) },
  // The page is the old one, its scripts are gone from the server; pages that are asked for now are new and whole.
  'a new version is deployed in the middle of the visit': {
    where: 'page',
    prepare: saveData,
    once: async (page) => {
      await gone(page, '**/assets/b/*')
      page.on(
        'request',
        (request) => request.isNavigationRequest() && void page.unroute('**/assets/b/*'),
      )
    },
  },
  'a new version is deployed, and the visitor’s pages stay old': {
    where: 'page',
    prepare: saveData,
    once: (page) => gone(page, '**/assets/b/*'),
  },
  'a new version is deployed once the dialog has been fetched ahead': {
    where: 'dialog',
    once: (page) => fetchedAhead(page).then(() => gone(page, '**/assets/b/*')),
  },
}

const thanks = (page: Page) =>
  page
    .locator('.toast')
    .filter({ hasText: estimate.title })
    .or(page.locator('main h1', { hasText: /thank/i }))

describe.each(Object.entries(troubles))('when %s', (name, { prepare, once, where }) => {
  it('the page is readable and an enquiry can be sent and is stored once', () =>
    inPage(browser(), async (page) => {
      const message = `Where ${name}, ${Date.now()}`
      await prepare?.(page)
      await page.goto('/repairs/rigging')
      await once?.(page)
      await seen(page.locator('main h1')).toBeVisible()
      await seen(page.locator('main table').first()).toBeVisible()
      await page
        .locator('header')
        .getByRole('link', { name: 'Ask for an Estimate' })
        .filter({ visible: true })
        .click()
      if (where === 'page') await page.waitForURL('**/enquire/estimate')
      const form = page.locator(
        where === 'page' ? 'main form[data-form]' : 'dialog form[data-form]',
      )
      await seen(form).toBeVisible()
      await fillRequired(form, estimate)
      await form.getByLabel('Message').fill(message)
      await submitButton(form, estimate).click()
      await seen(thanks(page).first()).toBeVisible()
      await seen.poll(async () => (await leadsSaying(message)).length).toBe(1)
    }))
})

it('pages inline their styles and load no style sheet', () => {
  for (const file of ['index.html', 'repairs/rigging.html', 'enquire/estimate.html', '404.html']) {
    const html = readFileSync(join(inject('dist'), file), 'utf8')
    expect(html).not.toContain('rel="stylesheet"')
    expect(html.match(/<style>/g)).toHaveLength(1)
  }
})
