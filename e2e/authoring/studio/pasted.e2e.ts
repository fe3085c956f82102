import { describe, expect, it, vi } from 'vitest'
import { seen } from '../../support/seen.ts'
import { saved, toFirstWord, useStudioInFrame } from '../../support/studioInFrame.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio } = useStudioInFrame()

describe('a word dragged on the page', () => {
  it('moves to the drop point and a drop from elsewhere doesn’t replace the selection', () =>
    inStudio(async ({ page, frame }) => {
      await page.goto('/~/about')
      await page.locator('iframe[data-listens=true]').waitFor()
      const text = frame.getByText('The next owner knows the tide')
      /** The middle of a word as it is laid out now: its place depends on the typeface that is there. */
      const middleOf = (word: string) =>
        text.evaluate((element, wanted) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          let node = texts.nextNode()
          while (node && !node.nodeValue?.includes(wanted)) node = texts.nextNode()
          const from = node?.nodeValue?.indexOf(wanted) ?? 0
          const range = document.createRange()
          if (node) range.setStart(node, from)
          if (node) range.setEnd(node, from + wanted.length)
          const [around, box] = [element.getBoundingClientRect(), range.getBoundingClientRect()]
          return {
            x: (box.left + box.right) / 2 - around.left,
            y: (box.top + box.bottom) / 2 - around.top,
          }
        }, word)
      await text.click()
      await toFirstWord({ page, frame })
      for (let letter = 0; letter < 'A yard '.length; letter += 1)
        await page.keyboard.press('Shift+ArrowRight')
      await text.dragTo(text, {
        sourcePosition: await middleOf('yard'),
        targetPosition: await middleOf('agreed'),
      })
      await seen
        .poll(() => site().read('about.json'))
        .toMatch(/"paragraphs": \[\s*"with four slips .*A yard .*her turn\."/)
      // As from another program, while other words are selected.
      await page.keyboard.press('Control+Home')
      await page.keyboard.press('Shift+End')
      const target = await middleOf('slips')
      await text.evaluate((element, { x, y }) => {
        const data = new DataTransfer()
        data.setData('text/plain', 'Dropped')
        const { left, top } = element.getBoundingClientRect()
        element.dispatchEvent(
          new DragEvent('drop', {
            dataTransfer: data,
            clientX: left + x,
            clientY: top + y,
            bubbles: true,
            cancelable: true,
          }),
        )
      }, target)
      await seen
        .poll(() => site().read('about.json'))
        .toMatch(/"with four .*Dropped.*has four boats.*her turn\."/)
      await saved(page)
    }))
})

describe('an entry begun with Enter', () => {
  it('is removed when nothing is typed in it, even after a second Enter', () =>
    inStudio(async ({ page, frame, panel }) => {
      await page.goto('/~/privacy')
      await page.locator('iframe[data-listens=true]').waitFor()
      const before = site().read('privacy.json')
      await frame.getByText('What you have begun to type').click()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Enter')
      await seen(frame.getByRole('textbox')).toHaveText('To be written: Paragraph')
      await seen.poll(() => site().read('privacy.json')).toContain('"TODO: Paragraph"')
      await page.keyboard.press('Enter')
      await frame.getByRole('heading', { level: 1 }).click()
      await seen.poll(() => site().read('privacy.json')).toBe(before)
      await frame.getByText('What you have begun to type').click()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Enter')
      await seen(frame.getByRole('textbox')).toHaveText('To be written: Paragraph')
      await page.keyboard.type('And more.')
      await panel.click({ position: { x: 5, y: 5 } })
      await seen
        .poll(() => site().read('privacy.json'))
        .toMatch(/What you have begun to type[^\]]*"And more\."/)
      await saved(page)
      site().write('privacy.json', before)
    }))

  it.each(['Tab', 'Enter'])(
    'removes the row that %s began in a table when its author goes elsewhere',
    (key) =>
      inStudio(async ({ page, frame }) => {
        await page.goto('/~/privacy')
        await page.locator('iframe[data-listens=true]').waitFor()
        const before = site().read('privacy.json')
        await frame.getByRole('row').last().getByRole('cell').last().click()
        await seen(frame.getByRole('textbox')).toHaveText('Two years')
        await page.keyboard.press('Control+End')
        await page.keyboard.press(key)
        await seen.poll(() => site().read('privacy.json')).toContain('"TODO: Cell"')
        await seen(frame.getByRole('textbox')).toHaveText(/To be written/)
        await frame.getByRole('heading', { level: 1 }).click()
        await seen.poll(() => site().read('privacy.json')).toBe(before)
      }),
  )
})

