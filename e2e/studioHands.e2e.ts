import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inPage, useBrowser } from './support/browser.ts'
import { photograph } from './support/photograph.ts'
import { seen } from './support/seen.ts'
import { openStudioSite, type StudioSite } from './support/studioSite.ts'

const browser = useBrowser()
let site: StudioSite

beforeAll(async () => {
  site = await openStudioSite()
})
afterAll(() => site?.end())

type Studio = { readonly page: Page; readonly panel: Locator; readonly frame: FrameLocator }

/** So wide that the page in its frame is not made smaller: Playwright's clicks in frames that are scaled miss. */
const inStudio = <T>(run: (studio: Studio) => Promise<T>, options: Parameters<typeof inPage>[2] = {}) =>
  inPage(browser(), (page) => run({ page, panel: page.getByRole('complementary', { name: 'Panel' }), frame: page.frameLocator('iframe.studio-frame') }), {
    baseURL: site.server().address,
    viewport: { width: 1800, height: 1000 },
    ...options,
  })
const handWritten = (name: string) => readFileSync(join('e2e/handWritten', name), 'utf8')
const saved = (page: Page) => seen(page.getByText('Saved', { exact: true })).toBeVisible()

describe('a page made from nothing', () => {
  it('by mouse and keyboard is the one that somebody writes by hand', { timeout: 240_000 }, () =>
    inStudio(async ({ page, panel, frame }) => {
      /** Writes over what only guides, on the page itself. */
      const write = async (guide: string | RegExp, words: string) => {
        await frame.getByText(guide).first().click()
        await page.keyboard.type(words)
      }
      const fill = (label: string, words: string) => panel.getByRole('textbox', { name: label }).first().fill(words)
      const bar = () => page.getByRole('toolbar')
      const add = async (words: string, block: RegExp) => {
        await page.getByRole('button', { name: /^Add a block after/ }).click()
        await page.getByRole('searchbox', { name: /Find a block/ }).fill(words)
        await page.getByRole('button', { name: block }).click()
        await seen(page.getByRole('dialog')).toBeHidden()
      }
      await page.goto('/~/')
      await page.getByRole('link', { name: 'New page' }).click()
      await page.getByLabel('Title', { exact: true }).fill('Masts and booms')
      await page.getByRole('button', { name: 'Write the draft' }).click()
      await page.getByRole('heading', { name: 'Masts and booms', level: 1 }).first().waitFor()

      await frame.getByText('TODO: the first section').click()
      await bar().getByRole('button', { name: 'Remove' }).click()
      await seen(frame.getByText('TODO: the first section')).toBeHidden()
      await frame.getByText('TODO: a section with points').click()
      await bar().getByRole('button', { name: 'Remove' }).click()
      await seen(frame.getByText('TODO')).toHaveCount(1)

      await write('TODO: what this page is about', 'Aluminium and wood, straightened or new: lifted out and back in for {{')
      await page.getByRole('searchbox', { name: /Find a fact/ }).fill('lift out')
      await page.getByRole('button', { name: /^Lift out and back in/ }).click()
      await page.keyboard.type('.')
      await seen(panel.getByRole('link', { name: 'lift.fee' })).toBeVisible()
      await panel.getByRole('button', { name: 'Buttons', exact: true }).click()
      await fill("Button's label", 'Bring your mast')
      await panel.getByRole('button', { name: 'Dialog', exact: true }).click()
      await panel.getByRole('combobox', { name: 'Dialog' }).click()
      await page.getByRole('option', { name: 'Book a look at your boat' }).click()
      await seen(frame.getByText('Bring your mast')).toBeVisible()
      await panel.getByRole('button', { name: 'Picture', exact: true }).click()
      await panel.getByRole('button', { name: 'Choose a picture' }).click()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a file' }).click()
      await (await chooser).setFiles({ name: 'Mast on trestles.JPG', mimeType: 'image/jpeg', buffer: await photograph(page, 1200, 900) })
      await page.getByRole('dialog').getByRole('textbox').fill('A mast lying on three trestles.')
      await page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).click()
      await seen(frame.getByRole('img', { name: 'A mast lying on three trestles.' })).toBeVisible()

      await add('price list', /^Table/)
      await write('TODO: Heading', 'What it costs')
      await write('TODO: Name of the table', 'Work on masts and booms')
      await write('TODO: Heading', 'Work')
      await write('TODO: Heading', 'From')
      await write('TODO: Cell', 'Straighten a boom')
      await write('TODO: Cell', '$120')
      await panel.getByRole('button', { name: 'Add row' }).click()
      await page.keyboard.type('New standing rigging')
      await page.keyboard.press('Tab')
      await page.keyboard.type('{{')
      await page.getByRole('searchbox', { name: /Find a fact/ }).fill('sloop')
      await page.getByRole('button', { name: /^Standing rigging of/ }).click()

      await add('how it works', /^Steps/)
      await write('TODO: Heading', 'How it goes')
      await write('TODO: Step', 'You ring')
      await write('TODO: Step', 'We measure')
      await add('questions', /^Questions and answers/)
      await write('TODO: Heading', 'What people ask')
      await write('TODO: Question', 'Do I need to be there?')
      await write('TODO: Paragraph', 'No. We ring when the mast is down.')

      await panel.getByRole('button', { name: 'All blocks of this page' }).click()
      await fill('Description', 'Masts and booms of aluminium and wood, straightened or made new in our shed on the creek, with prices and how it goes.')
      await fill('Summary', 'Straightened or made new.')
      await seen(panel.getByText('Nothing is left to be done.')).toBeVisible()
      await panel.getByRole('button', { name: /^It is ready/ }).click()
      await saved(page)
      await seen.poll(() => site.read('masts-and-booms.json')).not.toContain('draft')
      expect(site.read('masts-and-booms.json')).toBe(handWritten('masts-and-booms.json'))
    }),
  )
})

