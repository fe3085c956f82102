import { describe, expect, it, vi } from 'vitest'
import { holdBack } from '../../support/holdBack.ts'
import { seen } from '../../support/seen.ts'
import { blockOf, usePanel } from '../../support/studioPanel.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio, written } = usePanel()

describe('switching to the width of a phone', () => {
  it('keeps the scroll position with or without a selected block', () =>
    inStudio(
      async (page, panel) => {
        await page.goto('/~/repairs/rigging')
        const far = page
          .frameLocator('.studio-frame')
          .getByRole('heading', { name: 'What is due, and when' })
        const top = () => far.evaluate((heading) => heading.getBoundingClientRect().top)
        const turnTo = async (name: string, isThere: (width: number) => boolean) => {
          await page.getByRole('radio', { name }).click()
          await expect.poll(async () => isThere(await far.evaluate(() => innerWidth))).toBe(true)
        }
        const isAt = async (place: number) =>
          expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(150)
        await seen(page.getByRole('button', { name: 'Add a block' })).toBeVisible()
        await far.evaluate(async () => void (await document.fonts.ready)) // with them the page gets its height
        await far.evaluate((heading) =>
          scrollBy({ top: heading.getBoundingClientRect().top - 40, behavior: 'instant' }),
        )
        await turnTo('Phone', (width) => width < 500)
        await isAt(40)
        await turnTo('Desktop', (width) => width > 1000)
        await isAt(40)
        await blockOf(panel, 'What is due, and when').click()
        const third = await far.evaluate(() => innerHeight / 3)
        await isAt(third) // the beginning of the block was out of view
        await turnTo('Phone', (width) => width < 500)
        await isAt(third)
      },
      { viewport: { width: 2400, height: 1200 } },
    ))
})