describe('pasted content', () => {
  const table =
    '<table><tr><th>Work</th><th>Fee</th></tr><tr><td>Mast</td><td><b>$400</b></td></tr><tr><td>Boom</td><td></td></tr></table>'
  it('with an HTML table becomes a table block that spreadsheet rows can fill', () =>
    inStudio(
      async ({ page, frame }) => {
        const paste = async (kind: string, said: string) => {
          await page.evaluate(
            ([type, text]) =>
              navigator.clipboard.write([
                new ClipboardItem({ [type]: new Blob([text], { type }) }),
              ]),
            [kind, said] as const,
          )
          await page.keyboard.press('Control+v')
        }
        await page.goto('/~/privacy')
        await page.locator('iframe[data-listens=true]').waitFor()
        const before = site().read('privacy.json')
        await frame.getByText('Write to').click()
        await toFirstWord({ page, frame })
        for (let letter = 0; letter < 'Write'.length; letter += 1)
          await page.keyboard.press('ArrowRight')
        await paste('text/html', `<h2>Fees</h2>${table}`)
        await page.keyboard.type('Now ')
        await seen(
          page.getByRole('status').filter({ hasText: 'stands in a block of its own below' }),
        ).toBeAttached()
        await seen.poll(() => site().read('privacy.json')).toContain('["Boom", "–"]')
        await seen.poll(() => site().read('privacy.json')).toContain('"Now to {{firm.email}}. We')
        await saved(page)
        site().diff('privacy.json')
        const { blocks } = JSON.parse(site().read('privacy.json')) as {
          blocks: { id?: string }[]
        }
        const at = blocks.findIndex(({ id }) => id === 'out')
        expect(blocks[at]).toMatchObject({ heading: 'Taken out', paragraphs: ['Write'] })
        expect(blocks[at + 2]).toEqual({
          type: 'prose',
          paragraphs: [expect.stringMatching(/^Now to .*tell you\.$/)],
        })
        expect(blocks[at + 1]).toEqual({
          type: 'table',
          heading: 'Fees',
          caption: 'TODO: Name of the table',
          columns: [{ heading: 'Work' }, { heading: 'Fee' }],
          rows: [
            ['Mast', '**$400**'],
            ['Boom', '–'],
          ],
        })
        await frame
          .getByRole('cell', { name: 'Boom' })
          .or(frame.getByRole('rowheader', { name: 'Boom' }))
          .click()
        await paste('text/plain', 'Boom\t$120\nRudder\t$90\n')
        await seen.poll(() => site().read('privacy.json')).toContain('["Rudder", "$90"]')
        expect(
          site()
            .diff('privacy.json')
            .filter((line) => line.startsWith('+')),
        ).toEqual(['+ ["Boom", "$120"],', '+ ["Rudder", "$90"]'])
        await saved(page)
        site().write('privacy.json', before)
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ))

  it.each(['in the panel', 'on the page'])(
    'of spreadsheet rows fills a new entry %s and adds more entries',
    (where) =>
      inStudio(
        async ({ page, panel, frame }) => {
          await page.goto('/~/repairs/rigging')
          const file = 'repairs/rigging.json'
          await page.evaluate(
            (text) => navigator.clipboard.writeText(text),
            'Sheets\tTwice a year\nBlocks\tYearly\n',
          )
          site().diff(file)
          await panel.getByRole('button', { name: 'What is due, and when' }).click()
          await panel.getByRole('button', { name: 'Add row' }).click()
          await seen(panel.getByRole('textbox', { name: /^Task/ }).last()).toBeFocused()
          if (where === 'on the page') await frame.getByText('To be written: Task').click()
          await page.keyboard.press('Control+v')
          await seen(
            page.getByRole('status').filter({ hasText: 'Pasted 2 rows: Task and' }),
          ).toBeAttached()
          await seen.poll(() => site().read(file)).toMatch(/"Sheets"[^\n]*\n[^\n]*"Blocks"/)
          await saved(page)
          expect(
            site()
              .diff(file)
              .filter((line) => /^[+-].*(Sheets|Blocks|TODO)/.test(line)),
          ).toHaveLength(2)
          await seen(frame.getByText('Blocks', { exact: true }).last()).toBeVisible()
          if (where !== 'in the panel') return
          await seen(panel.locator('[role=textbox]:focus, textarea:focus')).toHaveText('Sheets')
          await panel.getByRole('textbox', { name: 'Due' }).last().fill('In May')
          await page.getByRole('link', { name: 'History', exact: true }).click()
          await seen(page.getByText('Due of “Sheets” in Deadlines')).toBeVisible()
        },
        { permissions: ['clipboard-read', 'clipboard-write'] },
      ),
  )

  it('asks whether its first row names columns, in the panel and on the page', () =>
    inStudio(
      async ({ page, panel, frame }) => {
        const file = 'repairs/rigging.json'
        const before = site().read(file)
        const tasks = () =>
          (
            JSON.parse(site().read(file)) as {
              blocks: { type: string; rows: { task: string }[] }[]
            }
          ).blocks
            .find(({ type }) => type === 'deadlines')
            ?.rows.map(({ task }) => task) ?? []
        await page.goto('/~/repairs/rigging')
        await page.locator('iframe[data-listens=true]').waitFor()
        const there = tasks()
        await page.evaluate(
          (text) => navigator.clipboard.writeText(text),
          'Work\tBy when\nSheets\t2 May\nBlocks\t1 June\n',
        )
        const question = page.getByRole('alertdialog', { name: /^Does the first row/ })
        await panel.getByRole('button', { name: 'What is due, and when' }).click()
        await panel.getByRole('button', { name: 'Add row' }).click()
        await seen(panel.getByRole('textbox', { name: /^Task/ }).last()).toBeFocused()
        await page.keyboard.press('Control+v')
        await seen(question).toContainText('“Work”, “By when”')
        await question.getByRole('button', { name: 'It names columns' }).click()
        await seen.poll(tasks).toEqual([...there, 'Sheets', 'Blocks'])
        await seen(panel.locator('[role=textbox]:focus, textarea:focus')).toHaveText('Sheets')
        // By keys alone on the page, first left, then as a row.
        const drawn = frame.getByText('Blocks', { exact: true })
        await seen(drawn).toHaveCount(1 + there.filter((task) => task === 'Blocks').length)
        await drawn.last().click()
        await page.keyboard.press('Control+a')
        await page.keyboard.press('Control+v')
        await seen(question).toBeVisible()
        await page.keyboard.press('Escape')
        await seen(question).toBeHidden()
        await page.keyboard.press('Control+a')
        await page.keyboard.press('Control+v')
        await seen(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await seen(question.getByRole('button', { name: 'It is a row' })).toBeFocused()
        await page.keyboard.press('Enter')
        await seen.poll(tasks).toEqual([...there, 'Sheets', 'Work', 'Sheets', 'Blocks'])
        await saved(page)
        site().write(file, before)
        site().diff(file)
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ))

  it.each([
    ['on the page', 'draft', 'What you have begun to type'],
    ['in the panel', 'out', 'Write to'],
  ])('of lines %s becomes paragraphs and a list block', (where, own, words) =>
    inStudio(
      async ({ page, frame }) => {
        await page.goto('/~/privacy')
        site().diff('privacy.json')
        await page.evaluate(
          (text) => navigator.clipboard.writeText(text),
          'Our office.\n•\tParking\n•\tA lift\n',
        )
        await frame.getByText(words).click()
        if (where === 'in the panel')
          await page.locator('.panel-entry [role=textbox]:visible').first().click()
        await page.keyboard.press('Control+End')
        await page.keyboard.press('Control+v')
        await seen(
          page
            .getByRole('status')
            .filter({ hasText: 'The list that was pasted stands in a block of its own below.' }),
        ).toBeAttached()
        await seen
          .poll(() => site().read('privacy.json'))
          .toContain('{ "type": "list", "items": ["Parking", "A lift"] }')
        await saved(page)
        const { blocks } = JSON.parse(site().read('privacy.json')) as {
          blocks: { id?: string; paragraphs?: string[] }[]
        }
        const at = blocks.findIndex(({ id }) => id === own)
        expect(blocks[at]?.paragraphs?.slice(1)).toEqual(['Our office.'])
        expect(blocks[at + 1]).toEqual({ type: 'list', items: ['Parking', 'A lift'] })
        if (where === 'on the page') {
          // What is typed goes on below, and nothing of that stays if nothing is typed.
          await seen(frame.locator(':focus')).toHaveText('To be written: Paragraph')
          await frame.getByRole('heading', { level: 1 }).click()
          await seen.poll(() => site().read('privacy.json')).not.toContain('TODO: Paragraph')
          await saved(page)
        }
        expect(site().diff('privacy.json')).toHaveLength(3) // the line of the paragraphs, before and after, and that of the list
        if (where === 'in the panel')
          await seen(page.locator('.panel-entry [role=textbox]:focus')).toHaveText('Our office.')
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ),
  )
})

describe('text composed with an input method (IME)', () => {
  it('is saved exactly once and whole', () =>
    inStudio(async ({ page, frame }) => {
      await page.goto('/~/thanks')
      await frame.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('End')
      await page.keyboard.type(' ')
      const protocol = await page.context().newCDPSession(page)
      for (const text of ['n', 'に', 'にh', 'にほ', 'にほn', 'にほん', '日本'])
        await protocol.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        })
      await protocol.send('Input.insertText', { text: '日本' })
      await page.keyboard.type('!')
      await seen.poll(() => site().read('thanks.json')).toMatch(/"heading": "[^"]* 日本!"/)
      await saved(page)
      expect(
        site()
          .read('thanks.json')
          .match(/[ぁ-ん日本]+/g),
      ).toEqual(['日本'])
    }))
})
