import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeNewSite } from '../../src/site/scaffold/writeNewSite.ts'
import { leadsAt } from '../../tests/support/leads.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { seen } from '../support/seen.ts'
import { type Running, startEngine } from '../support/startEngine.ts'

const browser = useBrowser()
let folder = ''
let server: Running | undefined
const leads = () => `file:${join(folder, 'leads.db')}`

type Json = Record<string, unknown>
const change = (name: string, by: (document: Json) => Json) => {
  const path = join(folder, 'pages', name)
  writeFileSync(path, JSON.stringify(by(JSON.parse(readFileSync(path, 'utf8')) as Json))) // a document is an object
}

const newsletter = {
  type: 'newsletter',
  heading: 'Letters',
  emailLabel: 'Email',
  button: 'Subscribe',
  success: 'Successfully subscribed!',
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-other-'))
  await writeNewSite(folder, { schemas: resolve('schema') })
  change('_site.json', (site) => ({
    ...site,
    announcement: { id: 'moved', text: 'We have moved to *Lower Street*.' },
    newsletter: { form: 'letters' },
    forms: { ...(site['forms'] as Json), letters: { id: 'letters' } },
  }))
  change('contact.json', (page) => ({
    ...page,
    blocks: [...(page['blocks'] as Json[]), newsletter],
  }))
  const dist = join(folder, 'dist')
  const built = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--root', folder, '--out', dist],
    { encoding: 'utf8' },
  )
  if (built.status !== 0)
    throw new Error(`The site could not be built:\n${built.stdout}${built.stderr}`)
  server = await startEngine(['serve', '--root', folder, '--dir', dist], { LEADS_URL: leads() })
})
afterAll(() => {
  server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const onSite = <T>(run: (page: Page) => Promise<T>, options: BrowserContextOptions = {}) =>
  inPage(browser(), run, { baseURL: server?.address ?? '', ...options })

describe('an announcement', () => {
  const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })

  it('stays visible until it is dismissed and then stays hidden on every page', () =>
    onSite(async (page) => {
      await page.goto('/')
      await page.goto('/contact')
      await seen(bar(page)).toContainText('We have moved to Lower Street.')
      await bar(page).getByRole('button', { name: 'Dismiss' }).click()
      await seen(bar(page)).toBeHidden()
      await page.goto('/')
      await seen(page.getByRole('heading', { level: 1 })).toBeVisible()
      await seen(bar(page)).toBeHidden()
    }))

  it('can be dismissed when the browser forbids storage', () =>
    onSite(async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      })
      await page.goto('/')
      await bar(page).getByRole('button', { name: 'Dismiss' }).click()
      await seen(bar(page)).toBeHidden()
    }))

  it('has no visible dismiss button without JavaScript', () =>
    onSite(
      async (page) => {
        await page.goto('/')
        await seen(bar(page)).toBeVisible()
        await seen(bar(page).locator('button')).toBeHidden()
      },
      { javaScriptEnabled: false },
    ))

  it('keeps the small-screen menu below the header and within the window', () =>
    onSite(
      async (page) => {
        await page.goto('/')
        await page.getByRole('button', { name: 'Menu' }).click()
        const header = await page.locator('header').boundingBox()
        const menu = await page.locator('#_menu').boundingBox()
        expect(menu?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
        expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(844)
      },
      { viewport: { width: 390, height: 844 } },
    ))
})

describe('a newsletter with a form', () => {
  const card = (page: Page) =>
    page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) })

  it('requires a valid email, keeps it after a failure and stores it once', () =>
    onSite(async (page) => {
      await page.goto('/contact')
      const email = card(page).getByLabel('Email')
      const button = card(page).getByRole('button')
      const sent: string[] = []
      await page.route('**/f/letters', (route) => {
        sent.push(route.request().postData() ?? '')
        return sent.length === 1 ? route.abort() : route.continue()
      })
      await email.fill('ada')
      await button.click()
      expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
        true,
      )
      await email.fill('ada@example.com')
      await button.click()
      await seen(card(page).getByRole('status')).toContainText('The connection failed')
      await seen(email).toHaveValue('ada@example.com')
      await button.click()
      await seen(card(page).getByRole('status')).toHaveText('Successfully subscribed!')
      await seen(email).toHaveValue('')
      const ids = sent.map((body) => (JSON.parse(body) as Json)['enquiryId'])
      expect([sent.length, new Set(ids).size]).toEqual([2, 1])
      const stored = await leadsAt(leads())
      expect(stored.map(({ form, values }) => [form, values['email']])).toEqual([
        ['letters', 'ada@example.com'],
      ])
    }))
})
