import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { installBrowser } from '../../../scripts/setup.mjs'
import { browserArguments } from '../../support/browser.ts'
import { holdBack } from '../../support/holdBack.ts'
import { seen } from '../../support/seen.ts'
import { usePanel } from '../../support/studioPanel.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio, written } = usePanel()

describe('after an interruption', () => {
  beforeEach(() => {
    site().diff('find.json')
  })
  it('text typed without a server survives a reload and is saved once the server returns', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/log')
      await panel.locator('.panel-entry-name').first().click()
      const heading = panel.getByLabel(/^Main heading/)
      await heading.waitFor()
      await page.route(/~studio\/change/, (route) => route.abort())
      await heading.fill('Boats that were here')
      await seen(page.getByRole('button', { name: 'Not saved' })).toBeVisible()
      await heading.fill('Boats that were here this year')
      expect(site().read('log.json')).not.toContain('Boats that were here')
      await page.reload()
      await seen(page.getByText(/Brought back what was not saved/).first()).toBeAttached()
      await page.unroute(/~studio\/change/)
      expect(await written(page, 'log.json', 'here this year')).toHaveLength(2)
    }))

  it('a text that a text editor also changed is shown in both versions to choose from', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/thanks')
      await panel.locator('.panel-entry-name').first().click()
      const heading = panel.getByLabel(/^Main heading/)
      const first = await heading.inputValue()
      let release = await holdBack(page, /~studio\/change/)
      await heading.fill('Mine')
      await seen(page.getByText('Saving')).toBeVisible()
      /** A page that says so has been drawn; one that was asked for before may come first. */
      const drawn = (words: string) =>
        page.waitForResponse(
          async (response) =>
            response.url().includes('~studio/drawn') && (await response.text()).includes(words),
        )
      const theirs = drawn('Theirs')
      site().write('thanks.json', site().read('thanks.json').replace(first, 'Theirs'))
      await theirs
      const shown = page.frameLocator('iframe.studio-frame').getByRole('heading', { level: 1 })
      await seen(shown).toHaveText('Mine') // which the panel says
      await release()
      const both = page.getByRole('alert', { name: 'Written twice' })
      await seen(both).toContainText('Mine')
      await seen(both).toContainText('Theirs')
      await heading.fill('Mine, and more')
      await seen(both).toContainText('Mine, and more')
      await page.getByRole('button', { name: 'Not saved' }).click()
      await page.getByRole('button', { name: 'Try again' }).click()
      await seen(page.getByText('Choose which of the two texts stays')).toBeVisible()
      await page.keyboard.press('Escape')
      expect(site().read('thanks.json')).toContain('"Theirs"')
      await both.getByRole('button', { name: 'Keep mine' }).click()
      await seen.poll(() => site().read('thanks.json')).toContain('"heading": "Mine, and more"')
      await seen(both).toHaveCount(0)
      release = await holdBack(page, /~studio\/change/)
      await heading.fill('Mine again')
      const again = drawn('Theirs again')
      site().write(
        'thanks.json',
        site().read('thanks.json').replace('"Mine, and more"', '"Theirs again"'),
      )
      await again
      await release()
      await both.getByRole('button', { name: 'Keep the other' }).click()
      await seen(heading).toHaveValue('Theirs again')
      await seen(shown).toHaveText('Theirs again')
      await seen(page.getByText('Saved', { exact: true })).toBeVisible()
      expect(site().read('thanks.json')).toContain('"heading": "Theirs again"')
    }))

  it('text typed while the server is killed is saved once the server restarts', () =>
    inStudio(
      async (page) => {
        await page.goto('/~/about')
        const text = page.frameLocator('iframe.studio-frame').locator('main p').first()
        await text.click()
        await page.keyboard.press('Control+End')
        const [first, second, third] = [
          ' One word',
          ' after the other, and none',
          ' of them is lost.',
        ]
        await page.keyboard.type(first)
        await seen.poll(() => site().read('about.json')).toContain(first)
        const typed = page.keyboard.type(second, { delay: 30 })
        await site().server().kill()
        await typed
        await seen(
          page.getByRole('alert').filter({ hasText: 'The server does not answer' }),
        ).toBeVisible()
        await page.keyboard.type(third)
        await site().start()
        await seen.poll(() => site().read('about.json')).toContain(first + second + third)
        await seen(page.getByText('Saved', { exact: true })).toBeVisible()
        await seen(text).toContainText((first + second + third).trim())
      },
      { viewport: { width: 1800, height: 1000 } },
    ))

  it('unsaved text stored in the browser is saved after browser and server were killed', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'broadsheet-profile-'))
    const open = async () =>
      chromium.launchPersistentContext(profile, {
        executablePath: await installBrowser(),
        args: [...browserArguments],
        viewport: { width: 1800, height: 1000 },
      })
    try {
      const before = await open()
      const page = await before.newPage()
      await page.goto(`${site().server().address}/~/about`)
      const text = page.frameLocator('iframe.studio-frame').locator('main p').first()
      await text.click()
      await page.keyboard.press('Control+End')
      await page.route(/~studio\/change/, () => undefined) // no answer ever comes
      await page.keyboard.type(' Before the light went out.')
      const stored = () =>
        page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              const opened = indexedDB.open('studio', 1)
              opened.onsuccess = () => {
                const all = opened.result.transaction('unsaved').objectStore('unsaved').getAll()
                all.onsuccess = () => resolve(JSON.stringify(all.result))
              }
            }),
        )
      await seen.poll(stored).toContain('Before the light went out.')
      // The lock of a profile names the process that has it.
      process.kill(
        Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1)),
        'SIGKILL',
      )
      await site().server().kill()
      expect(site().read('about.json')).not.toContain('the light')
      await site().start()
      const after = await open()
      await (await after.newPage()).goto(`${site().server().address}/~/about`)
      await seen.poll(() => site().read('about.json')).toContain(' Before the light went out.')
      await after.close()
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  })

  it('a frame that reloaded before the studio answered still selects what is clicked', () =>
    inStudio(async (page, panel) => {
      const answer = await holdBack(page, /~studio\/events/)
      await page.goto('/~/about')
      const frame = page.frameLocator('.studio-frame')
      const heading = frame.getByRole('heading', { level: 1 })
      await seen(heading).toBeVisible()
      const loaded = page.waitForEvent('framenavigated')
      await page
        .locator('.studio-frame')
        .evaluate((element) => element.setAttribute('src', element.getAttribute('src') ?? ''))
      await (await loaded).waitForLoadState()
      await answer()
      await heading.click()
      await seen(panel.getByRole('heading', { name: 'Beginning of the page' })).toBeVisible()
    }))

  it('the page list works without a server and the page returns with the server', () =>
    inStudio(
      async (page) => {
        await page.goto('/~/about')
        const heading = page.frameLocator('iframe.studio-frame').getByRole('heading', { level: 1 })
        await heading.waitFor()
        await page.getByRole('link', { name: 'Rigging', exact: true }).first().waitFor()
        await site().server().kill()
        await seen(page.getByRole('alert').filter({ hasText: 'Nothing is lost.' })).toBeVisible()
        await page.getByRole('link', { name: 'New page', exact: true }).click()
        await page.getByRole('textbox', { name: 'Title' }).fill('Sails')
        await seen(page.getByText('The draft can be created once it is there again')).toBeVisible()
        await page.goBack()
        await seen(
          page.getByText('The page is shown again as soon as the server answers.'),
        ).toBeVisible()
        await seen(page.getByRole('link', { name: 'Rigging' }).first()).toBeVisible()
        await page.getByRole('searchbox', { name: 'Find a page' }).fill('rigg')
        await seen(page.getByRole('link', { name: 'Rigging' }).first()).toBeVisible()
        await seen(page.getByText('No page is called so.')).toHaveCount(0)
        await site().start()
        await seen(heading).toBeVisible({ timeout: 20_000 })
        await seen(
          page.getByText('The page is shown again as soon as the server answers.'),
        ).toHaveCount(0)
      },
      { viewport: { width: 1800, height: 1000 } },
    ))

  it('a file that can’t be written doesn’t block others and is saved on retry', () =>
    inStudio(async (page, panel) => {
      const heading = panel.getByLabel(/^Main heading/)
      const begin = async (route: string) => {
        await panel.locator('.panel-entry-name').first().click()
        await seen(page.locator('.studio-bar-title')).toContainText(route)
        await heading.waitFor()
      }
      await page.goto('/~/thanks')
      await begin('/thanks')
      const whole = site().read('thanks.json')
      site().write('thanks.json', whole.slice(0, -20))
      await heading.fill('Kept until then')
      await seen(page.getByRole('button', { name: 'Not saved' })).toBeVisible()
      await page
        .getByRole('navigation', { name: 'Pages of the site' })
        .locator('a[href="/~/find"]')
        .click()
      await begin('/find')
      await heading.fill('What are you after?')
      await seen.poll(() => site().read('find.json')).toContain('What are you after?')
      site().write('thanks.json', whole)
      await page.getByRole('button', { name: 'Not saved' }).click()
      await page.getByRole('button', { name: 'Try again' }).click()
      await seen.poll(() => site().read('thanks.json')).toContain('Kept until then')
      await seen(page.getByText('Saved', { exact: true })).toBeVisible()
    }))
})
