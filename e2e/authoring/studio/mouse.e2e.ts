import type { Locator } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { seen } from '../../support/seen.ts'
import { saved, useStudioInFrame } from '../../support/studioInFrame.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio } = useStudioInFrame()

describe('with the mouse', () => {
  it('dragging moves entries and blocks and changes nothing else', () =>
    inStudio(async ({ page, panel }) => {
      await page.goto('/~/repairs')
      const handles = panel.locator('.panel-outline .panel-handle')
      await handles.first().waitFor()
      const types = () =>
        (JSON.parse(site().read('repairs.json')) as { blocks: { type: string }[] }).blocks.map(
          ({ type }) => type,
        )
      const before = types()
      await handles.nth(2).dragTo(handles.nth(1))
      await seen.poll(types).toEqual([before[0], before[2], before[1], ...before.slice(3)])
      await saved(page)
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await seen.poll(types).toEqual(before)
      expect(site().diff('repairs.json')).toEqual([])

      await page.goto('/~/about')
      site().diff('about.json')
      await panel.getByRole('button', { name: /What we leave to others/ }).click()
      const entries = panel.locator('.panel-list .panel-handle')
      await entries.nth(3).dragTo(entries.first())
      await seen
        .poll(() => site().diff('about.json').at(-1) ?? '')
        .toContain('"items": ["Carbon masts", "Sails", "Electronics", "Outboards"]')
    }))

  it('clicking a button on the page opens it in the panel and links to its dialog', () =>
    inStudio(async ({ page, panel, frame }) => {
      await page.goto('/~/contact')
      await page.goto('/~/about')
      const button = frame.getByRole('main').getByRole('link', { name: 'Talk to Hana' }).first()
      await button.click({ position: { x: 3, y: 3 } })
      const label = panel.getByRole('textbox', { name: "Button's label" }).first()
      await seen(label).toHaveValue('Talk to Hana')
      // It stays open when the focus comes into the panel: what is about to be pressed there does not slide away.
      const heading = panel.getByRole('textbox', { name: 'Heading' }).first()
      await heading.focus()
      await seen(heading).toBeFocused()
      await seen(label).toHaveValue('Talk to Hana')
      await button.click({ position: { x: 3, y: 3 } })
      await page
        .getByRole('toolbar')
        .getByRole('link', { name: /^Edit the form “Book a look/ })
        .click()
      await seen(page.getByRole('heading', { level: 1, name: /Book a look/ })).toBeVisible()
    }))

  it('clicking the footer offers a link to where its content is edited', () =>
    inStudio(async ({ page, frame }) => {
      await page.goto('/~/contact')
      await frame
        .getByRole('contentinfo')
        .getByRole('link', { name: 'yard@curlew.example' })
        .click()
      await page.getByRole('link', { name: 'Open where it is written' }).click()
      await seen(page.getByRole('heading', { level: 1, name: 'Firm and hours' })).toBeVisible()
      await page.goBack()
      await frame.getByRole('contentinfo').getByText('Saturday').click()
      await page.getByRole('link', { name: 'Open where it is written' }).click()
      // At the very line of the hours, open to be written.
      await seen(page.locator('.site-form [data-at]')).toHaveText(/Saturday/)
    }))

  it('the icon chooser finds an icon by name and adds it with Enter', () =>
    inStudio(async ({ page, panel }) => {
      await page.goto('/~/storage')
      await panel.getByRole('button', { name: 'Add a block' }).click()
      await page.getByRole('searchbox', { name: /Find a block/ }).fill('benefits')
      await page.getByRole('button', { name: /^Cards/ }).click()
      await panel.getByRole('textbox', { name: 'Heading' }).first().fill('Why here')
      await panel.getByRole('textbox', { name: 'Title' }).first().fill('Dry')
      await panel.getByRole('button', { name: 'Icon', exact: true }).first().click()
      await panel
        .getByRole('button', { name: /^Icon: / })
        .first()
        .click()
      await page.getByRole('searchbox', { name: /Find an icon/ }).fill('cal')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await seen.poll(() => site().read('storage.json')).toMatch(/"icon": "cal/)
    }))
})

it.each([
  ['textbox', 'Boat', 5],
  ['combobox', 'Work', 6],
  ['textbox', 'Message', 9],
] as const)('clicking an empty form control selects its field: %s %s', (role, name, number) =>
  inStudio(async ({ page, frame }) => {
    await page.goto('/~/enquire/look')
    await frame.getByRole(role, { name }).click()
    await seen(
      page.getByRole('toolbar', { name: `“${name}”, number ${number} of 9` }),
    ).toBeVisible()
    await seen(page.getByRole('button', { name, exact: true, expanded: true })).toBeVisible()
    await seen(frame.locator('[contenteditable=true]')).toHaveCount(0)
  }),
)

describe('toolbars over the page', () => {
  it.each([
    [1800, 1000],
    [390, 844],
  ])('stay above the frame while a text is edited at %i pixels', (width, height) =>
    inStudio(
      async ({ page, frame }) => {
        await page.goto('/~/about')
        const text = frame.getByText('It also means that we say no')
        await text.dblclick({ position: { x: 40, y: 10 } })
        const marks = page.getByRole('toolbar', { name: 'Text' })
        await marks.getByRole('button', { name: 'Bold' }).click()
        await seen(marks.getByRole('button', { name: 'Bold' })).toHaveAttribute(
          'aria-pressed',
          'true',
        )
        await seen(text.locator('strong')).toBeVisible()
        await page.keyboard.press('Control+z')
        await seen(text.locator('strong')).toHaveCount(0)
        const top = (await page.locator('iframe.studio-frame').boundingBox())?.y ?? 0
        for (const bar of await page.getByRole('toolbar').all()) {
          const box = await bar.boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top + 1)
        }
      },
      { viewport: { width, height } },
    ),
  )
})

describe('a link on selected words', () => {
  it('is set to another page’s anchor by mouse and changed by keyboard', () =>
    inStudio(async ({ page, frame }) => {
      await page.goto('/~/storage')
      site().diff('storage.json')
      const text = frame.locator('main p').nth(1)
      await text.dblclick({ position: { x: 12, y: 12 } })
      await page
        .getByRole('toolbar', { name: 'Text' })
        .getByRole('button', { name: 'Link' })
        .click()
      /** Of this page alone: its own places stand open from the beginning, those of another come when they are asked for. */
      const firstPlaceBelow = (more: Locator) =>
        page
          .getByRole('listitem')
          .filter({ has: more })
          .getByRole('list')
          .getByRole('button')
          .first()
      const rigging = page.getByRole('button', { name: 'Places on Masts and Rigging' })
      await rigging.click()
      await firstPlaceBelow(rigging).click()
      await seen.poll(() => site().read('storage.json')).toMatch(/\]\(\/repairs\/rigging#[\w-]+\)/)
      expect(
        site()
          .diff('storage.json')
          .map((line) => line.slice(0, 1)),
      ).toEqual(['-', '+'])

      await page.keyboard.press('Control+k')
      await seen(page.getByRole('searchbox', { name: /^Find a page by/ })).toBeFocused()
      await page.keyboard.type('winter ashore on a cradle')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      const more = page.getByRole('button', { name: 'Places on A Winter Ashore on a Cradle' })
      await seen(more).toHaveAttribute('aria-expanded', 'true')
      await firstPlaceBelow(more).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await seen.poll(() => site().read('storage.json')).toMatch(/\]\(\/storage\/ashore#[\w-]+\)/)
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      await saved(page)
    }))
})
