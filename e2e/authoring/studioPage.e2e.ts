import type { Locator, Page, Route } from 'playwright'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { axeFindings, bringAxe, runAxe } from '../support/axeFindings.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { seen } from '../support/seen.ts'
import { useStudioSite } from '../support/studioSite.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine takes its time for each

const browser = useBrowser()
const site = useStudioSite()

const inStudio = <T>(
  run: (page: Page, panel: Locator) => Promise<T>,
  options: Parameters<typeof inPage>[2] = {},
) =>
  inPage(browser(), (page) => run(page, page.getByRole('complementary', { name: 'Panel' })), {
    baseURL: site().server().address,
    viewport: { width: 1440, height: 900 },
    ...options,
  })

/** Waits until a document says what it is to say, and gives the lines that have changed since the last time. */
const written = async (page: Page, file: string, words: string | RegExp): Promise<string[]> => {
  await seen.poll(() => site().read(file)).toMatch(words)
  await seen(page.getByText('Saved', { exact: true })).toBeVisible()
  return site().diff(file)
}

const blockOf = (panel: Locator, words: string) => panel.getByRole('button', { name: words })
const choose = async (page: Page, option: string | RegExp) =>
  page.getByRole('option', { name: option }).click()
const act = async (page: Page, menu: Locator, item: string) => {
  await menu.click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('the width of a phone', () => {
  it('leaves what is looked at where it is, chosen or not', () =>
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

describe('an author at the panel', () => {
  it('changes a text, a choice, and what is rare, and the file changes by just that', () =>
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

  it('writes around a figure, marks words, and puts in a figure and a link, and sees no sign of how files write them', () =>
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
      await page.getByRole('searchbox', { name: /Find a page/ }).fill('winter ashore')
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

  it('writes in a text as in any field: by the clipboard, by dragged words, by references, in bold that goes on; Escape leads to the page', () =>
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

  it('gives words of a paragraph in a list a mark by its button, which stands over it', () =>
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

  it('adds, moves by keys, duplicates and removes entries of a list, and takes all of it back', () =>
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

  it('means the entry that was pressed, however many deeds are under way and whoever writes in the file', () =>
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

  it('says what lint finds at the field, and does what it offers', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/repairs/engines')
      await blockOf(panel, 'Related pages Goes with engines').click()
      await panel.locator('.panel-entry-name', { hasText: '/storage/afloat' }).click()
      await panel.getByRole('textbox', { name: /^Page/ }).fill('/storage/aflot')
      await seen(panel.getByText(/aflot/).first()).toBeVisible()
      await panel.getByRole('button', { name: 'Write "/storage/afloat"' }).click()
      expect(await written(page, 'repairs/engines.json', /"\/storage\/afloat"/)).toEqual([])
    }))

  it('writes a block of the site’s own by its schema', () =>
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

describe('an author at the texts of a page', () => {
  /** So wide that the page in its frame is not made smaller: Playwright's clicks in frames that are scaled miss. */
  const wide = { viewport: { width: 1800, height: 1000 } }
  const kept = [
    'Bring both deeds. TODO: list the others.',
    'To be written by hand, a will needs no witness.',
    'TODO: a third paragraph',
    'The last one.',
  ]

  it('writes back what is no prompt as it was, takes no prompt for words, and goes on typing by Tab from block to block', () =>
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
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
      await page.keyboard.type('3')
      await seen.poll(() => texts().at(-1)).toBe('The last one.3')
      site().write('about.json', before)
      site().diff('about.json')
    }, wide))

  it('empties one without harm to the page: nothing is written of it before it is left', () =>
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

  it('chooses the words along which the mouse is drawn, in a text in which nobody writes yet', () =>
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

  it('shows an empty frame where a picture is still to be chosen, and asks for one', () =>
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

  it('says so where nobody takes what is typed, and only then', () =>
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

  it('begins the next row by Enter in the last cell of one, which keeps its cells; taken back, nothing of it stays on the page', () =>
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

  it('begins the next entry by Enter in one of the panel, with what stood after the caret', () =>
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

  it('goes on by Tab in the next cell when what was typed has been drawn meanwhile', () =>
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

  it('goes on by Enter in the cell below, and begins a row by Tab behind the last one, never in what stands on every page', () =>
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
          ['Letters', 'In a drawer', '–'],
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
          ['Photographs', '–', '–'],
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

it('a picture that is clicked on the page brings its words into view, and the panel takes no focus for it', () =>
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

describe('an author at the blocks of a page', () => {
  it('adds one by what people call it, moves, hides, duplicates, turns, copies and removes it', () =>
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
      await page.getByRole('searchbox', { name: /Find a page/ }).fill('privacy')
      await page.getByRole('button', { name: /\/privacy/ }).click()
      await seen.poll(() => site().read('privacy.json')).toContain('"type": "checklist"')
      await act(page, menu, 'Remove')
      await seen.poll(() => types().length).toBe(count + 1)
      await seen(page.getByRole('region', { name: 'What was done' })).toContainText('is taken out')
    }))

  it('removes them in the list of them, by the menu and by the Delete key', () =>
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

  it('adds one from the list at the place that is chosen, which is told before', () =>
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

it('what leads to a draft is marked where the page is written, and is not there for who looks as a visitor does', () =>
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

it('a hint at a button of the list goes once the pointer is on the page', () =>
  inStudio(async (page) => {
    await page.goto('/~/about')
    await page.getByRole('button', { name: 'More for Questions' }).hover()
    await seen(page.getByRole('tooltip')).toBeAttached()
    // What a browser tells when the pointer comes onto a frame, and all that it tells; a pointer that Playwright moves says nothing there.
    await page.locator('.studio-frame').dispatchEvent('pointerover')
    await seen(page.getByRole('tooltip')).not.toBeAttached()
  }))

it('a switch that is asked for is on, and goes once it is off; a page fills answers into a dialog; what messengers show is drawn with the site’s own faces', () =>
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

describe('what becomes of a block', () => {
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

  it('is seen on the page before the server has done it', () =>
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

  it('is taken back on the page where the server refuses, and that is said', () =>
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

describe('an author at a table', () => {
  it('goes about it by arrows, pastes rows of a spreadsheet, and takes a row out', () =>
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

describe('an author who chooses', () => {
  it('finds pages by title, dialogs by name with what they are filled in with, icons by picture', () =>
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
      await page.getByRole('searchbox', { name: /Find a page/ }).fill('winter ashore')
      await page.getByRole('button', { name: /^A Winter Ashore on a Cradle/ }).click()
      expect(
        (await written(page, 'about.json', '"/storage/ashore" }'))
          .filter((line) => line.startsWith('+'))
          .join(' '),
      ).toContain('{ "label": "See the prices", "href": "/storage/ashore" }')
    }))
})

describe('a list that visitors filter', () => {
  it('gets its groups card by card, each in the card’s own line, and its filter in one', () =>
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

describe('nothing is lost', () => {
  beforeEach(() => {
    site().diff('find.json')
  })
  it('while the server is away: typing goes on, a reload brings it back, and it is saved once the server is there', () =>
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

  it('where a text editor writes at the same time: other things stay, the same sentence is shown twice', () =>
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
      await both.getByRole('button', { name: 'Keep mine' }).click()
      await seen.poll(() => site().read('thanks.json')).toContain('"heading": "Mine"')
      await seen(both).toHaveCount(0)
      release = await holdBack(page, /~studio\/change/)
      await heading.fill('Mine again')
      const again = drawn('Theirs again')
      site().write('thanks.json', site().read('thanks.json').replace('"Mine"', '"Theirs again"'))
      await again
      await release()
      await both.getByRole('button', { name: 'Keep the other' }).click()
      await seen(heading).toHaveValue('Theirs again')
      await seen(shown).toHaveText('Theirs again')
      await seen(page.getByText('Saved', { exact: true })).toBeVisible()
      expect(site().read('thanks.json')).toContain('"heading": "Theirs again"')
    }))

  it('where the server is killed while somebody types: every key is on disk once it is there again, and nobody loads the page', () =>
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

  it('where the page in the frame is loaded anew before the studio has answered it', () =>
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

  it('where the server is gone: the pages are listed all the same, each place says what it lacks, and the page comes back by itself', () =>
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
        await seen(
          page
            .getByRole('region', { name: 'Pages', exact: true })
            .getByRole('link', { name: 'Rigging' })
            .first(),
        ).toBeVisible()
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

  it('where one file can’t be written: others are, and it is as soon as it can', () =>
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

describe('what opens over the studio', () => {
  it('is named, and has nothing that axe finds fault with in the dark', () =>
    inStudio(
      async (page, panel) => {
        const faults: string[] = []
        const look = async (what: string, where = '.studio') => {
          await bringAxe(page)
          faults.push(...(await runAxe(page, [where])).map((fault) => `${what}: ${fault}`))
        }
        const over = async (what: string, open: Locator, role: 'dialog' | 'menu' = 'dialog') => {
          await open.click()
          const window = page.getByRole(role).first()
          await window.waitFor()
          await look(what, `[role=${role}]`)
          expect(
            await window.evaluate(
              (element) =>
                element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby'),
            ),
          ).toBeTruthy()
          await page.keyboard.press('Escape')
          await seen(page.getByRole(role)).toHaveCount(0)
        }
        await page.goto('/~/about')
        await look('the page')
        await over('as of', page.getByRole('button', { name: 'As of today' }))
        await over('add a block', panel.getByRole('button', { name: 'Add a block' }))
        await blockOf(panel, 'Beginning of the page Small').click()
        await look('a block')
        await over(
          'block menu',
          panel.getByRole('button', { name: 'What to do with this block' }),
          'menu',
        )
        await over('pictures', panel.getByRole('button', { name: /Choose (a|another) picture/ }))
        await panel.getByRole('textbox', { name: 'Text' }).first().hover()
        await over('figures', panel.getByRole('button', { name: 'Put in a figure' }).first())
        await over('links', panel.getByRole('button', { name: 'Make it a link' }).first())
        await page.goto('/~/_facts/lift.fee')
        await over('rename', page.getByRole('button', { name: 'Rename …' }))
        await over('remove', page.getByRole('button', { name: 'Remove …' }))
        await page.goto('/~/_pages')
        const more = page.getByRole('button', { name: 'More for Questions' })
        await over('menu of a page', more, 'menu')
        await more.click()
        await over('move a page', page.getByRole('menuitem', { name: 'Give it another address …' }))
        expect(faults).toEqual([])
      },
      { colorScheme: 'dark', reducedMotion: 'reduce', viewport: { width: 1800, height: 1000 } },
    ))

  it('is heard by its roles and names: the bar above the page', () =>
    inStudio(
      async (page) => {
        await page.goto('/~/questions')
        await page.frameLocator('iframe.studio-frame').getByText('When do you lift?').click()
        const heard = () => page.locator('.studio-strip').ariaSnapshot()
        await seen
          .poll(heard)
          .toBe(
            [
              '- list:',
              '  - listitem:',
              '    - button "Questions and answers"',
              '  - listitem: Question 2 of 9',
              '- toolbar "Question “When do you lift?”, number 2 of 9":',
              ...['Move up', 'Move down', 'Duplicate', 'Remove'].map(
                (name) => `  - button "${name}"`,
              ),
              '- toolbar "Text":',
              '  - button "Put in a figure": Figure',
            ].join('\n'),
          )
        await page.getByRole('button', { name: 'Questions and answers', exact: true }).click()
        await seen
          .poll(heard)
          .toMatch(
            /^- list:\n {2}- listitem: Questions and answers 2 of \d\n- toolbar "Questions and answers, number 2 of \d":\n(.*\n){5} {2}- button "What to do/,
          )
      },
      { viewport: { width: 1800, height: 1000 } },
    ))
})

describe('the studio’s page', () => {
  it('has nothing that axe finds fault with', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/')
      await panel.getByRole('button', { name: 'Add a block' }).waitFor()
      expect(await axeFindings(page, ['.studio'])).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      await panel.locator('.panel-entry-name').first().click()
      await panel.locator('.panel-entry-name').first().click()
      expect(await axeFindings(page, ['.studio'])).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      await panel.getByRole('button', { name: 'All blocks of this page' }).click()
      await panel.getByRole('button', { name: 'Add a block' }).click()
      await page.getByRole('searchbox', { name: /Find a block/ }).fill('questions')
      expect(await axeFindings(page, ['.chooser'])).toEqual([])
    }))
})
