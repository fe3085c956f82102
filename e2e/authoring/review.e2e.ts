import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installBrowser } from '../../scripts/setup.mjs'
import { runCommand } from '../../tests/support/serverProcess.ts'
import { useBrowser } from '../support/browser.ts'

/** A report of one small change, opened from its file as its reader does. */
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-review-'))
const browser = useBrowser()
const site = join(folder, 'site')
let page: Page
const asked: string[] = []

const change = (path: string, edit: (document: { blocks: Record<string, unknown>[] }) => void) => {
  const document = JSON.parse(readFileSync(join(site, path), 'utf8')) as {
    blocks: Record<string, unknown>[]
  }
  edit(document)
  writeFileSync(join(site, path), JSON.stringify(document, null, 2))
}

beforeAll(async () => {
  cpSync('tests/sites/bicycle', site, { recursive: true })
  cpSync(site, join(folder, 'before'), { recursive: true })
  change('pages/index.json', ({ blocks }) => {
    const [hero] = blocks
    if (hero) hero['heading'] = 'Another heading'
  })
  change('pages/repairs.json', (document) =>
    Object.assign(document, {
      description:
        'Another description that only search engines show, of about as many words as there were before it.',
    }),
  )
  const { ended, errors } = runCommand(['review', join(folder, 'before'), '--root', site], {
    BROWSER_PATH: await installBrowser(),
  })
  expect([await ended, errors()]).toEqual([0, expect.not.stringContaining('could not run')])
  page = await browser().newPage({ viewport: { width: 1280, height: 800 } })
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pathToFileURL(join(site, 'data/review/report/index.html')).href)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the review report shows each visual difference before and after at both widths', async () => {
  const names = await page
    .locator('.place > .pair > .shot img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  for (const width of ['Desktop', 'Phone'])
    for (const side of ['before', 'after'])
      expect(names).toContain(
        `${width}: place 1 of 1 on Home page: Bicycle workshop under the railway, ${side}`,
      )
  expect(await page.locator('.place .before .frame i').count()).toBeGreaterThan(0)
  expect(await page.locator('.place .after .frame i').count()).toBeGreaterThan(0)
})

test('the report says when a page looks as it did', async () => {
  expect(
    await page
      .locator('.page', { hasText: 'Looks as it did, on a desktop and on a phone' })
      .count(),
  ).toBe(1)
})

test('arrow keys and Home move the slider between before and after', async () => {
  await page.getByRole('radio', { name: /slider/ }).check()
  const range = page.getByRole('slider').first()
  const edge = () =>
    range.evaluate((element) =>
      getComputedStyle(element.parentElement as Element).getPropertyValue('--edge'),
    )
  await range.focus()
  await page.keyboard.press('ArrowLeft')
  expect(await edge()).toBe('99%')
  await page.keyboard.press('Home')
  expect(await edge()).toBe('0%')
  await page.getByRole('radio', { name: 'Side by side' }).check()
})

test('the report loads only its own file and never scrolls sideways', async () => {
  expect(asked.filter((url) => !url.startsWith('data:'))).toHaveLength(1)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      String(width),
    ).toBeLessThanOrEqual(width)
  }
})

test('without JavaScript the report shows both pictures and no dead controls', async () => {
  const context = await browser().newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto(page.url())
  expect(await still.getByRole('radio').count()).toBe(0)
  expect(await still.locator('.place .shot:visible').count()).toBeGreaterThanOrEqual(4)
  await context.close()
})
