import type { Locator, Page, Route } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { holdBack } from '../../support/holdBack.ts'
import { seen } from '../../support/seen.ts'
import { act, blockOf, usePanel } from '../../support/studioPanel.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio } = usePanel()

describe('an author editing a page’s blocks', () => {
  it('adds a block by an everyday word, then moves, hides, duplicates, converts, copies and removes it', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/checklists')
      const count = (JSON.parse(site().read('checklists.json')) as { blocks: unknown[] }).blocks
        .length
      const types = () =>
        (
          JSON.parse(site().read('checklists.json')) as {
            blocks: { type: string; hidden?: boolean }[]
          }
        ).blocks.map(({ type, hidden }) => (hidden ? `(${type})` : type))
      const before = types()
      await panel.getByRole('button', { name: 'Add a block' }).click()
      await page.getByRole('searchbox', { name: /Find a block/ }).fill('bullet points')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.keyboard.type('What we need')
      await seen.poll(types).toEqual([...before, 'list'])
      await seen.poll(() => site().read('checklists.json')).toContain('"heading": "What we need"')
      const menu = panel.getByRole('button', { name: 'What to do with this block' })
      await act(page, menu, 'Move up')
      await seen
        .poll(types)
        .toEqual([...before.slice(0, count - 1), 'list', ...before.slice(count - 1)])
      await act(page, menu, 'Hide it')
      await seen.poll(() => types()[count - 1]).toBe('(list)')
      await seen(page.locator('.studio-strip').getByText('Hidden', { exact: true })).toBeVisible()
      await act(page, menu, 'Show it again')
      await seen.poll(() => types()[count - 1]).toBe('list')
      await seen(
        page.frameLocator('.studio-frame').getByRole('heading', { name: 'What we need' }),
      ).toBeInViewport()
      await act(page, menu, 'Duplicate')
      await seen.poll(() => types().length).toBe(count + 2)
      await seen(
        page.getByRole('toolbar', { name: `number ${count + 1} of ${count + 2}` }),
      ).toBeVisible() // the copy is what is turned
      await menu.click()
      await page.getByRole('menuitem', { name: 'Turn into' }).press('ArrowRight')
      await page.getByRole('menuitem', { name: 'Checklist' }).press('Enter')
      await seen.poll(() => types()[count]).toBe('checklist')
      await act(page, menu, 'Copy to another page')
      await page.getByRole('searchbox', { name: /^Find a page by/ }).fill('privacy')
      await page.getByRole('button', { name: /\/privacy/ }).click()
      await seen.poll(() => site().read('privacy.json')).toContain('"type": "checklist"')
      await act(page, menu, 'Remove')
      await seen.poll(() => types().length).toBe(count + 1)
      await seen(page.getByRole('region', { name: 'What was done' })).toContainText('is taken out')
    }))

  it('removes blocks in the outline with the menu and the Delete key', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/repairs/engines')
      const types = () =>
        (
          JSON.parse(site().read('repairs/engines.json')) as { blocks: { type: string }[] }
        ).blocks.map(({ type }) => type)
      const [first, second, third, ...rest] = types()
      const entries = panel.locator('.panel-outline > li')
      await act(page, entries.nth(1).getByRole('button', { name: /^What to do with/ }), 'Remove')
      await seen.poll(types).toEqual([first, third, ...rest])
      const name = entries.nth(1).locator('.panel-entry-name')
      await seen(name).toBeFocused() // who goes on removing need not look for the place
      await page.keyboard.press('Delete')
      await seen.poll(types).toEqual([first, ...rest])
      await seen(page.getByRole('region', { name: 'What was done' })).toContainText('is taken out')
      expect([second, third]).not.toContain(undefined)
    }))

  it('sees and chooses where a new block goes before adding it', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/repairs/engines')
      const types = () =>
        (
          JSON.parse(site().read('repairs/engines.json')) as { blocks: { type: string }[] }
        ).blocks.map(({ type }) => type)
      const before = types()
      await panel.getByRole('button', { name: 'Add a block' }).click()
      const place = page.getByRole('combobox', { name: 'Where it comes' })
      expect(
        await place.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label),
      ).toMatch(/^At the end, after \d+: /)
      await place.selectOption({ index: 1 })
      await page.getByRole('searchbox', { name: /Find a block/ }).fill('bullet points')
      await page.keyboard.press('Enter')
      await seen.poll(types).toEqual([...before.slice(0, 1), 'list', ...before.slice(1)])
      const told = page.getByRole('region', { name: 'What was done' })
      const undo = told.getByRole('button', { name: 'Undo' })
      await seen(undo).toBeVisible()
      await panel.getByLabel('Heading', { exact: true }).fill('What we bring')
      await seen(undo).not.toBeAttached() // it would take back what was typed, not what is told
      await seen(told).toContainText('New in the blocks')
    }))
})

it('a link to a draft shows in write mode but not in look mode', () =>
  inStudio(async (page) => {
    const before = site().read('storage/ashore.json')
    await page.goto('/~/storage')
    await page.locator('iframe[data-listens=true]').waitFor()
    const card = page
      .frameLocator('.studio-frame')
      .locator('main a[href="/storage/ashore"]')
      .first()
    await seen(card).toBeVisible()
    site().write('storage/ashore.json', before.replace('{', '{ "draft": true,'))
    const marked = () =>
      page
        .frames()
        .find((frame) => frame.parentFrame())
        ?.evaluate(() => document.querySelectorAll('studio-overlay').length)
    expect(await marked()).toBe(1)
    await seen(
      page.getByRole('navigation', { name: 'Pages of the site' }).getByText('Draft'),
    ).toBeVisible()
    await seen(card).toBeVisible()
    await page.getByRole('radio', { name: 'Look' }).click()
    await seen(card).toHaveCount(0)
    const alone = await page.request.get(
      `${await page.locator('.studio-frame').evaluate((frame: HTMLIFrameElement) => new URL(frame.src).origin)}/storage`,
    )
    expect(await alone.text()).not.toContain('href="/storage/ashore"')
    await page.getByRole('radio', { name: 'Write' }).click()
    await seen(card).toBeVisible()
    site().write('storage/ashore.json', before)
    site().diff('storage/ashore.json')
  }))

