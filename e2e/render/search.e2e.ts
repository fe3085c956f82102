import { describe, expect, it } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { lacks } from '../support/lacks.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const index = '/assets/s/search.json'

describe('the search', () => {
  it('works by URL query', async () => {
    await inPage(browser(), async (page) => {
      await page.goto('/find?q=standing+rigging')
      await page.getByRole('status').filter({ hasText: 'standing rigging' }).waitFor()
      expect(await page.getByRole('searchbox').inputValue()).toBe('standing rigging')
      expect(await page.locator('search ol a[href^="/repairs/rigging"]').count()).toBeGreaterThan(0)
    })
  })

  it('loads its index on first use, searches while typing and keeps the query in the URL', async () => {
    await inPage(browser(), async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto('/find', { waitUntil: 'networkidle' })
      expect(asked).not.toContain(index)
      await page.getByRole('searchbox').fill('dry first')
      await page.locator('search ol a[href="/repairs/hulls"]').waitFor()
      await page.waitForURL('**/find#q=dry+first')
      expect(asked).toContain(index)
    })
  })

  it('sends no query to a server, not even before its script loads', async () => {
    await inPage(browser(), async (page) => {
      const sent: string[] = []
      page.on('request', (request) =>
        sent.push(
          `${request.url()} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`,
        ),
      )
      const release = await holdBack(page, '**/behaviour.*.js')
      await page.goto('/find', { waitUntil: 'domcontentloaded' }) // Firefox has a page loaded only with what its scripts fetch
      await page.getByRole('searchbox').fill('dry first')
      await page.keyboard.press('Enter')
      await release()
      await page.locator('search ol a[href="/repairs/hulls"]').waitFor()
      await page.getByRole('searchbox').fill('standing rigging')
      await page.keyboard.press('Enter')
      await page.getByRole('status').filter({ hasText: 'standing rigging' }).waitFor()
      await page.reload()
      await page.getByRole('status').filter({ hasText: 'standing rigging' }).waitFor()
      expect(sent.filter((request) => /dry.first|standing.rigging/.test(request))).toEqual([])
    })
  })

  it('says when nothing is found and shows the query as plain text', async () => {
    await inPage(browser(), async (page) => {
      await page.goto(`/find?q=${encodeURIComponent('<img src=x onerror=alert(1)>xyzzy')}`)
      await page.getByRole('status').filter({ hasText: '<img src=x' }).waitFor()
      expect(await page.locator('search img').count()).toBe(0)
    })
  })

  it('keeps the query and its results when the skip link is used', () =>
    inPage(browser(), async (page) => {
      await page.goto('/find')
      await page.getByRole('searchbox').fill('dry first')
      await page.locator('search ol a[href="/repairs/hulls"]').waitFor()
      await page.locator('.skip').focus()
      await page.keyboard.press('Enter')
      await seen(page.locator('main')).toBeFocused()
      await seen(page.getByRole('searchbox')).toHaveValue('dry first')
      await seen(page.locator('search ol > li').first()).toBeVisible()
    }))

  it('wraps a long query so that the page doesn’t scroll sideways on a phone', async () => {
    await inPage(
      browser(),
      async (page) => {
        await page.goto('/find')
        await page.getByRole('searchbox').fill('w'.repeat(200))
        await page.getByRole('status').filter({ hasText: 'www' }).waitFor()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      },
      { viewport: { width: 390, height: 844 } },
    )
  })

  it('reports an index that fails to load and recovers once it loads', async () => {
    await inPage(browser(), async (page) => {
      await page.route(`**${index}`, (route) => route.abort())
      await page.goto('/find?q=rigging')
      await page.getByRole('status').filter({ hasText: 'could not be loaded' }).waitFor()
      await page.unroute(`**${index}`)
      await page.getByRole('searchbox').fill('masts and rigging')
      await page.locator('search ol > li').first().waitFor()
    })
  })

  it.skipIf(lacks('pages without scripts'))(
    'lists all pages without JavaScript and hides its form',
    async () => {
      await inPage(
        browser(),
        async (page) => {
          await page.goto('/find?q=standing+rigging')
          expect(await page.locator('main a[href="/repairs/rigging"]').isVisible()).toBe(true)
          expect(await page.locator('search form').isVisible()).toBe(false)
          expect(await page.locator('search').innerText()).toContain('Search needs JavaScript.')
        },
        { javaScriptEnabled: false },
      )
    },
  )
})
