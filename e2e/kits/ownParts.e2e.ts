import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leadsAt } from '../../tests/support/leads.ts'
import { bicycle } from '../../tests/support/sites.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { seen } from '../support/seen.ts'
import { type Running, startEngine } from '../support/startEngine.ts'

const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-own-parts-'))
const root = join(folder, 'site')
const leads = `file:${join(folder, 'leads.db')}`
let built: Running | undefined
let written: Running | undefined

beforeAll(async () => {
  for (const site of [bicycle, 'tests/sites/bicycleParts']) cpSync(site, root, { recursive: true })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--root', root],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`)
  built = await startEngine(['serve', '--root', root], { LEADS_URL: leads })
  written = await startEngine(['dev', '--root', root])
})
afterAll(() => {
  built?.stop()
  written?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const onSite = <T>(
  run: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
  server = built,
) => inPage(browser(), run, { baseURL: server?.address ?? '', ...options })

describe('on the built site', () => {
  it('a custom block’s script runs under the page’s content security policy', () =>
    onSite(async (page) => {
      await page.goto('/hire')
      await seen(page.locator('.own-hire-items')).toHaveAttribute('data-count', '2')
    }))

  it('a custom field is validated while it is filled in and its enquiry is stored', () =>
    onSite(async (page) => {
      const wrong: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') wrong.push(message.text())
      })
      await page.goto('/hire')
      await page.getByLabel('Telephone').fill('0113 496 0000')
      await seen(page.locator('[data-hydrate]')).toHaveAttribute('data-hydrated', 'true') // what is left before that is checked at the submit
      const wheel = page.getByLabel('Wheel size')
      await wheel.fill('99')
      await wheel.blur()
      await seen(page.locator('#_booking-wheel-error')).toContainText('Wheel size')
      await seen(wheel).toHaveAttribute('aria-invalid', 'true')
      await wheel.fill('28"')
      await seen(page.locator('#_booking-wheel-error')).toBeHidden()
      await page.getByRole('button', { name: 'Ask' }).click()
      await seen(page.getByText('On the list')).toBeVisible()
      expect((await leadsAt(leads)).map(({ values }) => values['wheel'])).toEqual(['28"'])
      expect(wrong).toEqual([])
    }))

  it('a form with a custom field comes back with values and errors without JavaScript', () =>
    onSite(
      async (page) => {
        await page.goto('/hire')
        await page.getByLabel('Telephone').fill('0113 496 0001')
        await page.getByLabel('Wheel size').fill('11')
        await page.getByRole('button', { name: 'Ask' }).click()
        await seen(page.locator('#_booking-wheel-error')).toContainText('Wheel size')
        await seen(page.getByLabel('Wheel size')).toHaveValue('11')
      },
      { javaScriptEnabled: false },
    ))
})

describe('in the authoring app', () => {
  it('the checker applies the site’s custom block schema and custom lint rule', () =>
    onSite(
      async (page) => {
        await page.goto('/~/_checker')
        const text = JSON.stringify({
          $schema: '../schema/page.schema.json',
          title: 'Hire!',
          description:
            'What we hire out, what a day of it costs, and what you bring along when you fetch it in the morning.',
          blocks: [
            { type: 'hero', heading: 'For a day' },
            { type: 'hire', items: [{ name: 'Tandem', day: '£20', week: '£90' }] },
          ],
        })
        const checker = page.frameLocator('.studio-checker')
        await checker.getByLabel('Paste the document here').fill(text)
        await seen(checker.getByText('The title shouts.')).toBeVisible()
        await seen(checker.getByText('knows no "week"')).toBeVisible()
      },
      {},
      written,
    ))

  it('the gallery shows the site’s custom block', () =>
    onSite(
      async (page) => {
        await page.goto('/~gallery/blocks/hire')
        await seen(page.getByText('Cargo bicycle')).toBeVisible()
        await page.goto('/~/_gallery')
        await seen(
          page.getByText('Bicycles for hire').or(page.getByText('hire')).first(),
        ).toBeVisible()
      },
      {},
      written,
    ))
})
