import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Frame } from 'playwright'
import { expect, it, vi } from 'vitest'
import { installBrowser } from '../../../scripts/setup.mjs'
import { browserArguments, inPage, useBrowser } from '../../support/browser.ts'
import { onCopyOf } from '../../support/onCopyOf.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine takes its time for each

const browser = useBrowser()

type Document = { blocks: { items?: unknown[] }[] }

const change = (root: string, path: string, edit: (document: Document) => void) => {
  const file = join(root, 'pages', path)
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document
  edit(document)
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
}

const cardsIn = (root: string, path: string): unknown[] =>
  (JSON.parse(readFileSync(join(root, 'pages', path), 'utf8')) as Document).blocks[1]?.items ?? []

it('reports an order that translations haven’t followed and applies it with one click', () =>
  onCopyOf('tests/sites/bindery', async (root, baseURL) => {
    const [before, record] = [
      cardsIn(root, 'hi/index.json'),
      readFileSync(join(root, 'pages/_translations/hi.json'), 'utf8'),
    ]
    await inPage(
      browser(),
      async (page) => {
        await page.goto('/~/')
        change(root, 'index.json', ({ blocks }) => {
          const items = blocks[1]?.items
          items?.unshift(...items.splice(2, 1))
        })
        const panel = page.getByRole('complementary', { name: 'Panel' })
        await panel.getByText('In Hindi 1 not followed').waitFor()
        await panel.getByText('In Urdu 1 not followed').waitFor()
        await panel
          .getByRole('list')
          .getByRole('button', { name: /^Cards/ })
          .first()
          .click()
        const told = panel.getByText('In Hindi: “Manuscripts” comes first in')
        await told.waitFor()
        await panel
          .getByRole('button', { name: 'Put in the order of the original' })
          .first()
          .click()
        await expect
          .poll(() => cardsIn(root, 'hi/index.json'))
          .toEqual([before[2], before[0], before[1]])
        expect(readFileSync(join(root, 'pages/_translations/hi.json'), 'utf8')).toBe(record)
        await told.waitFor({ state: 'detached' })
        await panel.getByText('In Urdu: “Manuscripts”').waitFor()
        await page.goto('/~/_publish')
        await page.getByText('In other languages this has not followed.').waitFor()
        await page.getByText('In Urdu: “Manuscripts” comes first in').waitFor()
        await page.goto('/~/ur')
        await panel.getByRole('button', { name: 'Differs on purpose' }).first().waitFor()
        expect(
          await panel
            .locator('.panel-body')
            .evaluate((body) => body.scrollWidth - body.clientWidth),
        ).toBe(0) // nothing in it to scroll to sideways
        await page.goto('/~/_beside/pages/ur/index.json')
        await page.getByText('“Manuscripts” comes first in').waitFor()
        await page.getByRole('button', { name: 'Differs on purpose' }).click()
        await page.getByText('“Manuscripts” comes first in').waitFor({ state: 'detached' })
        expect(readFileSync(join(root, 'pages/ur/index.json'), 'utf8')).toContain(
          '"translation-order"',
        )
      },
      { baseURL, viewport: { width: 1800, height: 1000 } },
    )
  }))

/** Where an outline of the studio is, and where what it should be around. */
const boxes = (frame: Frame | undefined, outline: string, around: string) =>
  frame?.evaluate(
    ([outline = '', around = '']) => {
      const box = (element: Element | null | undefined) => {
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
        return [x, y, width, height].map(Math.round)
      }
      return [
        box(document.querySelector('studio-overlay')?.shadowRoot?.querySelector(outline)),
        box(document.querySelector(around)),
      ]
    },
    [outline, around],
  )

it('draws outlines around the right elements on right-to-left pages and around a closed question', () =>
  onCopyOf(
    'tests/sites/bindery',
    async (_, baseURL) => {
      const withBars = await chromium.launch({
        executablePath: await installBrowser(),
        args: [...browserArguments],
        ignoreDefaultArgs: ['--hide-scrollbars'],
      })
      try {
        await inPage(
          withBars,
          async (page) => {
            await page.addInitScript(() => {
              const attach = Element.prototype.attachShadow
              Element.prototype.attachShadow = function (options) {
                return attach.call(this, { ...options, mode: 'open' })
              }
            })
            await page.goto('/~/ur')
            await page.locator('iframe[data-listens=true]').waitFor()
            const frame = page
              .frames()
              .find((one) => one.parentFrame() === page.mainFrame() && one.url().includes('/ur'))
            expect(
              await frame?.evaluate(() => document.documentElement.getBoundingClientRect().x),
            ).toBeGreaterThan(0)
            const apart = async (outline: string, around: string) => {
              const [drawn = [], meant = []] = (await boxes(frame, outline, around)) ?? []
              return Math.max(...drawn.map((value, index) => Math.abs(value - (meant[index] ?? 0))))
            }
            await expect
              .poll(() => apart('[data-tone=error]', 'details:has([href="/ur/nowhere"])'))
              .toBeLessThan(2)
            await page.frameLocator('.studio-frame').locator('details').first().hover()
            await expect.poll(() => apart('[data-name=pointed]', 'details')).toBeLessThan(2)
          },
          { baseURL, viewport: { width: 1800, height: 1000 } },
        )
      } finally {
        await withBars.close()
      }
    },
    (root) =>
      change(root, 'ur/index.json', ({ blocks }) =>
        blocks.splice(1, 0, {
          type: 'faq',
          items: [
            { question: 'پہلا سوال؟', answer: ['پہلا جواب۔'] },
            { question: 'دوسرا سوال؟', answer: ['[یہاں](/ur/nowhere) دوسرا جواب۔'] },
            { question: 'تیسرا سوال؟', answer: ['تیسرا جواب۔'] },
          ],
        } as Document['blocks'][number]),
      ),
  ))

it('saves a language’s announcement with the dates of the main one, even after removal', () =>
  onCopyOf('tests/sites/bindery', async (root, baseURL) => {
    const read = (path: string) =>
      JSON.parse(readFileSync(join(root, 'pages', path), 'utf8')) as { announcement?: unknown }
    const settings = join(root, 'pages/_site.json')
    writeFileSync(
      settings,
      JSON.stringify(
        {
          ...read('_site.json'),
          announcement: { text: 'Closed for the fair.', until: '2099-12-24' },
        },
        null,
        2,
      ),
    )
    await inPage(
      browser(),
      async (page) => {
        await page.goto('/~/_site')
        await page.getByRole('link', { name: 'Announcement', exact: true }).click()
        await page.getByRole('navigation', { name: 'Languages' }).getByRole('link').nth(1).click()
        const text = page.getByRole('textbox', { name: /^Text/ })
        for (const words of ['मेले के लिए बंद', 'मेले में बंद']) {
          await page.getByText('does not see this announcement until it is written here').waitFor()
          await text.fill(words)
          await expect
            .poll(() => read('hi/_site.json').announcement)
            .toEqual({ text: words, until: '2099-12-24' })
          await page.reload()
          await page.getByRole('button', { name: 'Remove Announcement' }).click()
          await expect.poll(() => read('hi/_site.json').announcement).toBeUndefined()
        }
      },
      { baseURL },
    )
  }))