/** What has the focus now, in whichever frame, and whether somebody sees that it has. */
const focused = async (page: Page) => {
  const look = () => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    if (!(at instanceof HTMLElement)) return undefined
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
    const around = at.closest('.rt-TextFieldRoot, .rt-TextAreaRoot, .panel-entry, td') ?? at
    const drawn = (element: Element) => {
      const style = getComputedStyle(element)
      return (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none'
    }
    const name = at.getAttribute('aria-label') ?? (at as HTMLInputElement).labels?.[0]?.textContent ?? at.textContent ?? ''
    return {
      tag: at.localName,
      name: name.trim(),
      isSeen: drawn(at) || drawn(around) || (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    }
  }
  return page.evaluate(look)
}

describe('a page made by keyboard alone', () => {
  it('has a visible focus at every step, and tells each deed', { timeout: 240_000 }, () =>
    inStudio(async ({ page }) => {
      const unseen: string[] = []
      /** Presses a key, and looks whether the focus is somewhere, and seen there. */
      const press = async (key: string, times = 1) => {
        for (let time = 0; time < times; time += 1) {
          await page.keyboard.press(key)
          // A chooser that closes hands the focus on to what was chosen, once that is drawn.
          await seen.poll(async () => (await focused(page))?.tag ?? 'body', { message: key }).not.toBe('body')
          const now = await focused(page)
          if (!(now?.isSeen || now?.tag === 'iframe')) unseen.push(`${key}: ${now?.tag} ${now?.name}`)
        }
      }
      /** Goes on by one key until what it looks for has the focus. */
      const goTo = async (name: string | RegExp, key = 'Tab', most = 60) => {
        const isThere = (now?: { name: string }) => (typeof name === 'string' ? now?.name === name : name.test(now?.name ?? ''))
        for (let step = 0; step < most; step += 1) {
          if (isThere(await focused(page))) return
          await press(key)
        }
        throw new Error(`${name} is not reached. The focus is at ${JSON.stringify(await focused(page))}.`)
      }
      const told = (words: string | RegExp) => seen(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached()
      const has = (words: string | RegExp) => seen.poll(() => site.read('by-keys.json')).toMatch(words)

      await page.goto('/~/')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await goTo('New page')
      await press('Enter')
      await goTo('Title')
      await page.keyboard.type('By keys')
      await seen(page.getByRole('button', { name: 'Write the draft' })).toBeEnabled()
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
      await seen(page.getByRole('searchbox', { name: /Find a page/ })).toBeFocused()
      await page.keyboard.type('privacy')
      await press('ArrowDown')
      await press('Enter')
      await has(/\[mouse\.\]\(\/privacy\)|\[mouse\]\(\/privacy\)\./)
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
      await goTo('Heading')
      await page.keyboard.type('What it takes')
      await goTo('Point')
      await page.keyboard.type('Patience')
      await goTo('Add point')
      await press('Enter')
      await seen.poll(async () => (await focused(page))?.tag).toBe('textarea')
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
    }),
  )
})
