import type { Page } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { seen } from '../../support/seen.ts'
import { useStudioInFrame } from '../../support/studioInFrame.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio } = useStudioInFrame()

const focused = async (page: Page) => {
  const look = () => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    if (!(at instanceof HTMLElement)) return undefined
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
    const around = at.closest('.rt-TextFieldRoot, .rt-TextAreaRoot, .panel-entry, td') ?? at
    const drawn = (element: Element) => {
      const style = getComputedStyle(element)
      return (
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== 'none'
      )
    }
    const label =
      document.getElementById(at.getAttribute('aria-labelledby') ?? '') ??
      (at as HTMLInputElement).labels?.[0]
    const name = at.getAttribute('aria-label') ?? label?.textContent ?? at.textContent ?? ''
    return {
      tag: at.localName,
      name: name.trim(),
      isSeen:
        drawn(at) ||
        drawn(around) ||
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none',
    }
  }
  return page.evaluate(look)
}

describe('creating a page with the keyboard only', () => {
  it('shows a visible focus at every step and announces each change', () =>
    inStudio(async ({ page }) => {
      const unseen: string[] = []
      /** Presses a key, and looks whether the focus is somewhere, and seen there. */
      const press = async (key: string, times = 1) => {
        for (let time = 0; time < times; time += 1) {
          await page.keyboard.press(key)
          // A chooser that closes hands the focus on to what was chosen, once that is drawn.
          let now: Awaited<ReturnType<typeof focused>>
          const look = async () => {
            now = await focused(page)
            return now?.tag ?? 'body'
          }
          await seen.poll(look, { message: key }).not.toBe('body')
          if (!(now?.isSeen || now?.tag === 'iframe'))
            unseen.push(`${key}: ${now?.tag} ${now?.name}`)
        }
      }
      /** Goes on by one key until what it looks for has the focus. */
      const goTo = async (name: string | RegExp, key = 'Tab', maxKeys = 60) => {
        const isThere = (now?: { name: string }) =>
          typeof name === 'string' ? now?.name === name : name.test(now?.name ?? '')
        for (let step = 0; step < maxKeys; step += 1) {
          if (isThere(await focused(page))) return
          await press(key)
        }
        throw new Error(
          `${name} is not reached. The focus is at ${JSON.stringify(await focused(page))}.`,
        )
      }
      const told = (words: string | RegExp) =>
        seen(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached()
      const has = (words: string | RegExp) =>
        seen.poll(() => site().read('by-keys.json')).toMatch(words)

      await page.goto('/~/')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await goTo('New page')
      await press('Enter')
      await seen(page.getByRole('heading', { name: 'New page', level: 1 })).toBeFocused()
      await goTo('Title')
      await page.keyboard.type('By keys')
      await seen(page.getByRole('button', { name: 'Create the draft' })).toBeEnabled()
      await press('Enter')
      await seen(page.getByRole('heading', { name: 'By keys', level: 1 }).first()).toBeFocused()
      await told(/draft/)

      // On the page: its text, from block to block.
      await goTo('To the page', 'Shift+Tab', 80)
      await press('Enter')
      await press('ArrowDown')
      await press('Tab', 2)
      await press('Enter')
      await page.keyboard.type('All of this was written without a mouse.')
      await has(/without a mouse\./)

      // A link on the last word.
      await press('Control+Shift+ArrowLeft', 2)
      await press('Control+k')
      await seen(page.getByRole('searchbox', { name: /^Find a page by/ })).toBeFocused()
      await page.keyboard.type('privacy')
      await press('ArrowDown')
      await press('Enter')
      await has(/\[mouse\.\]\(\/privacy\)|\[mouse\]\(\/privacy\)\./)
      await page.keyboard.type(' Nor with one.') // after the link, which stays
      await has(/\(\/privacy\)\.? Nor with one\./)
      await press('Escape')

      // A block more, by the panel; its entries, and the order of them.
      await press('Escape')
      await seen.poll(async () => (await focused(page))?.name).toBe('All blocks of this page')
      await press('Enter')
      await goTo('Add a block')
      await press('Enter')
      await seen(page.getByRole('searchbox', { name: /Find a block/ })).toBeFocused()
      await page.keyboard.type('bullet points')
      await press('ArrowDown')
      await press('Enter')
      await told(/List, number 4 of 4/)
      // The new block's first field takes the focus by itself: a Tab that comes at that moment would go past it.
      await seen.poll(async () => (await focused(page))?.name).toBe('Heading')
      await page.keyboard.type('What it takes')
      await goTo('Point')
      await page.keyboard.type('Patience')
      await goTo('Add point')
      await press('Enter')
      await seen.poll(async () => (await focused(page))?.tag).toMatch(/^(textarea|div)$/)
      await page.keyboard.type('A keyboard')
      await has(/"items": \["Patience", "A keyboard"\]/)
      await goTo(/^Move A keyboard/, 'Shift+Tab')
      await press('ArrowUp')
      await has(/"items": \["A keyboard", "Patience"\]/)
      await told(/number 1 of 2|1 of 2/)

      // Taken back, and made again.
      await press('Control+z')
      await has(/"items": \["Patience", "A keyboard"\]/)
      await press('Control+Shift+z')
      await has(/"items": \["A keyboard", "Patience"\]/)
      await press('Escape')
      await seen.poll(async () => (await focused(page))?.tag).toBe('iframe')
      expect(unseen).toEqual([])
    }))
})

it('the skip buttons and Escape move the focus to the panel when nothing is selected', () =>
  inStudio(async ({ page, frame }) => {
    await page.goto('/~/privacy')
    await frame.getByText('What you have begun to type').waitFor()
    const first = page.getByRole('complementary', { name: 'Panel' }).locator(':focus')
    for (const name of ['To the page', 'To the panel']) {
      await page.keyboard.press('Tab')
      await seen(page.getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await seen(first).toBeVisible()
    await page.getByRole('button', { name: 'To the page' }).focus()
    await page.keyboard.press('Enter')
    await seen(first).toHaveCount(0)
    await page.keyboard.press('Escape')
    await seen(first).toBeVisible()
  }))

it('removes one block for each of three quick presses of Delete at most, and never blames anyone else', () =>
  inStudio(async ({ page }) => {
    const before = site().read('privacy.json')
    const count = () => (JSON.parse(site().read('privacy.json')) as { blocks: [] }).blocks.length
    const all = count()
    await page.goto('/~/privacy')
    const first = page.locator('.panel-outline [data-pointer="/blocks/1"] .panel-entry-name')
    await first.focus()
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Delete')
    await seen.poll(count).toBeLessThan(all)
    await seen(page.locator('.panel-outline .panel-entry-name').nth(1)).toBeFocused()
    await seen(page.getByText('not there any more')).toHaveCount(0)
    for (let left = all - count(); left > 0; left -= 1) await page.keyboard.press('Control+z')
    await seen.poll(() => site().read('privacy.json')).toBe(before)
  }))

it('leads to the content of a view by its first stop', () =>
  inStudio(async ({ page }) => {
    await page.goto('/~/_history')
    await seen(page.getByRole('heading', { level: 1 })).toBeVisible()
    const skip = page.getByRole('button', { name: 'To the content' })
    await skip.focus()
    await page.keyboard.press('Enter')
    await seen(page.getByRole('heading', { level: 1 })).toBeFocused()
  }))

it('a block added with Enter contains only what is typed next', () =>
  inStudio(async ({ page }) => {
    await page.goto('/~/privacy')
    await page
      .getByRole('complementary', { name: 'Panel' })
      .getByRole('button', { name: 'Add a block' })
      .press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('searchbox')
      .or(page.getByRole('dialog').getByRole('textbox'))
      .first()
      .waitFor()
    await page.keyboard.type('steps')
    await page.keyboard.press('Enter')
    await page.locator('.panel-body [role=textbox]:focus, .panel-body textarea:focus').waitFor()
    await page.keyboard.type('How to start')
    await seen.poll(() => site().read('privacy.json')).toMatch(/"heading": "[^"]*How to start"/)
    expect(site().read('privacy.json')).toContain('"heading": "How to start"')
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await seen(page.getByText('Heading of Steps “How to start”').first()).toBeVisible()
  }))
