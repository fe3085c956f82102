import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from 'playwright'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { axeFindings } from '../../support/axeFindings.ts'
import { hearingFaults } from '../../support/hearingFaults.ts'
import { useViews } from '../../support/studioViews.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { folder, inStudio } = useViews()

/** The heading of each view, by which a screen reader announces it. */
const headings: Readonly<Record<string, string>> = {
  _pages: 'Pages',
  _new: 'New page',
  _help: 'Help',
  _checks: 'What pages must say',
  _publish: 'Publish',
  _facts: 'Fees & figures',
  '_facts/lift.fee': 'Lift out and back in, up to nine metres',
  '_facts/new': 'New figure',
  _findings: 'Findings',
  _search: 'Search',
  _changes: 'Changes',
  _history: 'History',
  _site: 'Site',
  '_site/navigation': 'Menus',
  '_site/firm': 'Firm and hours',
  '_site/theme': 'Look',
  '_site/words': 'Words',
  '_site/dialogs': 'Forms',
  '_site/dialogs/look': 'Book a look at your boat',
}
const views = Object.keys(headings)

/** Goes through views as one who stays in the studio does, and looks at each once all that it has asked for is there. */
const eachView = async (
  page: Page,
  looked: readonly string[],
  look: (view: string) => Promise<void>,
) => {
  const asked = new Set<Request>()
  const isView = (request: Request) =>
    request.url().includes('/~studio/') && !request.url().endsWith('/events')
  page.on('request', (request) => isView(request) && asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  await page.goto('/~/_pages')
  for (const view of looked) {
    await page.evaluate((path) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/~/${view}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // Another view is there once it has the focus, where it had none.
    if (view !== '_pages')
      await page.waitForFunction(() => document.activeElement?.closest('.studio-main') != null)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    ) // what it asks for it has asked for now
    await expect.poll(() => asked.size).toBe(0)
    await look(view)
  }
}

it('every view has a heading and every control in it an accessible name', () =>
  inStudio(async (page) => {
    const faults: string[] = []
    await eachView(page, views, async (view) => {
      const found = await hearingFaults(page, headings[view] ?? '')
      faults.push(...found.map((fault) => `${view} ${fault}`))
    })
    expect(faults).toEqual([])
  }))

describe('studio views with drafts, changes and doubts', () => {
  const asKept = (path: string) => readFileSync(join('tests/sites/boatyard/pages', path), 'utf8')
  beforeEach(() => {
    writeFileSync(
      join(folder(), 'pages/about.json'),
      asKept('about.json').replace('"title": "', '"draft": true,\n  "title": "TODO: '),
    )
    writeFileSync(
      join(folder(), 'pages/_facts.json'),
      asKept('_facts.json').replace(
        '"amount": 480 }',
        '"amount": 490 }, "reviewBy": "2025-12-01", "doubt": "The crane is dearer now."',
      ),
    )
  })
  it.each([[views.slice(0, 7)], [views.slice(7, 13)], [views.slice(13)]])(
    'have no axe violations, wide in light or narrow in dark: %j',
    (looked) =>
      inStudio(async (page) => {
        const faults: string[] = []
        const look = async (view: string) => {
          faults.push(...(await axeFindings(page, ['.studio'])).map((fault) => `${view} ${fault}`))
        }
        await eachView(page, looked, async (view) => {
          await look(view)
          await page.setViewportSize({ width: 390, height: 844 })
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
          await page.locator('.radix-themes.dark').waitFor()
          await look(`${view}, dark and narrow`)
          const [wide, tall, wrapped] = await page.evaluate(() => [
            document.documentElement.scrollWidth - innerWidth,
            document.documentElement.scrollHeight - innerHeight, // each part of the studio scrolls by itself, and the whole never
            [...document.querySelectorAll('.view-step time')].filter(
              (time) => time.getClientRects().length > 1,
            ).length,
          ])
          if (wide !== 0 || tall !== 0 || wrapped !== 0)
            faults.push(
              `${view} is ${wide} pixels too wide, ${tall} pixels too tall, ${wrapped} times stand on two lines`,
            )
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.emulateMedia({ colorScheme: 'light' })
          await page.locator('.radix-themes.light').waitFor()
        })
        expect(faults).toEqual([])
      }),
  )
})