it('a tooltip in the page list closes once the pointer moves onto the page', () =>
  inStudio(async (page) => {
    await page.goto('/~/about')
    await page.getByRole('button', { name: 'More for Questions' }).hover()
    await seen(page.getByRole('tooltip')).toBeAttached()
    // What a browser tells when the pointer comes onto a frame, and all that it tells; a pointer that Playwright moves says nothing there.
    await page.locator('.studio-frame').dispatchEvent('pointerover')
    await seen(page.getByRole('tooltip')).not.toBeAttached()
  }))

it('the panel toggles switches, presets a form’s answers and shows the social image', () =>
  inStudio(async (page, panel) => {
    await page.goto('/~/about')
    const colours = () =>
      page
        .frameLocator('.studio-frame')
        .locator('html')
        .evaluate((root) => getComputedStyle(root).colorScheme)
    await page.getByRole('button', { name: 'Show the page in dark' }).click()
    await seen.poll(colours).toBe('dark')
    await page.getByRole('button', { name: 'Show the page in light' }).click()
    await seen.poll(colours).toBe('light')
    await panel.getByRole('button', { name: 'Add a block' }).click()
    await page.getByRole('searchbox', { name: /Find a block/ }).fill('bullet')
    await page.getByRole('button', { name: /^List/ }).click()
    await panel.getByRole('button', { name: 'Numbered' }).click()
    await seen.poll(() => site().read('about.json')).toContain('"ordered": true')
    await panel.getByRole('switch', { name: 'Numbered' }).click()
    await seen.poll(() => site().read('about.json')).not.toContain('"ordered"')
    await panel.getByRole('button', { name: 'All blocks of this page' }).click()
    await panel.getByRole('button', { name: 'Answers filled in, by form' }).click()
    await panel
      .getByRole('group', { name: 'Other forms' })
      .getByRole('button', { name: 'Book a look at your boat' })
      .click()
    await panel
      .getByRole('region', { name: 'Book a look at your boat' })
      .getByLabel('Message')
      .fill('From the page on the yard')
    await seen
      .poll(() => site().read('about.json'))
      .toMatch(/"presets": \{\s*"look": \{\s*"message": "From the page on the yard"/)
    await panel.getByRole('button', { name: 'Fill in nothing' }).click()
    await seen.poll(() => site().read('about.json')).not.toContain('"presets"')
    const picture = panel.getByRole('img', { name: 'What messengers show' })
    await picture.scrollIntoViewIfNeeded()
    await seen
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    site().diff('about.json')
  }))

describe('a change of a block', () => {
  const file = 'about.json'
  /** The page in the frame by the headings of its blocks, and the outline in the panel by which they are moved. */
  const openAbout = async (page: Page, panel: Locator) => {
    await page.goto('/~/about')
    const blocks = page.frameLocator('.studio-frame').locator('main [data-block]')
    const headings = () =>
      blocks.evaluateAll((all) =>
        all.map((block) => block.querySelector('h1, h2')?.textContent ?? ''),
      )
    await seen.poll(async () => (await headings()).length).toBeGreaterThan(4)
    return {
      headings,
      handle: (number: number) =>
        panel.getByRole('button', { name: new RegExp(`number ${number} of`) }),
    }
  }

  it('shows on the page before the server answers', () =>
    inStudio(async (page, panel) => {
      const { headings, handle } = await openAbout(page, panel)
      const [before, text] = [await headings(), site().read(file)]
      const [first = '', second = '', third = '', ...others] = before
      const release = await holdBack(page, /~studio\/operation/)
      await handle(2).press('ArrowDown')
      await seen.poll(headings).toEqual([first, third, second, ...others])
      expect(site().read(file)).toBe(text)
      await release()
      await seen.poll(() => site().read(file)).not.toBe(text)
      await seen(handle(3)).toBeFocused()
      expect(await headings()).toEqual([first, third, second, ...others])
      await page.keyboard.press('Control+z')
      await seen.poll(() => site().read(file)).toBe(text)
      await seen.poll(headings).toEqual(before)
    }))

  it('is reverted on the page with the reason when the server refuses it', () =>
    inStudio(async (page, panel) => {
      const { headings } = await openAbout(page, panel)
      const [before, text] = [await headings(), site().read(file)]
      const asked = new Promise<Route>(
        (resolve) => void page.route('**/~studio/operation?*', resolve, { times: 1 }),
      )
      await blockOf(panel, before[1] ?? '').click()
      await act(page, panel.getByRole('button', { name: 'What to do with this block' }), 'Remove')
      const route = await asked
      await seen.poll(headings).toEqual(before.filter((_heading, index) => index !== 1))
      await route.fulfill({ json: { done: false, why: 'The disk is full. Nothing was changed.' } })
      await seen(page.getByText('The disk is full. Nothing was changed.').first()).toBeVisible()
      await seen.poll(headings).toEqual(before)
      expect(site().read(file)).toBe(text)
    }))
})
