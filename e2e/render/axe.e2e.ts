import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { routesOf } from '../../bench/weigh.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { contact, estimate, look, openForm } from '../support/enquiryForms.ts'
import { ownPages } from '../support/ownPages.ts'
import { cutOn, faultsOn, wcag } from '../support/pageFaults.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()

const isLong = process.env['LONG'] !== undefined

/**
 * Addresses of the site in `pages/`: in the long run its pages, the dialogs as pages, and one that is not there; in the usual one the two heaviest of
 * each kind, one in each of two states as different as can be, of each further language a page and a form, and the one that is not there in both.
 */
const routes = (isNarrow: boolean): string[] => {
  if (isLong)
    return [
      ...routesOf(inject('ownDist'), '/').filter((route) => route !== '/404.html'),
      '/no-such-page',
    ]
  const pages = ownPages()
  const kinds = Object.keys(pages.kinds) as (keyof typeof pages.kinds)[]
  return [
    ...kinds.flatMap((kind, index) =>
      pages
        .of(kind)
        .slice(0, 2)
        .filter((_, at, { length }) => length === 1 || (at === index % 2) === isNarrow),
    ),
    ...pages.translated(isNarrow ? 'service' : 'form').flatMap(([heaviest]) => heaviest ?? []),
    '/no-such-page',
  ]
}

type State = {
  readonly name: string
  readonly width: number
  readonly options: BrowserContextOptions
  readonly long?: true
}
const still = { reducedMotion: 'reduce' } as const

/** 320 pixels are what is left of 1280 at a zoom of 400 %. */
const states: readonly State[] = [
  { name: 'light, 1280 pixels', width: 1280, options: { colorScheme: 'light', ...still } },
  { name: 'dark, 320 pixels', width: 320, options: { colorScheme: 'dark', ...still } },
  {
    name: 'light, 320 pixels',
    width: 320,
    options: { colorScheme: 'light', ...still },
    long: true,
  },
  {
    name: 'dark, 1280 pixels',
    width: 1280,
    options: { colorScheme: 'dark', ...still },
    long: true,
  },
  {
    name: 'light, with motion',
    width: 1280,
    options: { colorScheme: 'light', reducedMotion: 'no-preference' },
    long: true,
  },
  {
    name: 'forced colours, 1280 pixels',
    width: 1280,
    options: { colorScheme: 'dark', forcedColors: 'active', ...still },
    long: true,
  },
  {
    name: 'forced colours, 320 pixels',
    width: 320,
    options: { colorScheme: 'light', forcedColors: 'active', ...still },
    long: true,
  },
]

describe.each(states.filter(({ long }) => !long || isLong))('in $name', ({ width, options }) => {
  it(`${isLong ? 'every page' : 'a page of each kind'} has no axe violations and no clipped content`, {
    timeout: 900_000,
  }, async () => {
    const all = routes(width < 1024)
    expect(all.length).toBeGreaterThan(isLong ? 3 : 1)
    const faults = await inPage(
      browser(),
      async (page) => {
        const found: string[] = []
        for (const route of all) {
          await page.goto(route)
          for (const fault of [
            ...(await faultsOn(page, [...wcag, 'best-practice'])),
            ...(await cutOn(page)),
          ])
            found.push(`${route} ${fault}`)
        }
        return found
      },
      { ...options, baseURL: inject('ownSite'), viewport: { width, height: 800 } },
    )
    expect(faults).toEqual([])
  })

  it('dialogs, errors, menus and open answers have no axe violations and no clipped content', {
    timeout: 300_000,
  }, async () => {
    const opened: Record<string, (page: Page) => Promise<unknown>> = {
      look: (page) => openDialog(page, 'look', look.submit),
      estimate: (page) => openDialog(page, 'estimate', estimate.submit),
      'the contact form with errors': async (page) => {
        const form = await openForm(page, contact)
        await form.locator('[type=submit]').click()
        await seen(page.locator('main .form-error').first()).toBeVisible()
      },
      'the menu': async (page) => {
        await page.goto('/repairs/rigging')
        const button = page
          .locator('header')
          .getByRole('button', { name: width < 1024 ? 'Menu' : 'Yard Work', exact: true })
        await button.click()
        await seen(button).toHaveAttribute('aria-expanded', 'true')
      },
      'all answers': async (page) => {
        await page.goto('/questions')
        for (const summary of await page.locator('main summary').all()) await summary.click()
      },
    }
    for (const [name, open] of Object.entries(opened)) {
      const faults = await inPage(
        browser(),
        async (page) => [await open(page), await faultsOn(page), await cutOn(page)],
        {
          ...options,
          viewport: { width, height: 800 },
        },
      )
      expect(faults.slice(1).flat(), name).toEqual([])
    }
  })
})

/** Opens a dialog, and sends it empty. */
const openDialog = async (page: Page, id: string, submit: string) => {
  await page.goto('/repairs/rigging')
  const links = page.locator(`main a[href="/enquire/${id}"], footer a[href="/enquire/${id}"]`)
  await links.first().click()
  const dialog = page.getByRole('dialog')
  await seen(dialog.locator('[data-hydrated]')).toBeAttached()
  await dialog.getByRole('button', { name: submit, exact: true }).click()
  await seen(dialog.locator('.form-error').first()).toBeVisible()
}

it('tables keep their accessibility roles when their rows are laid out as cards', () =>
  inPage(
    browser(),
    async (page) => {
      await page.goto('/repairs/rigging')
      const session = await page.context().newCDPSession(page)
      const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
        nodes: { role?: { value: string }; ignored: boolean }[]
      }
      const count = (role: string) =>
        nodes.filter((node) => !node.ignored && node.role?.value === role).length
      const drawn = await page.evaluate(() => ({
        tables: document.querySelectorAll('main table').length,
        cells: document.querySelectorAll('main td').length,
        heads: document.querySelectorAll('main tbody th').length,
        isCards: getComputedStyle(document.querySelector('main tbody tr') as Element).display, // the page has tables
      }))
      expect(drawn.isCards).toBe('block')
      expect(drawn.tables).toBeGreaterThan(0)
      expect([count('table'), count('cell') + count('gridcell'), count('rowheader')]).toEqual([
        drawn.tables,
        drawn.cells,
        drawn.heads,
      ])
    },
    { viewport: { width: 320, height: 800 } },
  ))
