import { describe, expect, it } from 'vitest'
import { fetchedAhead } from '../support/ahead.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { holdClock } from '../support/holdClock.ts'
import { lacks } from '../support/lacks.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const categories = ['Rigs', 'Engines', 'Paint/Varnish', 'Hulls']

describe('the list of articles', () => {
  it('shows one category at a time, keeps it in the URL and reports an empty one', () =>
    inPage(browser(), async (page) => {
      await page.goto('/log')
      const items = page.locator('li[data-groups]').filter({ visible: true })
      const all = page.getByRole('button', { name: 'All Entries', exact: true })
      await seen(all).toHaveAttribute('aria-pressed', 'true')
      await seen(page.getByRole('heading', { name: 'Recent Entries' })).toBeVisible()
      const total = await items.count()
      expect(total).toBeGreaterThan(0)
      let counted = 0
      for (const category of categories) {
        await page.getByRole('button', { name: category, exact: true }).click()
        await seen(page.locator('button[aria-pressed=true]')).toHaveText(category)
        await seen(
          page.getByRole('heading', { name: `${category} Entries`, exact: true }),
        ).toBeVisible()
        expect(new URL(page.url()).searchParams.get('category')).toBe(category)
        const count = await items.count()
        counted += count
        const message = page.getByText(`No entries found in the "${category}" category.`)
        if (count === 0) await seen(message).toBeVisible()
        else await seen(message).toBeHidden()
        const featured = page.locator('article[data-groups]').filter({ visible: true })
        expect(await featured.count()).toBeLessThanOrEqual(1)
        for (const own of await featured.all())
          await seen(own).toHaveAttribute('data-groups', category)
      }
      expect(counted).toBe(total)
      await page.goBack()
      await seen(page.locator('button[aria-pressed=true]')).toHaveText('Paint/Varnish')
    }))

  it.skipIf(lacks('going back'))(
    'returns from an empty category to all articles and from an article to its category',
    () =>
      inPage(browser(), async (page) => {
        await page.goto('/log?category=Nonsense')
        await seen(page.locator('button[aria-pressed=true]')).toHaveText('All Entries')
        await page.goto('/log')
        for (const category of categories) {
          await page.getByRole('button', { name: category, exact: true }).click()
          const back = page.getByRole('button', { name: 'View All Entries' })
          if (await back.isVisible()) {
            await back.click()
            await seen(page.getByRole('heading', { name: 'Recent Entries' })).toBeVisible()
          }
        }
        await page.getByRole('button', { name: 'Rigs', exact: true }).click()
        await page.locator('li[data-groups] a').filter({ visible: true }).first().click()
        await page.waitForURL('**/log/*')
        await page.getByRole('link', { name: 'Back to Yard Log' }).click()
        await page.waitForURL('**/log?category=Rigs')
      }),
  )

  it('is where the back link leads visitors who came from elsewhere', () =>
    inPage(browser(), async (page) => {
      await page.goto('/log/fuel-that-grew')
      await page.getByRole('link', { name: 'Back to Yard Log' }).click()
      await page.waitForURL('**/log')
    }))
})

