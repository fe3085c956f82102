import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { estimate, fillRequired, openForm, submitButton } from '../support/enquiryForms.ts'
import { reset, success, useFake } from '../support/fakeService.ts'
import { kinds } from '../support/kinds.ts'
import { wholeAloud } from '../support/readAloud.ts'
import { seen } from '../support/seen.ts'
import { type Running, startEngine } from '../support/startEngine.ts'

/**
 * What is read aloud of each kind of page and state, as Chromium tells it to screen readers, compared with the texts in e2e/render/aloud. Where a change of them is
 * meant: `npx vitest run --mode e2e e2e/render/aloud.e2e.ts -u`, and read the difference.
 */
const browser = useBrowser()
const fake = useFake()

const isAsKept = async (page: Page, name: string) =>
  expect(await wholeAloud(page)).toMatchFileSnapshot(`aloud/${name}.txt`)

/** Wednesday in the morning, in office hours: pages tell whether somebody is there. */
const morning = new Date('2026-11-18T10:00:00+13:00')

const onPage = (run: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) =>
  inPage(
    browser(),
    async (page) => {
      await page.clock.setFixedTime(morning)
      await run(page)
    },
    { timezoneId: 'Pacific/Auckland', ...options },
  )

describe('the screen reader snapshot', () => {
  it('matches for each kind of page', () =>
    onPage(async (page) => {
      for (const [kind, route] of Object.entries(kinds)) {
        await page.goto(route, { waitUntil: 'load' })
        await page.waitForFunction(
          () => document.querySelectorAll('[popovertarget]:not([aria-expanded])').length === 0,
        ) // its script is there
        await isAsKept(page, kind)
      }
    }))

  it('matches for open menus, an open answer and an active filter', () =>
    onPage(async (page) => {
      await page.goto('/about')
      await page.locator('header').getByRole('button', { name: 'Yard Work' }).press('Enter')
      await seen(page.locator('#_menu-2')).toBeVisible()
      await isAsKept(page, 'state-menu')
      await page.setViewportSize({ width: 390, height: 800 })
      await page.locator('header').getByRole('button', { name: 'Menu' }).press('Enter')
      await seen(page.locator('#_menu')).toBeVisible()
      await seen(page.locator('main')).toHaveAttribute('inert') // the menu covers it
      await isAsKept(page, 'state-menu-of-small-screens')
      await page.goto('/questions')
      await page.locator('main summary').first().press('Enter')
      await isAsKept(page, 'state-answer')
      await page.goto('/log')
      await page.locator('.ui-chip[data-group="Engines"]').press('Enter')
      await seen(page.locator('.ui-chip[data-group="Engines"]')).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await isAsKept(page, 'state-filter')
    }))

  it('matches for a dialog that opens, one with errors and one that failed', () =>
    onPage(async (page) => {
      const dialog = await openForm(page, estimate, fake.address)
      await isAsKept(page, 'state-dialog')
      await submitButton(dialog, estimate).click()
      await seen(dialog.locator('.form-error').first()).toBeVisible()
      await isAsKept(page, 'state-errors')
      fake.answer = reset
      await fillRequired(dialog, estimate)
      await submitButton(dialog, estimate).click()
      await seen(dialog.getByRole('alert')).toBeVisible()
      await isAsKept(page, 'state-failure')
    }))

  it('matches for the toast when an enquiry arrives', () =>
    onPage(async (page) => {
      fake.answer = success
      const dialog = await openForm(page, estimate, fake.address)
      await fillRequired(dialog, estimate)
      await submitButton(dialog, estimate).click()
      await seen(page.locator('.toast', { hasText: estimate.title })).toBeVisible()
      await isAsKept(page, 'state-toast')
    }))
})

describe('the screen reader snapshot in another language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-aloud-'))
  let server: Running | undefined
  beforeAll(async () => {
    const built = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'build', '--root', 'tests/sites/bindery', '--out', folder],
      { encoding: 'utf8' },
    )
    if (built.status !== 0) throw new Error(built.stdout + built.stderr)
    server = await startEngine(['serve', '--root', 'tests/sites/bindery', '--dir', folder], {
      LEADS_URL: `file:${join(folder, 'leads.db')}`,
    })
  })
  afterAll(() => {
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('matches for a right-to-left page with its language menu', () =>
    onPage(
      async (page) => {
        await page.goto('/ur')
        await page.locator('header [popovertarget=_languages]').press('Enter')
        await seen(page.locator('#_languages')).toBeVisible()
        await isAsKept(page, 'bindery-ur-languages')
      },
      { baseURL: server?.address ?? '' },
    ))
})
