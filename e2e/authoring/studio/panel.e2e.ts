import type { Route } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { holdBack } from '../../support/holdBack.ts'
import { seen } from '../../support/seen.ts'
import { act, blockOf, choose, usePanel } from '../../support/studioPanel.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio, written } = usePanel()

describe('an author in the panel', () => {
  it('changes only the edited lines of the file by texts, choices and optional properties', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/repairs')
      await blockOf(panel, 'Cards Three kinds of work').click()
      const paused = new Promise<Route>(
        (resolve) => void page.route('**/~studio/change?*', resolve, { times: 1 }),
      )
      await panel.getByLabel('Heading', { exact: true }).fill('What we mend')
      const sent = await paused
      await seen(
        page.frameLocator('.studio-frame').getByRole('heading', { name: 'What we mend' }),
      ).toBeVisible() // before the server knows of it
      await sent.continue()
      expect(await written(page, 'repairs.json', 'What we mend')).toEqual([
        '- "heading": "Three kinds of work",',
        '+ "heading": "What we mend",',
      ])
      await panel.getByLabel('Cards side by side').click()
      await choose(page, /^2/)
      expect(await written(page, 'repairs.json', '"columns": 2')).toEqual([
        '- "columns": 3,',
        '+ "columns": 2,',
      ])
      await panel.getByRole('button', { name: 'Introduction' }).click()
      await page.keyboard.type('From a pin to a mast.')
      expect(await written(page, 'repairs.json', 'to a mast')).toEqual([
        '+ "intro": "From a pin to a mast.",',
      ])
      await panel.getByLabel('Introduction').fill('')
      expect(await written(page, 'repairs.json', /^(?!.*to a mast)/s)).toEqual([
        '- "intro": "From a pin to a mast.",',
      ])
      // What must be there is to be written while it is empty: the page goes on being drawn.
      await panel.getByRole('button', { name: 'All blocks of this page' }).click()
      const title = panel.getByLabel(/^Title/)
      const was = await title.inputValue()
      await title.fill('')
      expect(await written(page, 'repairs.json', 'TODO: Title')).toEqual([
        `- "title": "${was}",`,
        '+ "title": "TODO: Title",',
      ])
      await seen(title).toHaveAttribute('placeholder', 'To be written')
      await seen(
        page.frameLocator('.studio-frame').getByRole('heading', { name: 'What we mend' }),
      ).toBeVisible()
      await title.fill(was)
      expect(await written(page, 'repairs.json', /^(?!.*TODO: Title)/s)).toEqual([
        '- "title": "TODO: Title",',
        `+ "title": "${was}",`,
      ])
    }))

  it('edits around a fact and adds bold, a fact and a link without seeing markup', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/about')
      await seen(page).toHaveTitle('The yard and who works in it · Curlew & Co.')
      await blockOf(panel, 'Beginning of the page Small').click()
      const before = site().read('about.json')
      const text = panel.getByRole('textbox', { name: 'Text', exact: true })
      await seen(text.locator('[data-fact]')).toHaveText('Curlew & Co.')
      const said = await text.innerText()
      await panel.getByText('Text', { exact: true }).first().click() // as a label of any field
      await seen(text).toBeFocused()
      await page.keyboard.press('Control+Home')
      await page.keyboard.type('Since 1987 ')
      const line = async (words: RegExp) =>
        (await written(page, 'about.json', words)).filter((one) => one.startsWith('+')).join()
      expect(await line(/Since 1987/)).toMatch(/"text": "Since 1987 .*\{\{firm\.name\}\}/)
      await page.keyboard.press('Control+Home')
      for (let letter = 0; letter < 'Since 1987'.length; letter += 1)
        await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Control+b')
      await seen(text.locator('strong')).toHaveText('Since 1987')
      expect(await line(/\*\*Since 1987\*\* /)).toContain('{{firm.name}}')
      await panel.getByRole('button', { name: 'Make it a link' }).first().click()
      await page.getByRole('searchbox', { name: /^Find a page by/ }).fill('winter ashore')
      await page.getByRole('button', { name: /^A Winter Ashore on a Cradle/ }).click()
      expect(await line(/storage\/ashore/)).toMatch(
        /(\[\*\*Since 1987\*\*\]\(\/storage\/ashore\)|\*\*\[Since 1987\]\(\/storage\/ashore\)\*\*)/,
      )
      await seen(text).toBeFocused()
      await page.keyboard.press('Control+k') // the link that is chosen
      await page.getByRole('button', { name: 'Take the link away' }).click()
      await seen(text.locator('a')).toHaveCount(0)
      await page.keyboard.press('Control+End')
      await page.keyboard.type(' Up to {{')
      await page.getByRole('searchbox', { name: /Find a figure/ }).fill('lift')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await seen(text.locator('[data-fact]')).toHaveCount(2)
      await seen(text).toBeFocused()
      await page.keyboard.type(' *or* so')
      const now = await text.innerText()
      expect(now).toContain(' *or* so') // a star is a star
      expect(now).not.toMatch(/\{\{|\*\*/)
      expect(await line(/so"/)).toMatch(/Up to \{\{lift\.\w+\}\} \\\\\*or\\\\\* so"/)
      for (let steps = 0; steps < 8 && site().read('about.json') !== before; steps += 1) {
        const last = site().read('about.json')
        await page.keyboard.press('Control+z')
        await seen.poll(() => site().read('about.json')).not.toBe(last)
      }
      await seen.poll(() => text.innerText()).toBe(said)
      site().diff('about.json')
    }))

  it('cuts, pastes, drags and formats text as in any text field', () =>
    inStudio(
      async (page, panel) => {
        const before = site().read('index.json')
        const said = () => /"text": "(.*)",?$/m.exec(site().read('index.json'))?.[1]
        const was = said()
        await page.goto('/~/')
        await panel.getByRole('button', { name: /^Beginning of the page/ }).click()
        const text = panel.getByRole('textbox', { name: 'Text', exact: true })
        // What is cut, with a figure in it and a blank at its end, is put in again as it was.
        await text.focus()
        await page.keyboard.press('Control+Home')
        await page.keyboard.type('Here: ')
        await page.keyboard.press('Control+Shift+End')
        await page.keyboard.press('Control+x')
        await seen.poll(said).toBe('Here: ')
        await page.keyboard.press('Control+v')
        await seen.poll(said).toBe(`Here: ${was}`)
        await page.keyboard.press('Control+Home')
        for (let letter = 0; letter < 'Here: '.length; letter += 1)
          await page.keyboard.press('Shift+ArrowRight')
        await page.keyboard.press('Control+x')
        await seen.poll(said).toBe(was)
        await page.keyboard.press('Control+v')
        await seen.poll(said).toBe(`Here: ${was}`)
        // Bold goes on where its author pauses, and the page is drawn meanwhile.
        await page.keyboard.press('Control+End')
        await page.keyboard.press('Control+b')
        await page.keyboard.type(' very ')
        await seen.poll(said).toMatch(/\*\*very\*\*/)
        await seen(
          page.frameLocator('.studio-frame').locator('strong', { hasText: 'very' }),
        ).toBeVisible()
        await page.keyboard.type('old')
        await seen.poll(said).toMatch(/\*\*very old\*\*$/)
        await page.keyboard.press('Control+b')
        // A reference that is pasted, as an e-mail may say it, is a figure; one that there is not stays what it is.
        await page.evaluate(() => navigator.clipboard.writeText(' {{lift.limit}} {{no.such}}'))
        await page.keyboard.press('Control+v')
        await seen.poll(said).toMatch(/\*\* \{\{lift\.limit\}\} \{\\\\\{no\.such\}\}$/)
        await seen(text.locator('[data-fact]')).toHaveCount(2)
        // A word that is dragged stands where it is let go.
        await page.keyboard.press('Control+Home')
        for (let letter = 0; letter < 'Here'.length; letter += 1)
          await page.keyboard.press('Shift+ArrowRight')
        await text.dragTo(text.locator('[data-fact]').last(), {
          sourcePosition: { x: 18, y: 14 },
          targetPosition: { x: 1, y: 8 },
        })
        await seen.poll(said).toMatch(/^: One slip.*Here\{\{lift\.limit\}\}/)
        await page.keyboard.press('Escape')
        await seen(page.locator('iframe.studio-frame')).toBeFocused()
        for (let steps = 0; steps < 20 && site().read('index.json') !== before; steps += 1) {
          const last = site().read('index.json')
          await page.getByRole('button', { name: 'Undo', exact: true }).click()
          await seen.poll(() => site().read('index.json')).not.toBe(last)
        }
        site().diff('index.json')
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ))

  it('toggles bold on words of a paragraph in a list with the toolbar button', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/about')
      await blockOf(panel, 'Text Why one slip').click()
      const paragraph = panel.locator('[data-texts=true] [role=textbox]').nth(1)
      await paragraph.focus()
      await page.keyboard.press('Control+Home')
      for (let letter = 0; letter < 'It also'.length; letter += 1)
        await page.keyboard.press('Shift+ArrowRight')
      await panel.getByRole('button', { name: 'Bold' }).click()
      const gone = await written(page, 'about.json', '"**It also** means')
      expect(gone).toHaveLength(2)
      await seen(paragraph).toBeFocused()
      await panel.getByRole('button', { name: 'Bold' }).click()
      await written(page, 'about.json', '"It also means')
    }))

  it('adds, moves, duplicates and removes list entries and undoes all of it', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/questions')
      await blockOf(panel, 'Questions and answers Nine questions').click()
      // The server takes its time: who types on at once loses no letter.
      const answers = await holdBack(page, /~studio\/operation/)
      await panel.getByRole('button', { name: 'Add question' }).click()
      await page.keyboard.type('Is there ')
      await seen(page.getByRole('textbox', { name: 'What is being added' })).toHaveValue(
        'Is there ',
      )
      await answers()
      await seen(panel.locator('[role=textbox]:focus, textarea:focus')).toHaveText('Is there ')
      await page.keyboard.type('coffee?')
      await seen.poll(() => site().read('questions.json')).toContain('Is there coffee?')
      await panel.getByRole('button', { name: /^Move Is there coffee\?, number 10 of 10/ }).focus()
      await page.keyboard.press('ArrowUp')
      await seen(
        panel.getByRole('button', { name: /^Move Is there coffee\?, number 9 of 10/ }),
      ).toBeFocused()
      await seen(page.getByRole('status').filter({ hasText: '9 of 10' }).first()).toBeAttached()
      expect(
        (await written(page, 'questions.json', /coffee[\s\S]*gale/)).filter((line) =>
          line.startsWith('-'),
        ),
      ).toEqual([])
      await act(
        page,
        panel.getByRole('button', { name: 'What to do with Do you need a key?' }),
        'Duplicate',
      )
      await seen
        .poll(
          () =>
            site()
              .read('questions.json')
              .match(/Do you need a key/g)?.length,
        )
        .toBe(2)
      await seen(panel.locator('.panel-entry-name', { hasText: 'Do you need a key?' })).toHaveCount(
        2,
      )
      await act(
        page,
        panel.getByRole('button', { name: 'What to do with Is there coffee?' }),
        'Remove',
      )
      await seen.poll(() => site().read('questions.json')).not.toContain('coffee')
      await seen(page.getByRole('region', { name: 'What was done' })).toContainText(
        'Is there coffee?',
      )
      await page
        .getByRole('region', { name: 'What was done' })
        .getByRole('button', { name: 'Undo' })
        .click()
      await seen.poll(() => site().read('questions.json')).toContain('coffee')
      const undo = page.getByRole('button', { name: 'Undo', exact: true }).first()
      for (
        let steps = 0;
        steps < 8 &&
        site().diff('questions.json') &&
        /coffee|TODO/.test(site().read('questions.json'));
        steps += 1
      ) {
        const before = site().read('questions.json')
        await undo.click()
        await seen.poll(() => site().read('questions.json')).not.toBe(before)
      }
      expect(site().read('questions.json')).not.toMatch(/coffee|TODO/)
    }))

  it('changes the chosen entry even while other changes are pending or the file is edited', () =>
    inStudio(async (page, panel) => {
      const asked = () =>
        (
          JSON.parse(site().read('questions.json')) as {
            blocks: { items?: { question: string }[] }[]
          }
        ).blocks.flatMap(({ items = [] }) => items)
      const questions = () => asked().map(({ question }) => question)
      const [first = '', second = '', third = '', ...others] = questions()
      const whole = site().read('questions.json')
      const menuOf = (question: string) =>
        panel.getByRole('button', { name: `What to do with ${question}`, exact: true })
      await page.goto('/~/questions')
      await blockOf(panel, 'Questions and answers Nine questions').click()
      const release = await holdBack(page, /~studio\/operation/)
      const handle = panel.getByRole('button', {
        name: new RegExp(`^Move ${third.replace('?', '\\?')}, number 3`),
      })
      await handle.press('ArrowUp')
      await handle.press('ArrowUp')
      await act(page, menuOf(second), 'Remove')
      await release()
      await seen.poll(questions).toEqual([third, first, ...others])
      await seen(menuOf(second)).toHaveCount(0)
      await menuOf(first).click()
      site().write(
        'questions.json',
        site()
          .read('questions.json')
          .replace('"items": [', '"items": [{ "question": "And you?", "answer": ["Yes."] },'),
      )
      await seen(page.locator('.studio-panel').getByText('And you?')).toBeAttached() // which an open menu hides from others
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await seen.poll(questions).toEqual(['And you?', third, ...others])
      site().write('questions.json', whole)
      site().diff('questions.json')
    }))

  it('sees lint’s message at the field and applies its quick fix', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/repairs/engines')
      await blockOf(panel, 'Related pages Goes with engines').click()
      await panel.locator('.panel-entry-name', { hasText: '/storage/afloat' }).click()
      await panel.getByRole('textbox', { name: /^Page/ }).fill('/storage/aflot')
      await seen(panel.getByText(/aflot/).first()).toBeVisible()
      await panel.getByRole('button', { name: 'Write "/storage/afloat"' }).click()
      expect(await written(page, 'repairs/engines.json', /"\/storage\/afloat"/)).toEqual([])
    }))

  it('edits a custom block by its schema', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/storage')
      await panel.getByRole('button', { name: 'Add a block' }).click()
      await page.getByRole('searchbox', { name: /Find a block/ }).fill('hire')
      await page.getByRole('button', { name: /^Bicycles for hire/ }).click()
      await seen.poll(() => site().read('storage.json')).toContain('"type": "hire"')
      await panel.getByLabel(/^Heading/).fill('Dinghies for a day')
      await panel.getByLabel(/^Name/).fill('The red one')
      await panel.getByLabel(/^Price of a day/).fill('$30')
      expect(
        (await written(page, 'storage.json', /\$30/))
          .filter((line) => line.startsWith('+'))
          .join(' ')
          .replace(/\+ /g, ''),
      ).toContain(
        '"type": "hire", "heading": "Dinghies for a day", "items": [{ "name": "The red one", "day": "$30" }]',
      )
    }))
})
