import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Frame } from 'playwright'
import { expect, it, vi } from 'vitest'
import { installBrowser } from '../scripts/setup.mjs'
import { browserArguments, inPage } from './support/browser.ts'
import { onCopyOf } from './support/onCopyOf.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine takes its time for each

type Document = { blocks: { items?: unknown[] }[] }

const change = (root: string, path: string, edit: (document: Document) => void) => {
  const file = join(root, 'pages', path)
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document
  edit(document)
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
}

/** Where an outline of the studio is, and where what it should be around. */
const boxes = (frame: Frame | undefined, outline: string, around: string) =>
  frame?.evaluate(
    ([outline = '', around = '']) => {
      const box = (element: Element | null | undefined) => {
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
        return [x, y, width, height].map(Math.round)
      }
      return [box(document.querySelector('studio-overlay')?.shadowRoot?.querySelector(outline)), box(document.querySelector(around))]
    },
    [outline, around],
  )

it('has its outlines around what they are about on a page from right to left, where the bar to scroll by is at the left, and around a question that is closed', () =>
  onCopyOf(
    'tests/sites/bindery',
    async (_, baseURL) => {
      const withBars = await chromium.launch({ executablePath: await installBrowser(), args: [...browserArguments], ignoreDefaultArgs: ['--hide-scrollbars'] })
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
            const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame() && one.url().includes('/ur'))
            expect(await frame?.evaluate(() => document.documentElement.getBoundingClientRect().x)).toBeGreaterThan(0)
            const apart = async (outline: string, around: string) => {
              const [drawn = [], meant = []] = (await boxes(frame, outline, around)) ?? []
              return Math.max(...drawn.map((value, index) => Math.abs(value - (meant[index] ?? 0))))
            }
            await expect.poll(() => apart('[data-tone=error]', 'details:has([href="/ur/nowhere"])')).toBeLessThan(2)
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
