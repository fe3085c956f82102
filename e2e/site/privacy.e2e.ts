import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'

const browser = useBrowser()

/** Every page of the built site, dialogs' own pages and the not-found page among them. */
const routes = (): string[] =>
  Object.keys(
    (
      JSON.parse(readFileSync(join(inject('ownDist'), '.broadsheet/manifest.json'), 'utf8')) as {
        pages: object
      }
    ).pages,
  )

describe('a visit', () => {
  it('to any page contacts only the site, sets no cookie and stores nothing', {
    timeout: 300_000,
  }, async () => {
    await inPage(
      browser(),
      async (page) => {
        const foreign: string[] = []
        page.on('request', (request) => {
          const url = request.url()
          if (!url.startsWith(`${inject('ownSite')}/`) && !url.startsWith('data:'))
            foreign.push(`${page.url()} asked ${url}`)
        })
        expect(routes().length).toBeGreaterThan(2)
        for (const route of routes()) {
          await page.goto(route, { waitUntil: 'load' })
          const remaining = await page.evaluate(() => [document.cookie, localStorage.length])
          expect(remaining, route).toEqual(['', 0])
        }
        expect(foreign).toEqual([])
        expect(await page.context().cookies()).toEqual([])
      },
      { baseURL: inject('ownSite') },
    )
  })

  it('that opens a dialog and searches contacts only the site', async () => {
    await inPage(browser(), async (page) => {
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${inject('site')}/`) && !request.url().startsWith('data:'))
          foreign.push(request.url())
      })
      await page.goto('/')
      await page.locator('main a[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').waitFor()
      await page.goto('/find?q=antifouling')
      await page.locator('search ol > li').first().waitFor()
      expect(foreign).toEqual([])
    })
  })
})
