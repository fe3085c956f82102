import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as blocks from '../../src/render/blocks/registry.ts'
import { writeNewSite } from '../../src/site/scaffold/writeNewSite.ts'
import { axeFindings } from '../support/axeFindings.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { seen } from '../support/seen.ts'
import { type Running, startEngine } from '../support/startEngine.ts'

const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-gallery-'))
let server: Running | undefined
const inAuthoring = <T>(run: (page: Page) => Promise<T>) =>
  inPage(browser(), run, { baseURL: server?.address ?? '' })

beforeAll(async () => {
  await writeNewSite(folder, { schemas: resolve('schema') })
  const broken = join(folder, 'pages/contact.json')
  writeFileSync(broken, readFileSync(broken, 'utf8').replace('"heading"', '"haeding"'))
  server = await startEngine(['dev', '--root', folder])
})
afterAll(() => {
  server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Every page of the authoring server, with what tells that it is there. */
const pages: Readonly<
  Record<
    string,
    { readonly path: string; readonly ready: (page: Page) => ReturnType<Page['locator']> }
  >
> = {
  'a page': { path: '/~/', ready: (page) => page.getByRole('button', { name: 'Add a block' }) },
  'a page with an error': {
    path: '/~/contact',
    ready: (page) => page.getByRole('button', { name: 'Add a block' }),
  },
  'the list of findings of a document': {
    path: '/~/_file/pages/_site.json',
    ready: (page) => page.getByRole('heading', { name: 'pages/_site.json' }),
  },
  'an address without a page': {
    path: '/~/nothing',
    ready: (page) => page.getByText('There is no page at this address.'),
  },
  'the form for a new page': {
    path: '/~/_new',
    ready: (page) => page.getByRole('button', { name: 'Create the draft' }),
  },
  'the gallery': {
    path: '/~/_gallery',
    ready: (page) => page.getByRole('heading', { name: 'Gallery' }),
  },
  'a block of the gallery': {
    path: '/~/_gallery/blocks/table',
    ready: (page) => page.getByRole('button', { name: 'Copy JSON' }).first(),
  },
  'a form of the gallery': {
    path: '/~/_gallery/forms/enquiry',
    ready: (page) => page.getByRole('heading', { name: 'idle' }),
  },
  'the checker': {
    path: '/~/_checker',
    ready: (page) => page.frameLocator('.studio-checker').getByLabel('Paste the document'),
  },
}

describe('the authoring server', () => {
  it.each(Object.entries(pages))(
    'shows %s without axe violations',
    { timeout: 60_000 },
    (_what, { path, ready }) =>
      inAuthoring(async (page) => {
        await page.goto(path)
        await seen(ready(page)).toBeVisible()
        expect(await axeFindings(page, ['body'])).toEqual([])
      }),
  )

  it('shows the checker’s findings without axe violations', { timeout: 60_000 }, () =>
    inAuthoring(async (page) => {
      await page.goto('/~/_checker')
      const checker = page.frameLocator('.studio-checker')
      await checker.getByLabel('Paste the document').fill('{ "title": “Wills” }')
      await seen(checker.getByText('1 found.')).toBeVisible()
      expect(await axeFindings(page, ['body'])).toEqual([])
    }),
  )
})

describe('the gallery', () => {
  it('finds a block by an everyday word and says when none matches', { timeout: 60_000 }, () =>
    inAuthoring(async (page) => {
      await page.goto('/~/_gallery')
      const shown = page.locator('.gallery-shown')
      await page.getByLabel('You want').fill('menu card')
      await seen(page.getByText(/^1 of \d+ blocks$/)).toBeVisible()
      await seen(shown.getByRole('link', { name: 'priceList' })).toBeVisible()
      await page.getByLabel('You want').fill('zeppelin')
      await seen(page.getByText('No block is called “zeppelin”. Try another word.')).toBeVisible()
    }),
  )

  it('shows the examples of every block without axe violations', { timeout: 1_200_000 }, () =>
    inAuthoring(async (page) => {
      const found: Record<string, string[]> = {}
      for (const [turn, type] of Object.keys(blocks).entries()) {
        await page.goto(`/~gallery/blocks/${type}`)
        const faults = await axeFindings(page, ['body'], turn)
        if (faults.length > 0) found[type] = faults
      }
      expect(found).toEqual({})
    }),
  )
})