describe('the newsletter', () => {
  it('ignores an empty address, waits a second and shows success for three', () =>
    inPage(browser(), async (page) => {
      await page.clock.install()
      await page.goto('/log')
      const card = page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
      await seen(card).toBeVisible()
      const said = card.getByText('Successfully subscribed!')
      await card.getByRole('button').click()
      await seen(said).toHaveCount(0)
      await card.getByLabel('Email').fill('ada@example.com')
      await holdClock(page)
      await card.getByRole('button').click()
      await page.clock.runFor(950)
      await seen(said).toHaveCount(0)
      await page.clock.runFor(100)
      await seen(said).toBeVisible()
      await page.clock.runFor(2900)
      await seen(said).toBeVisible()
      await page.clock.runFor(200)
      await seen(said).toHaveCount(0)
      await seen(card.getByLabel('Email')).toHaveValue('')
    }))

  it('shows its errors in the page’s words and focuses its message after sending', () =>
    inPage(browser(), async (page) => {
      await page.clock.install()
      await page.goto('/log')
      const card = page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
      await seen(card).toBeVisible()
      await card.getByRole('button').click()
      await seen(card.getByRole('status')).toHaveText('Email: please fill this in.')
      const field = card.getByLabel('Email')
      await seen(field).toBeFocused()
      await field.fill('ada')
      await field.press('Enter')
      await seen(card.getByRole('status')).toContainText('name@example.com')
      await seen(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill('ada@münchen.example')
      await holdClock(page)
      await card.getByRole('button').click()
      await seen(field).not.toHaveAttribute('aria-invalid')
      await page.clock.runFor(1100)
      await seen(card.getByRole('status')).toHaveText('Successfully subscribed!')
      await seen(card.getByRole('status')).toBeFocused()
      await page.clock.runFor(3100)
      await seen(field).toBeFocused()
    }))

  it.skipIf(lacks('filling a field again'))(
    'keeps another address that is typed while the first is being sent',
    () =>
      inPage(browser(), async (page) => {
        await page.clock.install()
        await page.goto('/log')
        const card = page
          .locator('form')
          .filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
        await card.getByLabel('Email').fill('ada@example.com')
        await holdClock(page)
        await card.getByRole('button').click()
        await card.getByLabel('Email').fill('charles@example.com')
        await page.clock.runFor(5000)
        await seen(card.getByLabel('Email')).toHaveValue('charles@example.com')
      }),
  )
})

describe('questions', () => {
  it('open one at a time, follow the arrow keys and open by URL hash', () =>
    inPage(browser(), async (page) => {
      await page.goto('/questions#q3')
      await seen(page.locator('#q3')).toHaveAttribute('open', '')
      const questions = page.locator('main summary')
      await questions.first().focus()
      await page.keyboard.press('End')
      await seen(questions.last()).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await seen(questions.nth(-2)).toBeFocused()
      await page.keyboard.press('Home')
      await seen(questions.first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await seen(questions.nth(1)).toBeFocused()
      await page.keyboard.press('Enter')
      await seen(page.locator('main details[open]')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await seen(page.locator('main details[open]')).toHaveCount(0)
    }))

  it('load their script only on focus or when the URL names one', () =>
    inPage(browser(), async (page) => {
      const own = 'main [data-behaviour]'
      const isLoaded = () =>
        page
          .locator(own)
          .evaluate((element) =>
            performance
              .getEntriesByType('resource')
              .some(({ name }) => name.endsWith(element.dataset['behaviour'] ?? '-')),
          )
      await page.goto('/questions')
      await fetchedAhead(page) // what is fetched once the page is idle
      expect(await isLoaded()).toBe(false)
      await page.locator('main summary').first().focus()
      await seen.poll(isLoaded).toBe(true)
      await page.goto('/questions')
      await fetchedAhead(page)
      expect(await isLoaded()).toBe(false)
      await page.evaluate(() => location.assign('#q3'))
      await seen(page.locator('#q3')).toHaveAttribute('open', '')
      await page.locator('main summary').last().press('ArrowUp')
      await seen(page.locator('main summary').nth(-2)).toBeFocused()
    }))
})

describe('the opening status of the office', () => {
  it.each([
    ['2031-03-04T22:00:00Z', 'Usually open now'],
    ['2031-03-05T06:00:00Z', 'Usually closed now'],
  ])('at %s follows the office’s own clock: %s', (time, expected) =>
    inPage(browser(), async (page) => {
      await page.clock.install({ time: new Date(time) })
      await page.goto('/contact')
      await seen(page.getByText(expected)).toBeVisible()
    }),
  )
})

describe('a page that does not exist (404)', () => {
  it('logs its address to the console', () =>
    inPage(browser(), async (page) => {
      const said = page.waitForEvent('console', (message) =>
        message.text().includes('/no/such/page'),
      )
      await page.goto('/no/such/page')
      await said
      await seen(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    }))
})
