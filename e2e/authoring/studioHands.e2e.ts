import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { photograph } from '../support/photograph.ts'
import { seen } from '../support/seen.ts'
import { useStudioSite } from '../support/studioSite.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine takes its time for each

/** Some versions of Chromium take the taps of a test to another place of a frame that has a process of its own. */
const browser = useBrowser(['--disable-site-isolation-trials'])
const site = useStudioSite()

type Studio = { readonly page: Page; readonly panel: Locator; readonly frame: FrameLocator }

/** So wide that the page in its frame is not made smaller: Playwright's clicks in frames that are scaled miss. */
const inStudio = <T>(
  run: (studio: Studio) => Promise<T>,
  options: Parameters<typeof inPage>[2] = {},
) =>
  inPage(
    browser(),
    (page) =>
      run({
        page,
        panel: page.getByRole('complementary', { name: 'Panel' }),
        frame: page.frameLocator('iframe.studio-frame'),
      }),
    {
      baseURL: site().server().address,
      viewport: { width: 1800, height: 1000 },
      ...options,
    },
  )
const handWritten = (name: string) => readFileSync(join('e2e/authoring/handWritten', name), 'utf8')
const saved = (page: Page) => seen(page.getByText('Saved', { exact: true })).toBeVisible()

describe('a page made from nothing', () => {
  it('by mouse and keyboard is the one that somebody writes by hand', () =>
    inStudio(async ({ page, panel, frame }) => {
      /** Writes over what only guides, on the page itself. */
      const write = async (guide: string | RegExp, words: string) => {
        await frame.getByText(guide).first().click()
        await page.keyboard.type(words)
      }
      const fill = (label: string, words: string) =>
        panel.getByRole('textbox', { name: label }).first().fill(words)
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
      await page.getByRole('button', { name: 'Create the draft' }).click()
      await page.getByRole('heading', { name: 'Masts and booms', level: 1 }).first().waitFor()

      await frame.getByText('To be written: the first section').click()
      await bar().getByRole('button', { name: 'Remove' }).click()
      await seen(frame.getByText('To be written: the first section')).toBeHidden()
      await frame.getByText('To be written: a section with points').click()
      await bar().getByRole('button', { name: 'Remove' }).click()
      await seen(frame.getByText('To be written')).toHaveCount(1)

      await write(
        'To be written: what this page is about',
        'Aluminium and wood, straightened or new: lifted out and back in for {{',
      )
      await page.getByRole('searchbox', { name: /Find a figure/ }).fill('lift out')
      await page.getByRole('button', { name: /^Lift out and back in/ }).click()
      await page.keyboard.type('.')
      await seen(
        panel.getByRole('link', { name: 'Lift out and back in, up to nine metres' }),
      ).toBeVisible()
      await panel.getByRole('button', { name: 'Buttons', exact: true }).click()
      await fill("Button's label", 'Bring your mast')
      await panel.getByRole('button', { name: 'Form', exact: true }).press('Enter') // by key: what lint said of the label goes just now, and what is below it moves
      await panel.getByRole('combobox', { name: 'Form' }).click()
      await page.getByRole('option', { name: 'Book a look at your boat' }).click()
      await seen(frame.getByText('Bring your mast')).toBeVisible()
      await panel.getByRole('button', { name: 'Picture', exact: true }).click()
      await panel.getByRole('button', { name: 'Choose a picture' }).click()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a file' }).click()
      await (await chooser).setFiles({
        name: 'Mast on trestles.JPG',
        mimeType: 'image/jpeg',
        buffer: await photograph(page, 1200, 900),
      })
      await page.getByRole('dialog').getByRole('textbox').fill('A mast lying on three trestles.')
      await page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).click()
      await seen(frame.getByRole('img', { name: 'A mast lying on three trestles.' })).toBeVisible()

      await add('price list', /^Table/)
      await write('To be written: Heading', 'What it costs')
      await write('To be written: Name of the table', 'Work on masts and booms')
      await write('To be written: Heading', 'Work')
      await write('To be written: Heading', 'From')
      await write('To be written: Cell', 'Straighten a boom')
      await write('To be written: Cell', '$120')
      await panel.getByRole('button', { name: 'Add row' }).click()
      await page.keyboard.type('New standing rigging')
      await page.keyboard.press('Tab')
      await page.keyboard.type('{{')
      await page.getByRole('searchbox', { name: /Find a figure/ }).fill('sloop')
      await page.getByRole('button', { name: /^Standing rigging of/ }).click()

      await add('how it works', /^Steps/)
      await write('To be written: Heading', 'How it goes')
      await write('To be written: Step', 'You ring')
      await write('To be written: Step', 'We measure')
      await add('questions', /^Questions and answers/)
      await write('To be written: Heading', 'What people ask')
      await write('To be written: Question', 'Do I need to be there?')
      await write('To be written: Paragraph', 'No. We ring when the mast is down.')

      await panel.getByRole('button', { name: 'All blocks of this page' }).click()
      await fill(
        'Description',
        'Masts and booms of aluminium and wood, straightened or made new in our shed on the creek, with prices and how it goes.',
      )
      await fill('Summary', 'Straightened or made new.')
      await seen(panel.getByText('Nothing is left to be done.')).toBeVisible()
      await panel.getByRole('button', { name: /^It is ready/ }).click()
      await saved(page)
      await seen.poll(() => site().read('masts-and-booms.json')).not.toContain('draft')
      expect(site().read('masts-and-booms.json')).toBe(handWritten('masts-and-booms.json'))
    }))
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

describe('a page made by keyboard alone', () => {
  it('has a visible focus at every step, and tells each deed', () =>
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

describe('a picture', () => {
  const chosen = async (page: Page, panel: Locator, name: string) => {
    await panel.getByRole('textbox').first().waitFor()
    await panel.getByRole('button', { name: /Choose (a|another) picture/ }).click()
    await seen(page.getByRole('searchbox', { name: /Find a picture/ })).toBeFocused()
    return page.getByText(name)
  }
  /** Words for those who can't see it are asked for before it stands anywhere. */
  const inWords = async (page: Page, words: string) => {
    await seen(page.getByRole('heading', { name: 'The picture in words' })).toBeVisible()
    await seen(page.locator(':is(input, textarea):focus')).toBeVisible()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  /** How large a picture of the site is, and the colour at its right edge. */
  const look = (page: Page, address: string) =>
    page.evaluate(async (at) => {
      const bitmap = await createImageBitmap(await (await fetch(at)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const [red = 0, , blue = 0] = context?.getImageData(bitmap.width - 3, 3, 1, 1).data ?? []
      return { width: bitmap.width, height: bitmap.height, right: red > blue ? 'red' : 'blue' }
    }, address)

  it('that is dropped is turned upright, made small enough, and put into words at once', () =>
    inStudio(async ({ page, panel, frame }) => {
      await page.goto('/~/about')
      await frame.getByRole('img', { name: /sailing boat/ }).click()
      const drop = await chosen(page, panel, 'Drop a picture here')
      const file = site().file('Slip in June.jpg', await photograph(page, 3000, 1500))
      const { x = 0, y = 0 } = (await drop.boundingBox()) ?? {}
      const protocol = await page.context().newCDPSession(page)
      const data = { items: [], files: [file], dragOperationsMask: 1 }
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await protocol.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data })
      await inWords(page, 'The slip in June.')
      await seen
        .poll(() => site().read('about.json'))
        .toContain('"picture": { "src": "/assets/slip-in-june.webp", "alt": "The slip in June." }')
      expect(await look(page, '/assets/slip-in-june.webp')).toEqual({
        width: 1200,
        height: 2400,
        right: 'red',
      })
      expect(site().diff('about.json')).toHaveLength(2)
    }))

  it('that is pasted is taken as well', () =>
    inStudio(
      async ({ page, panel, frame }) => {
        await page.goto('/~/about')
        await frame.getByRole('main').getByRole('img').first().click()
        await chosen(page, panel, 'Drop a picture here')
        await page.evaluate(async () => {
          const canvas = new OffscreenCanvas(40, 30)
          canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
          await navigator.clipboard.write([
            new ClipboardItem({ 'image/png': await canvas.convertToBlob() }),
          ])
        })
        await page.keyboard.press('Control+v')
        await inWords(page, 'A dark square.')
        await seen.poll(() => site().read('about.json')).toContain('"alt": "A dark square." }')
        expect(site().diff('about.json')).toHaveLength(2)
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ))
})

describe('with the mouse', () => {
  it('entries and blocks are dragged to another place, and nothing else changes', () =>
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

  it('a click on a button of the page opens it in the panel, and leads to the dialog that it opens', () =>
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

  it('a click on what stands on every page leads to where that is written', () =>
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

  it('an icon is chosen by how it looks, without leaving the keys', () =>
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
] as const)('chooses a field of a form by a click in its empty box: %s %s', (role, name, number) =>
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

it('leads by keys to the panel of a page on which nothing is chosen: from the first stops, and from the page by Escape', () =>
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

it('begins a block that was chosen by Enter with nothing in it but what is typed', () =>
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

describe('what is pasted', () => {
  const table =
    '<table><tr><th>Work</th><th>Fee</th></tr><tr><td>Mast</td><td><b>$400</b></td></tr><tr><td>Boom</td><td></td></tr></table>'
  it('from a page or a document as a table becomes one, and rows of a spreadsheet fill it', () =>
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
        site().diff('privacy.json')
        await frame.getByRole('main').locator('p').nth(2).click()
        await paste('text/html', `<h2>Fees</h2>${table}`)
        await seen(
          page.getByRole('status').filter({ hasText: 'stands in a block of its own below' }),
        ).toBeAttached()
        await seen.poll(() => site().read('privacy.json')).toContain('["Boom", "–"]')
        expect(
          site()
            .diff('privacy.json')
            .filter((line) => line.startsWith('-')),
        ).toEqual([])
        expect(
          (JSON.parse(site().read('privacy.json')) as { blocks: { type: string }[] }).blocks.find(
            ({ type }) => type === 'table',
          ),
        ).toEqual({
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
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ))

  it.each(['in the panel', 'on the page'])(
    'as rows of a spreadsheet in a new entry %s becomes that and further ones',
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

  it.each([
    ['on the page', 'draft', 'What you have begun to type'],
    ['in the panel', 'out', 'Write to'],
  ])('as lines %s becomes paragraphs, with the list among them as one', (where, own, words) =>
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
        await page.keyboard.press('End')
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
        expect(site().diff('privacy.json')).toHaveLength(3) // the line of the paragraphs, before and after, and that of the list
        await seen(
          where === 'in the panel'
            ? page.locator('.panel-entry [role=textbox]:focus')
            : frame.locator(':focus'),
        ).toHaveText('Our office.')
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ),
  )
})

describe('a script that is composed', () => {
  it('is written once and whole', () =>
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

describe('a figure that stands in several places', () => {
  it('is asked about where it is typed over, and changed in all of them', () =>
    inStudio(async ({ page, frame }) => {
      const [before, facts] = [site().read('repairs/rigging.json'), site().read('_facts.json')]
      await page.goto('/~/repairs/rigging')
      await frame.getByText('$480', { exact: true }).first().dblclick()
      await page.keyboard.type('$1,495')
      const note = page.getByRole('region', { name: 'A figure was typed over' })
      await seen(note).toContainText('$480 stood here')
      await seen.poll(() => site().read('repairs/rigging.json')).toContain('"$1,495"')
      await note.getByRole('button', { name: /^Change “.*” everywhere/ }).click()
      await seen.poll(() => site().read('_facts.json')).toMatch(/"amount": 1495\b/)
      expect(site().read('repairs/rigging.json')).toBe(before)
      await seen(note).toBeHidden()
      await seen(frame.getByText('$1,495', { exact: true }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await seen.poll(() => site().read('_facts.json')).toBe(facts)
    }))
})

describe('an entry that is chosen on the page', () => {
  const questions = () =>
    (
      JSON.parse(site().read('questions.json')) as { blocks: { items?: { question: string }[] }[] }
    ).blocks.find(({ items }) => items)?.items
  const order = () => questions()?.map(({ question }) => question.slice(0, 12))

  it('is what the bar above the page names and moves, duplicates and removes; the block is a press away', () =>
    inStudio(async ({ page, frame }) => {
      await page.goto('/~/questions')
      site().diff('questions.json')
      const before = order() ?? []
      await frame.getByText('What does a lift cost?').click()
      const bar = page.getByRole('toolbar', {
        name: 'Question “What does a lift cost?”, number 3 of 9',
      })
      await bar.getByRole('button', { name: 'Move up' }).click()
      await seen.poll(order).toEqual([before[0], before[2], before[1], ...before.slice(3)])
      await seen(page.getByRole('status').filter({ hasText: '2 of 9' }).first()).toBeAttached()
      await page
        .getByRole('toolbar', { name: /number 2 of 9/ })
        .getByRole('button', { name: 'Move up' })
        .press('Enter')
      await seen(
        page
          .getByRole('toolbar', { name: /number 1 of 9/ })
          .getByRole('button', { name: 'Move up' }),
      ).toBeFocused()
      await seen.poll(() => order()?.[0]).toBe(before[2])
      await page
        .getByRole('toolbar', { name: /number 1 of 9/ })
        .getByRole('button', { name: 'Duplicate' })
        .click()
      await seen.poll(() => order()?.slice(0, 2)).toEqual([before[2], before[2]])
      await page
        .getByRole('toolbar', { name: /number 2 of 10/ })
        .getByRole('button', { name: 'Remove' })
        .click()
      await seen.poll(() => order()?.length).toBe(9)
      await page.getByRole('button', { name: 'Questions and answers', exact: true }).click()
      await seen(
        page
          .getByRole('toolbar', { name: /^Questions and answers/ })
          .getByRole('button', { name: 'Hide' }),
      ).toBeVisible()
      const types = () =>
        (JSON.parse(site().read('questions.json')) as { blocks: { type: string }[] }).blocks.map(
          ({ type }) => type,
        )
      const placed = types()
      await page
        .getByRole('toolbar', { name: /^Questions and answers/ })
        .getByRole('button', { name: 'Move down' })
        .click()
      await seen.poll(types).not.toEqual(placed)
    }))

  it('is moved by keys from its own words, which stay under the caret', () =>
    inStudio(async ({ page, frame }) => {
      await page.goto('/~/about')
      const items = () =>
        (
          JSON.parse(site().read('about.json')) as { blocks: { type: string; items: string[] }[] }
        ).blocks.find(({ type }) => type === 'tags')?.items
      const before = items() ?? []
      const [, , third = ''] = before
      await frame.getByText(third, { exact: true }).click()
      await page.keyboard.press('Alt+Shift+ArrowUp')
      await page.keyboard.type(' too')
      await seen.poll(items).toEqual([before[0], `${third} too`, before[1], before[3]])
      await seen(page.getByRole('status').filter({ hasText: '2 of 4' }).first()).toBeAttached()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Alt+ArrowDown')
      await seen.poll(items).toEqual([before[0], before[1], `${third} too`, before[3]])
      await page.keyboard.press('Control+d')
      await seen.poll(items).toHaveLength(5)
      await page.keyboard.press('Delete')
      await seen.poll(items).toHaveLength(4)
      await saved(page)
    }))
})

describe('two windows on one site', () => {
  it('each take back what they did; where both wrote the same words, the one that is told comes first', () =>
    inStudio(({ page: mine, frame: myPage }) =>
      inStudio(async ({ page: theirs, frame: theirPage }) => {
        const before = site().read('storage.json')
        const text = 'Ashore she dries and can be worked on'
        const write = async (page: Page, frame: FrameLocator, on: string, words: string) => {
          await page.bringToFront()
          await frame
            .getByText(on)
            .first()
            .click({ position: { x: 20, y: 10 } })
          await page.keyboard.press('Control+End')
          await page.keyboard.type(words)
          await seen.poll(() => site().read('storage.json')).toContain(words)
          await saved(page)
          await page.keyboard.press('Escape')
        }
        const undo = (page: Page) =>
          page.getByRole('button', { name: 'Undo', exact: true }).first().click()
        for (const page of [mine, theirs]) {
          await page.goto('/~/storage')
          await page.locator('iframe[data-listens=true]').waitFor()
        }
        await write(mine, myPage, text, ' Mine.')
        await write(theirs, theirPage, 'Where she spends the winter', ' Theirs')
        await undo(mine)
        await seen.poll(() => site().read('storage.json')).not.toContain(' Mine.')
        expect(site().read('storage.json')).toContain(' Theirs')
        await undo(theirs)
        await seen.poll(() => site().read('storage.json')).toBe(before)

        await write(mine, myPage, text, ' One.')
        await seen(theirPage.getByText('guard. One.')).toBeVisible()
        await write(theirs, theirPage, text, ' Two.')
        await undo(mine)
        await seen(
          mine
            .getByText(/The same words of .* were changed again since \(Wrote “Ashore she dries/)
            .first(),
        ).toBeVisible()
        expect(site().read('storage.json')).toContain('guard. One. Two.')
        await undo(theirs)
        await seen.poll(() => site().read('storage.json')).not.toContain(' Two.')
        await undo(mine)
        await seen.poll(() => site().read('storage.json')).toBe(before)
      }),
    ))
})

describe('what lies over the page', () => {
  it.each([
    [1800, 1000],
    [390, 844],
  ])(
    'covers no words of it while one is written, %i pixels wide; marks are above it',
    (width, height) =>
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

describe('a link on some words', () => {
  it('to a place of another page is chosen by the mouse, and taken to another one by keys', () =>
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
      await seen(page.getByRole('searchbox', { name: /Find a page/ })).toBeFocused()
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

describe('on a phone', () => {
  it('a text is corrected, pages are looked at, also as they will be on another day', () =>
    inStudio(
      async ({ page, frame }) => {
        await page.goto('/~/repairs/hulls')
        site().diff('repairs/hulls.json')
        const heading = frame.getByRole('heading', { level: 1 })
        const before = (await heading.textContent()) ?? ''
        await heading.tap()
        await page.keyboard.press('End')
        await page.keyboard.type(' again')
        await seen.poll(() => site().read('repairs/hulls.json')).toContain(`${before} again`)
        expect(
          site()
            .diff('repairs/hulls.json')
            .map((line) => line.slice(0, 1)),
        ).toEqual(['-', '+'])
        await page.getByRole('radio', { name: 'Look' }).tap()
        await frame.getByRole('link', { name: 'Book a Look' }).first().scrollIntoViewIfNeeded()
        await page.getByRole('button', { name: 'As of today' }).tap()
        await page.getByLabel('Show the page as it will be on').fill('2027-04-01')
        await page.keyboard.press('Escape')
        await seen(page.getByRole('button', { name: /^As of .*2027/ })).toBeVisible()
        await page.getByRole('link', { name: 'Pages' }).tap()
        await page.getByRole('link', { name: 'Questions', exact: true }).tap()
        await seen(frame.getByRole('heading', { level: 1 })).toContainText(
          'Asked before the crane comes',
        )
        await page.getByRole('button', { name: /^As of/ }).tap()
        await page.getByRole('button', { name: 'Back to today' }).tap()
        await seen(page.getByRole('button', { name: 'As of today' })).toBeVisible()
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true },
    ))
})

describe('a form on the page', () => {
  it('is written where it stands, a new question and its choices too, and no script of the form takes it over meanwhile', () =>
    inStudio(async ({ page, panel, frame }) => {
      const write = async (guide: string | RegExp, words: string) => {
        await frame.getByText(guide).first().click()
        await page.keyboard.type(words)
      }
      const isTaken = () => frame.locator('[data-hydrated]').count()
      await page.goto('/~/enquire/look')
      await frame.getByText('Preferred Tide').click()
      await panel.getByRole('button', { name: 'Preferred Tide' }).first().waitFor()
      await page.keyboard.press('End')
      await page.keyboard.type(' there')
      await seen
        .poll(() => site().read('_dialogs/look.json'))
        .toContain('"label": "Preferred Tide there"')
      await page.keyboard.press('Escape')
      await page.getByRole('toolbar').getByRole('button', { name: 'Duplicate' }).click()
      await seen(frame.getByText('Preferred Tide there')).toHaveCount(2)
      await panel.getByRole('button', { name: 'Add field' }).click()
      await page.keyboard.type('Which days suit you?')
      await seen(panel.getByRole('button', { name: 'Which days suit you?' }).first()).toBeVisible() // before it is there, the last kind is that of the duplicate
      await panel.getByRole('combobox', { name: 'Kind of field' }).last().click()
      await page.getByRole('option', { name: 'Several tick boxes' }).click()
      await write('To be written: Label', 'Monday')
      await seen(panel.getByRole('button', { name: 'Add choice' }).last()).toBeVisible()
      await panel.getByRole('button', { name: 'Add choice' }).last().click()
      await page.keyboard.type('Tuesday')
      await seen
        .poll(() => site().read('_dialogs/look.json'))
        .toMatch(
          /"label": "Which days suit you\?".*"value": "monday", "label": "Monday" .*"value": "tuesday", "label": "Tuesday" /s,
        )
      await seen(frame.getByText('Tuesday')).toBeVisible()
      expect(await isTaken()).toBe(0)
    }))
})
