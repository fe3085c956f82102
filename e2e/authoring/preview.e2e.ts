import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeNewSite } from '../../src/site/scaffold/writeNewSite.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { seen } from '../support/seen.ts'
import { type Running, startEngine } from '../support/startEngine.ts'

const browser = useBrowser()
let folder = ''
let server: Running | undefined

const fileOf = (name: string) => join(folder, 'pages', name)
const edit = (name: string, change: (text: string) => string) =>
  writeFileSync(fileOf(name), change(readFileSync(fileOf(name), 'utf8')))
const shown = (page: Page) => page.frameLocator('iframe.studio-frame')
const listOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of the site' })
const inAuthoring = <T>(run: (page: Page) => Promise<T>) =>
  inPage(browser(), run, { baseURL: server?.address ?? '' })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-dev-'))
  await writeNewSite(folder, { schemas: resolve('schema') })
  server = await startEngine(['dev', '--root', folder])
})
afterAll(() => {
  server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the authoring server', () => {
  it('shows a page in a frame and updates it when a text editor saves', () =>
    inAuthoring(async (page) => {
      await page.goto('/contact')
      await shown(page).getByRole('heading', { name: 'Get in touch' }).waitFor()
      edit('contact.json', (text) => text.replace('Get in touch', 'Write or call'))
      await shown(page).getByRole('heading', { name: 'Write or call' }).waitFor()
      await page.getByRole('link', { name: 'Open it in a text editor' }).waitFor()
    }))

  it('shows lint’s error over the last good page until the file is fixed', () =>
    inAuthoring(async (page) => {
      await page.goto('/')
      await shown(page).getByRole('heading', { level: 1 }).waitFor()
      const good = readFileSync(fileOf('index.json'), 'utf8')
      writeFileSync(fileOf('index.json'), good.replace('"kind": "home",', '"kind": "home"'))
      const alert = page.getByRole('alert')
      await alert.getByText('A comma is missing at the end of line').waitFor()
      await shown(page).getByRole('heading', { level: 1 }).waitFor()
      writeFileSync(fileOf('index.json'), good)
      await alert.waitFor({ state: 'detached' })
    }))

  it('lists a page created with the form and follows its renaming and deletion', () =>
    inAuthoring(async (page) => {
      await page.goto('/~/_new')
      await page.getByLabel('Address').fill('/wills')
      await page.getByRole('button', { name: 'Create the draft' }).click()
      await shown(page).getByRole('heading', { name: 'Wills', level: 1 }).waitFor()
      const list = listOf(page)
      renameSync(fileOf('wills.json'), fileOf('last-wills.json'))
      await list.locator('a[href="/~/last-wills"]').waitFor()
      rmSync(fileOf('last-wills.json'))
      await list.locator('a[href="/~/last-wills"]').waitFor({ state: 'detached' })
    }))

  it('serves the social image, favicon, manifest, robots.txt and sitemap as the built site does', () =>
    inAuthoring(async (page) => {
      const html = await (await page.request.get('/contact')).text()
      const picture = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? ''
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png')
      for (const file of ['/favicon.ico', '/site.webmanifest', '/robots.txt', '/sitemap.xml'])
        expect((await page.request.get(file)).headers()['content-type'], file).not.toContain('html')
      expect((await page.request.get('/nothing.xml')).status()).toBe(404)
    }))

  it('draws the social image of a site that brings its own fonts', async () => {
    const root = mkdtempSync(join(tmpdir(), 'broadsheet-faces-'))
    cpSync('tests/sites/bicycle', root, { recursive: true })
    const home = join(root, 'pages/index.json')
    writeFileSync(
      home,
      readFileSync(home, 'utf8').replace(/"title": "[^"]*"/, `"title": "${randomUUID()}"`),
    ) // a picture that is drawn already is kept
    const bicycle = await startEngine(['dev', '--root', root])
    try {
      const html = await (await fetch(`${bicycle.address}/?alone`)).text()
      const picture = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? ''
      expect((await fetch(bicycle.address + picture)).headers.get('content-type')).toBe('image/png')
    } finally {
      bicycle.stop()
      rmSync(root, { recursive: true, force: true })
    }
  })

  it('shows forms in their blocked and submitting states without a form service', () =>
    inAuthoring(async (page) => {
      await page.goto('/~gallery/forms/enquiry/blocked')
      await page.getByText('BLOCKED').first().waitFor()
      await page.goto('/~gallery/forms/enquiry/submitting')
      expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true)
    }))

  it('reports a misspelt property in a document pasted into the checker', () =>
    inAuthoring(async (page) => {
      await page.goto('/~/_checker')
      const checker = page.frameLocator('.studio-checker')
      await checker.getByLabel('Its file in the site').fill('pages/contact.json')
      await checker
        .getByLabel('Paste the document')
        .fill(readFileSync(fileOf('contact.json'), 'utf8').replace('"heading"', '"haeding"'))
      await checker.getByText('Did you mean "heading"?').waitFor()
    }))

  it('switches between all studio views without an error', { timeout: 240_000 }, () =>
    inAuthoring(async (page) => {
      const failures: string[] = []
      page.on('pageerror', ({ message }) => failures.push(message))
      await page.goto('/')
      await shown(page).getByRole('heading', { level: 1 }).waitFor()
      const rail = page.getByRole('navigation', { name: 'Views' })
      const names = await rail
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.textContent.replace(/\d.*$/, '').trim()))
      expect(names).toEqual([
        'Pages',
        'Fees & figures',
        'Findings',
        'Search',
        'Changes',
        'Publish',
        'History',
        'Site',
        'Help',
      ])
      for (const from of names) {
        for (const to of names) {
          await rail.getByRole('link', { name: from }).click()
          await rail.getByRole('link', { name: to }).click()
          await seen(rail.locator('[aria-current=page]')).toContainText(to)
          await seen(page.locator('main')).not.toBeEmpty()
          await seen(page.getByText('This view has stopped')).toHaveCount(0)
        }
      }
      expect(failures).toEqual([])
    }),
  )

  it('shows the page at phone, tablet and desktop width and alone in a tab', () =>
    inAuthoring(async (page) => {
      await page.goto('/contact')
      await shown(page).getByRole('heading', { level: 1 }).waitFor()
      const width = () => page.locator('iframe.studio-frame').evaluate((frame) => frame.clientWidth)
      const all = await page
        .locator('.studio-stage')
        .evaluate((stage) => Math.max(stage.clientWidth, 1024)) // a large screen is one, made smaller
      for (const [name, expected] of [
        ['Phone', 390],
        ['Tablet', 768],
        ['Desktop', all],
      ] as const) {
        await page.getByRole('radio', { name }).click()
        await seen.poll(width).toBe(expected)
      }
      const alone = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'Open the page alone' }).click()
      const tab = await alone
      await tab.getByRole('heading', { level: 1 }).waitFor()
      expect(await tab.locator('iframe').count()).toBe(0)
      expect(new URL(tab.url()).pathname).toBe('/contact')
    }))

  it('names the file to open when no text editor responds', () =>
    inAuthoring(async (page) => {
      await page.goto('/contact')
      await page.getByRole('link', { name: 'Open it in a text editor' }).click()
      await page.getByText(`In any other editor, open ${fileOf('contact.json')}.`).waitFor()
    }))

  it('reports a deleted document that other pages still link to', () =>
    inAuthoring(async (page) => {
      await page.goto('/')
      const contact = readFileSync(fileOf('contact.json'), 'utf8')
      rmSync(fileOf('contact.json'))
      await page.getByText('pages/contact.json is no longer there').waitFor()
      writeFileSync(fileOf('contact.json'), contact)
      await page.getByText('pages/contact.json is no longer there').waitFor({ state: 'detached' })
    }))

  it('shows the error of a view that fails and keeps the navigation working', () =>
    inAuthoring(async (page) => {
      await page.route('**/~api/gallery', (route) =>
        route.fulfill({ json: { blocks: 1, forms: [], states: [] } }),
      )
      await page.goto('/~/_gallery')
      await page.getByText('This view has stopped').waitFor()
      await page.getByText(/map is not a function/).waitFor()
      await page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('link', { name: 'Pages' })
        .click()
      await shown(page).getByRole('heading', { level: 1 }).waitFor()
    }))
})
