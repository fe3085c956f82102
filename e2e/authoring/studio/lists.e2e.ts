import { describe, expect, it, vi } from 'vitest'
import { seen } from '../../support/seen.ts'
import { blockOf, usePanel } from '../../support/studioPanel.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio, written } = usePanel()

describe('an author editing a table', () => {
  it('moves with arrow keys and Tab, pastes spreadsheet rows and removes a row', () =>
    inStudio(
      async (page, panel) => {
        await page.goto('/~/contact')
        await panel.getByRole('button', { name: 'Add a block' }).click()
        await page.getByRole('searchbox', { name: /Find a block/ }).fill('price list')
        await page.getByRole('button', { name: /^Table/ }).click()
        await panel
          .getByRole('textbox', { name: /row 1 of 1/ })
          .first()
          .click()
        await page.evaluate(() =>
          navigator.clipboard.writeText('Mast\t$400\nBoom\t$120\nRudder\t$90\n'),
        )
        await page.keyboard.press('Control+v')
        await seen.poll(() => site().read('contact.json')).toContain('["Boom", "$120"]')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowRight')
        await seen(panel.getByRole('textbox', { name: /row 2 of 3/ }).nth(1)).toBeFocused()
        await page.keyboard.type('$130')
        await seen.poll(() => site().read('contact.json')).toContain('["Boom", "$130"]')
        await panel.getByRole('button', { name: 'Remove row 3' }).click()
        await seen.poll(() => site().read('contact.json')).not.toContain('Rudder')
        expect(site().read('contact.json')).toContain('["Mast", "$400"]')
        // By Tab from cell to cell, and to a further row: never to the buttons of a row, where a space would take it out.
        await panel
          .getByRole('textbox', { name: /row 2 of 2/ })
          .nth(1)
          .click()
        for (const words of ['New shroud', '$75 a metre']) {
          await page.keyboard.press('Tab')
          await page.keyboard.type(words)
        }
        await seen
          .poll(() => site().read('contact.json'))
          .toMatch(/\["Boom", "\$130"\],\s*\["New shroud", "\$75 a metre"\]/)
        await panel
          .getByRole('textbox', { name: /row 3 of 3/ })
          .first()
          .click()
        await page.keyboard.press('Shift+Tab')
        await seen(panel.getByRole('textbox', { name: /row 2 of 3/ }).nth(1)).toBeFocused()
        await page.keyboard.press('Tab')
        await seen(panel.getByRole('textbox', { name: /row 3 of 3/ }).first()).toBeFocused()
        await page.keyboard.press('End')
        await page.keyboard.press('Tab')
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('ArrowRight')
        await seen(panel.getByRole('button', { name: 'Move row 3 up' })).toBeFocused()
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ))
})

describe('an author in a chooser', () => {
  it('presets a form’s answers and links a button to a new or existing page', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/about')
      await seen(page).toHaveTitle('The yard and who works in it · Curlew & Co.')
      await blockOf(panel, 'Beginning of the page Small').click()
      await seen(panel.getByRole('list', { name: 'Figures in this text' })).toHaveText(
        'Curlew & Co. Name of the firm',
      )
      await panel.getByRole('button', { name: 'All blocks of this page' }).click()
      await blockOf(panel, 'Closing invitation Bring a photograph').click()
      await panel.getByRole('button', { name: 'Book a Look', exact: true }).click()
      await panel.getByRole('button', { name: 'Answers filled in' }).click()
      await panel
        .getByRole('group', { name: 'Answers filled in' })
        .getByRole('combobox')
        .first()
        .click()
      await page.getByRole('option').nth(1).click()
      expect((await written(page, 'about.json', '"preset"')).at(-1)).toMatch(
        /"dialog": "look", "preset": \{ "\w+": "\w+" \} \}/,
      )
      await panel.getByRole('button', { name: 'Add button' }).click()
      await seen(
        panel.getByText('This button leads nowhere yet. Say where this button leads'),
      ).toBeVisible()
      await seen(panel.locator(':is(input, textarea):focus')).toHaveAttribute(
        'placeholder',
        /^To be written/,
      )
      await page.keyboard.type('See the prices')
      await panel.getByRole('button', { name: 'Link', exact: true }).click()
      await panel.getByRole('button', { name: 'Choose: Link' }).click()
      await page.getByRole('searchbox', { name: /^Find a page by/ }).fill('zeppelins')
      await seen(page.getByText('No page found for “zeppelins”.')).toBeVisible()
      await seen(page.getByRole('link', { name: 'Create this page' })).toHaveAttribute(
        'href',
        '/~/_new?title=zeppelins&at=%2Fabout',
      )
      await page.getByRole('link', { name: 'Create this page' }).click()
      await seen(page.getByLabel('Title', { exact: true })).toHaveValue('zeppelins')
      await page.getByRole('button', { name: 'Create the draft' }).click()
      // Back at the link, which leads there.
      await page.waitForURL('**/~/about')
      await seen(
        page.getByRole('status').filter({ hasText: 'The draft /zeppelins is there' }),
      ).toBeAttached()
      await seen(panel.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
        '/zeppelins',
      )
      await seen.poll(() => site().read('about.json')).toContain('"href": "/zeppelins"')
      await panel.getByRole('button', { name: 'Choose: Link' }).click()
      await page.getByRole('searchbox', { name: /^Find a page by/ }).fill('winter ashore')
      await page.getByRole('button', { name: /^A Winter Ashore on a Cradle/ }).click()
      expect(
        (await written(page, 'about.json', '"/storage/ashore" }'))
          .filter((line) => line.startsWith('+'))
          .join(' '),
      ).toContain('{ "label": "See the prices", "href": "/storage/ashore" }')
    }))
})

describe('a list that visitors filter', () => {
  it('stores each group in its card’s line and the filter in one line', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/storage')
      site().diff('storage.json')
      await blockOf(panel, 'Cards Both in detail').click()
      for (const [card, group] of [
        ['Ashore on a cradle', 'On land'],
        ['Winter on the water', 'Afloat'],
      ] as const) {
        const entry = panel.locator('.panel-entry', { hasText: card })
        await entry.locator('.panel-entry-name').first().click()
        await entry.getByRole('button', { name: 'Groups', exact: true }).click()
        await seen(panel.locator(':is(input, textarea):focus')).toHaveAttribute(
          'placeholder',
          /^To be written/,
        )
        await page.keyboard.type(group)
        await seen.poll(() => site().read('storage.json')).toContain(`["${group}"]`)
      }
      await panel.getByRole('button', { name: 'Filter', exact: true }).click()
      const lines = await written(page, 'storage.json', '"filter": {}')
      const [gone, come] = ['- ', '+ '].map((sign) =>
        lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(2)] : [])),
      )
      expect(come).toEqual([
        '"filter": {},',
        ...(gone ?? []).map((line, index) =>
          line.replace(/ \}(,?)$/, `, "groups": ["${index === 0 ? 'On land' : 'Afloat'}"] }$1`),
        ),
      ])
      expect(gone).toHaveLength(2)
    }))
})