describe('an author editing texts on the page', () => {
  /** So wide that the page in its frame is not made smaller: Playwright's clicks in frames that are scaled miss. */
  const wide = { viewport: { width: 1800, height: 1000 } }
  const kept = [
    'Bring both deeds. TODO: list the others.',
    'To be written by hand, a will needs no witness.',
    'TODO: a third paragraph',
    'The last one.',
  ]

  it('keeps texts that resemble prompts unchanged and moves between blocks with Tab', () =>
    inStudio(async (page) => {
      const blocks = [kept.slice(0, 3), kept.slice(3)].map((paragraphs) => ({
        type: 'prose',
        paragraphs,
      }))
      const { blocks: _, ...about } = JSON.parse(site().read('about.json')) as { blocks: unknown }
      const before = site().read('about.json')
      site().write(
        'about.json',
        JSON.stringify(
          { ...about, blocks: [{ type: 'hero', heading: 'Small' }, ...blocks] },
          null,
          2,
        ),
      )
      const texts = () =>
        (
          JSON.parse(site().read('about.json')) as { blocks: { paragraphs?: string[] }[] }
        ).blocks.flatMap(({ paragraphs = [] }) => paragraphs)
      const frame = page.frameLocator('.studio-frame')
      await page.goto('/~/about')
      await frame.getByText('Bring both deeds').click()
      await page.keyboard.type('1')
      await frame.getByText('To be written by hand').click()
      await page.keyboard.type('2')
      await seen.poll(() => texts().slice(0, 2).join().replaceAll(/[^\d]/g, '')).toBe('12')
      expect(texts().map((text) => text.replace(/\d/, ''))).toEqual(kept) // wherever the click has put the caret
      await frame.getByText('To be written: a third paragraph').click()
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
      await seen.poll(async () => texts().length).toBe(5)
      expect(texts().join()).not.toContain('To be written:')
      await frame.getByText('To be written by hand').click()
      await seen.poll(async () => texts().length).toBe(4) // nothing was typed into the new paragraph
      await seen(frame.getByText(/^To be written/)).toHaveCount(2)
      const isIn = (text: string) =>
        seen.poll(() => frame.locator(':focus').textContent()).toContain(text)
      await isIn('by hand')
      for (const next of ['a third paragraph', 'The last one.']) {
        await page.keyboard.press('Tab')
        await isIn(next)
      }
      await page.keyboard.type('3')
      await seen.poll(() => texts().at(-1)).toBe('The last one.3')
      site().write('about.json', before)
      site().diff('about.json')
    }, wide))

  it('empties a text without breaking the page and undoes it before it is saved', () =>
    inStudio(async (page) => {
      const before = site().read('about.json')
      const frame = page.frameLocator('.studio-frame')
      const broken = page.getByText('This page is shown as it was before the last change')
      await page.goto('/~/about')
      await page.locator('iframe[data-listens=true]').waitFor()
      const heading = frame.locator('[data-block="4"] h2')
      const empty = async () => {
        await heading.click()
        await seen(frame.getByRole('textbox')).toBeFocused()
        await page.keyboard.press('Control+a')
        await page.keyboard.press('Delete')
        await seen(heading).toHaveText('')
      }
      await empty()
      await page.keyboard.type('Other words')
      await seen.poll(() => site().read('about.json')).toContain('"heading": "Other words"')
      // Undo means the emptying, which is not written yet, and not what was done before it.
      await empty()
      await page.keyboard.press('Control+z')
      await seen(heading).toHaveText('Other words')
      await page.keyboard.press('Control+End')
      await page.keyboard.type('.')
      await seen.poll(() => site().read('about.json')).toContain('"heading": "Other words."')
      await empty()
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await seen(heading).toHaveText('Other words.')
      await seen.poll(() => site().read('about.json')).toContain('"heading": "Other words."')
      await empty()
      await page.keyboard.press('Escape')
      await seen.poll(() => site().read('about.json')).not.toContain('Other words')
      expect(site().read('about.json')).not.toContain('"heading": ""')
      await seen(heading).toHaveCount(0) // it may be left out
      expect(await broken.count()).toBe(0)
      for (let steps = 0; steps < 9 && site().read('about.json') !== before; steps += 1) {
        const last = site().read('about.json')
        await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
        await seen.poll(() => site().read('about.json')).not.toBe(last)
      }
      site().diff('about.json')
    }, wide))

  it('selects words by dragging the mouse over a text that isn’t being edited yet', () =>
    inStudio(async (page) => {
      const said = () => site().read('index.json')
      const was = said()
      await page.goto('/~/')
      await page.locator('iframe[data-listens=true]').waitFor()
      const text = page.frameLocator('.studio-frame').getByText(/^One slip/)
      await text.scrollIntoViewIfNeeded()
      // From the first word past the end of the text, where there is none of it any more.
      await text.hover({ position: { x: 1, y: 8 } })
      await page.mouse.down()
      await text.hover({ position: { x: 60, y: 12 } })
      const box = await text.boundingBox()
      if (!box) throw new Error('The text is not on the page.')
      await page.mouse.move(box.x + box.width + 8, box.y + box.height - 2, { steps: 5 })
      await page.mouse.up()
      await page
        .getByRole('complementary', { name: 'Panel' })
        .getByRole('textbox', { name: 'Text', exact: true })
        .waitFor()
      await page.keyboard.press('Control+b')
      await seen.poll(said).toMatch(/"text": "\*\*One slip.*\*\*",?$/m)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await seen.poll(said).toBe(was)
      // The same where somebody writes already; where an earlier click went does not matter.
      await text.click({ position: { x: 120, y: 10 } })
      await text.hover({ position: { x: 1, y: 8 } })
      await page.mouse.down()
      await page.mouse.move(box.x + box.width + 8, box.y + box.height - 2, { steps: 5 })
      await page.mouse.up()
      await page.keyboard.press('Control+b')
      await seen.poll(said).toMatch(/"text": "\*\*One slip.*\*\*",?$/m)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await seen.poll(said).toBe(was)
      // A text of its own goes on in the next line.
      await text.click()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Ring first.')
      await seen.poll(said).toMatch(/"text": "One slip.*\\nRing first\."/)
      site().write('index.json', was)
      site().diff('index.json')
    }, wide))

  it('sees an empty frame and a prompt where no picture is chosen yet', () =>
    inStudio(async (page) => {
      const was = site().read('about.json')
      await page.goto('/~/about')
      await page.locator('iframe[data-listens=true]').waitFor()
      const panel = page.getByRole('complementary', { name: 'Panel' })
      await panel.getByRole('button', { name: 'Add a block' }).click()
      await page.getByRole('button', { name: /^Picture with caption/ }).click()
      await panel.getByRole('button', { name: 'Choose a picture' }).waitFor()
      await seen(panel.locator('.panel-picture-button img')).toHaveCount(0)
      await seen(page.getByRole('region', { name: 'What was done' })).not.toContainText('TODO')
      const frame = page
        .frameLocator('.studio-frame')
        .getByRole('img', { name: 'To be written: Picture in words' })
      await seen
        .poll(() =>
          frame.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
        )
        .toBe(true)
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await seen.poll(() => site().read('about.json')).toBe(was)
    }, wide))

  it('sees a warning only when typing goes nowhere', () =>
    inStudio(async (page) => {
      await page.goto('/~/about')
      await page.locator('iframe[data-listens=true]').waitFor()
      const lost = page.getByText('What you are typing goes nowhere')
      await page.getByRole('searchbox', { name: 'Find a page' }).click()
      await page.keyboard.type('about')
      expect(await lost.count()).toBe(0)
      await page.getByText('Blocks of this page').click()
      await page.keyboard.type('Some words')
      await lost.first().waitFor()
      await page.getByRole('searchbox', { name: 'Find a page' }).click()
      await page.keyboard.type('s')
      await lost.first().waitFor({ state: 'detached' })
    }, wide))

  it('adds a row with Enter in the last cell and removes it with undo', () =>
    inStudio(async (page) => {
      const before = site().read('storage.json')
      const rows = page.frameLocator('.studio-frame').getByRole('row')
      const words = () => rows.allTextContents()
      await page.goto('/~/storage')
      await page.locator('iframe[data-listens=true]').waitFor()
      const drawn = await words()
      await page.frameLocator('.studio-frame').getByText('Daily, and after each gale').click()
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Insurance')
      await seen.poll(() => site().read('storage.json')).toContain('"criterion": "Insurance"')
      await seen(rows.last()).toContainText('Insurance')
      expect(JSON.parse(site().read('storage.json')).blocks[1].rows.at(-1).values).toHaveLength(2)
      expect((await words()).slice(0, -1)).toEqual(drawn)
      // Each value is written where it stands.
      const values = page
        .getByRole('complementary')
        .getByRole('group', { name: 'Values' })
        .getByRole('textbox')
      for (const [index, text] of ['asked for', 'asked for, with salvage'].entries()) {
        await values.nth(index).click()
        await page.keyboard.type(text)
        await seen(values.nth(index)).toHaveText(text)
      }
      await seen
        .poll(() => JSON.parse(site().read('storage.json')).blocks[1].rows.at(-1).values)
        .toEqual(['asked for', 'asked for, with salvage'])
      for (let steps = 0; steps < 9 && site().read('storage.json') !== before; steps += 1) {
        const last = site().read('storage.json')
        await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
        await seen.poll(() => site().read('storage.json')).not.toBe(last)
      }
      await seen.poll(words).toEqual(drawn)
      site().diff('storage.json')
    }, wide))

  it('splits an entry of the panel at the caret with Enter', () =>
    inStudio(async (page) => {
      const before = site().read('storage/afloat.json')
      await page.goto('/~/storage/afloat')
      await page.locator('iframe[data-listens=true]').waitFor()
      await page.frameLocator('.studio-frame').getByText('Take the sails home.').click()
      const points = page
        .getByRole('complementary')
        .getByRole('group', { name: 'Points' })
        .getByRole('textbox')
      await points.nth(1).click()
      await page.keyboard.press('End')
      for (const _ of 'home.') await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await seen(points.nth(2)).toBeFocused()
      await page.keyboard.type('Stay at ')
      await seen
        .poll(
          () =>
            JSON.parse(site().read('storage/afloat.json')).blocks.find(
              ({ type }: { type: string }) => type === 'list',
            ).items,
        )
        .toEqual([
          'Close all seacocks but those of the cockpit drains.',
          'Take the sails ',
          'Stay at home.',
          'Leave us a key, and a number that is answered at night.',
        ])
      await page.keyboard.press('End')
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type('All winter.')
      await seen
        .poll(() => site().read('storage/afloat.json'))
        .toContain('"Stay at home.\\nAll winter."')
      site().write('storage/afloat.json', before)
      site().diff('storage/afloat.json')
    }, wide))

  it('moves to the next cell with Tab after the page was redrawn', () =>
    inStudio(async (page) => {
      const before = site().read('privacy.json')
      await page.goto('/~/privacy')
      await page.locator('iframe[data-listens=true]').waitFor()
      await page.frameLocator('.studio-frame').getByRole('columnheader', { name: 'Where' }).click()
      await page.keyboard.press('End')
      const drawn = page.waitForResponse(/~studio\/change/)
      await page.keyboard.type(' it lies')
      await drawn
      await seen.poll(() => site().read('privacy.json')).toContain('"Where it lies"')
      await seen(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.keyboard.press('Tab')
      await seen(page.locator('.strip-path')).toContainText('3 of 3')
      await page.keyboard.type('!')
      await seen.poll(() => site().read('privacy.json')).toContain('"Until when!"')
      site().write('privacy.json', before)
      site().diff('privacy.json')
    }, wide))

  it('keeps typing in a cell whose text becomes the name of a filter’s group', () =>
    inStudio(async (page) => {
      const before = site().read('privacy.json')
      const filtered = before.replace(/"columns": \[/, '"filter": { "column": "Where" }, $&')
      const at = filtered.lastIndexOf('"The yard\'s own database"')
      site().write(
        'privacy.json',
        filtered.slice(0, at) + filtered.slice(at).replace(/"[^"]*"/, '"On paper"'),
      )
      const rows = () =>
        (
          JSON.parse(site().read('privacy.json')) as { blocks: { rows?: string[][] }[] }
        ).blocks.flatMap((block) => block.rows ?? [])
      const [, group = ''] = rows()[0] ?? []
      await page.goto('/~/privacy')
      await page.locator('iframe[data-listens=true]').waitFor()
      const frame = page.frameLocator('.studio-frame')
      await frame.getByRole('row').last().getByRole('cell').nth(-2).click()
      await page.keyboard.press('Control+a')
      const drawn = frame.locator('tbody tr').last()
      await page.keyboard.type(group)
      await seen(drawn).toHaveAttribute('data-groups', group)
      await page.keyboard.type(' too')
      await seen.poll(() => rows().at(-1)?.[1]).toBe(`${group} too`)
      site().write('privacy.json', before)
      site().diff('privacy.json')
    }, wide))

  it('moves down a column with Enter and adds a row with Tab after the last cell', () =>
    inStudio(async (page) => {
      const before = site().read('privacy.json')
      const settings = site().read('_site.json')
      const rows = () =>
        (
          JSON.parse(site().read('privacy.json')) as { blocks: { rows?: string[][] }[] }
        ).blocks.flatMap((block) => block.rows ?? [])
      const last = rows().at(-1)?.at(-1) ?? ''
      await page.goto('/~/privacy')
      await page.locator('iframe[data-listens=true]').waitFor()
      const cells = page.frameLocator('.studio-frame').getByRole('row').last().getByRole('cell')
      await cells.last().click()
      await page.keyboard.press('End')
      await page.keyboard.type('!')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Letters')
      await page.keyboard.press('Tab')
      await page.keyboard.type('In a drawer')
      await seen
        .poll(() => rows().slice(-2))
        .toEqual([
          [expect.any(String), expect.any(String), `${last}!`],
          ['Letters', 'In a drawer', 'TODO: Cell'],
        ])
      // Of the next row nothing is written yet: Tab leads on from it.
      await page.keyboard.press('Tab')
      await page.keyboard.type('A year')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Photographs')
      await seen
        .poll(() => rows().slice(-2))
        .toEqual([
          ['Letters', 'In a drawer', 'A year'],
          ['Photographs', 'TODO: Cell', 'TODO: Cell'],
        ])
      await page.keyboard.press('Home')
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
      await page.keyboard.type('!!')
      await seen.poll(() => site().read('privacy.json')).toContain('!!')
      expect(rows().length).toBe(
        (JSON.parse(before) as { blocks: { rows?: string[][] }[] }).blocks.flatMap(
          (block) => block.rows ?? [],
        ).length + 2,
      )
      expect(site().read('_site.json')).toBe(settings)
      site().write('privacy.json', before)
      site().diff('privacy.json')
    }, wide))
})

it('a click on a picture scrolls its description into view but keeps focus on the page', () =>
  inStudio(
    async (page, panel) => {
      await page.goto('/~/about')
      await page.locator('iframe[data-listens=true]').waitFor()
      const pictures = await holdBack(page, /\/assets\//)
      await page.frameLocator('.studio-frame').locator('main img').first().click()
      const words = panel.getByLabel(/^Picture in words/)
      await seen(words).toBeInViewport({ ratio: 1 })
      await pictures() // which comes into its field later, and moves nothing
      await seen(panel.locator('.panel-picture-button img')).toBeVisible()
      await seen
        .poll(() =>
          panel
            .locator('.panel-picture-button img')
            .evaluate((image: HTMLImageElement) => image.naturalHeight),
        )
        .toBeGreaterThan(0)
      await seen(words).toBeInViewport({ ratio: 1 })
      await seen(page.locator('iframe.studio-frame')).toBeFocused()
      // Keys are for what was clicked: the picture goes, and the block that has it stays.
      const before = site().read('about.json')
      await page.keyboard.press('Delete')
      const gone = await written(page, 'about.json', /^(?!.*cradle\.svg)/s)
      expect(gone).toHaveLength(1)
      expect(gone[0]).toMatch(/^- "picture": \{ "src"/)
      const done = page.getByRole('region', { name: 'What was done' })
      await done.getByText('Removed Picture.').waitFor()
      await done.getByRole('button', { name: 'Undo' }).click()
      await seen.poll(() => site().read('about.json')).toBe(before)
      site().diff('about.json')
    },
    { viewport: { width: 1800, height: 700 } },
  ))
