import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Arrangement } from '../../../src/authoring/studio/protocol/frameMessages.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { boatyard } from '../../../tests/support/sites.ts'
import { inPage, useBrowser } from '../../support/browser.ts'
import { type FramedSite, frameOf, openFramedSite, tell, told } from '../../support/framedSite.ts'
import { pixelsApart } from '../../support/pixelsApart.ts'
import { seen } from '../../support/seen.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine takes its time for each

const browser = useBrowser()
const sources = readSite(boatyard)
let framed: FramedSite
beforeAll(async () => {
  framed = await openFramedSite(boatyard, sources)
})
afterAll(() => framed?.close())

/** Opens a page in its frame, and waits for what its script tells first. */
const open = async (page: Page, route: string) => {
  await page.goto(framed.studio(route))
  await expect.poll(() => told(page, 'blocks')).not.toEqual([])
}
/** The page's policy keeps style and handlers out of what is pasted, and says so. */
const inFrame = (route: string, run: (page: Page) => Promise<void>) =>
  inPage(
    browser(),
    async (page) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on(
        'console',
        (message) =>
          message.type() === 'error' &&
          !/404|style|event handler/.test(message.text()) &&
          errors.push(message.text()),
      )
      await open(page, route)
      await run(page)
      expect(errors).toEqual([])
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  )
const lastTyped = async (page: Page) => (await told(page, 'typed')).at(-1)
const seesTyped = (page: Page, typed: object) =>
  expect.poll(() => lastTyped(page)).toMatchObject(typed)
const seesChosen = (page: Page, pointer: string) =>
  expect.poll(async () => (await told(page, 'chosen')).at(-1)).toMatchObject({ pointer })

type Document = { blocks: Record<string, unknown>[] }

/** The site with one of its documents changed. */
const changed = (path: string, change: (document: Document) => void): Sources => ({
  ...sources,
  files: sources.files.map((file) => {
    if (file.path !== path) return file
    const document = JSON.parse(file.text) as Document
    change(document)
    return { path, text: JSON.stringify(document) }
  }),
})
/** Draws a page of the boatyard with its document changed, as the studio does after a change. */
const draw = async (
  page: Page,
  route: string,
  path: string,
  change: (document: Document) => void,
) => {
  const shown = (await told(page, 'shown')).length
  await tell(page, { kind: 'draw', html: framed.draw(changed(path, change), route), stamp: 'next' })
  await expect.poll(async () => (await told(page, 'shown')).length).toBeGreaterThan(shown)
}

describe('the page in the frame', () => {
  it('reports each key typed in a clicked text with its file and pointer', () =>
    inFrame('/about', async (page) => {
      const heading = frameOf(page).getByRole('heading', { level: 1 })
      await heading.click({ position: { x: 2, y: 10 } })
      await page.keyboard.press('Home')
      await page.keyboard.type('Now: ')
      const before = 'Small enough to know each boat'
      await seesTyped(page, {
        file: 'pages/about.json',
        pointer: '/blocks/0/heading',
        text: `Now: ${before}`,
        before,
        done: false,
      })
      await seesChosen(page, '/blocks/0/heading')
      await page.keyboard.press('Escape')
      await seesTyped(page, { done: true })
      expect(await frameOf(page).getByRole('heading', { level: 1 }).textContent()).toMatch(/^Now: /)
    }))

  it('keeps the clicked text editable when an older message from the studio arrives', () =>
    inFrame('/about', async (page) => {
      await frameOf(page)
        .getByRole('heading', { level: 1 })
        .click({ position: { x: 2, y: 10 } })
      const heading = frameOf(page).getByRole('textbox')
      await seesChosen(page, '/blocks/0/heading')
      await tell(page, { kind: 'unchoose', heard: 0 })
      await page.keyboard.press('Home')
      await page.keyboard.type('Now: ')
      await expect.poll(() => heading.textContent()).toMatch(/^Now: /)
      await tell(page, { kind: 'unchoose', heard: 1 })
      await seesTyped(page, { done: true })
    }))

  it('edits the nearest paragraph when the click is between two', () =>
    inFrame('/about', async (page) => {
      const paragraphs = frameOf(page).locator('p + p').first()
      const [above, below] = [paragraphs.locator('xpath=preceding-sibling::p[1]'), paragraphs]
      await below.scrollIntoViewIfNeeded()
      const [one, other] = [await above.boundingBox(), await below.boundingBox()]
      if (!one || !other) throw new Error('There are no two paragraphs.')
      expect(other.y - one.y - one.height).toBeGreaterThan(4)
      const words = (await below.textContent()) ?? ''
      await page.mouse.click(other.x + 3, other.y - 2)
      await page.keyboard.press('Home')
      await page.keyboard.type('So ')
      await expect.poll(() => below.textContent()).toBe(`So ${words}`)
      await page.mouse.click(one.x + 3, one.y + one.height + 2)
      await page.keyboard.press('End')
      await page.keyboard.type(' Yes')
      await expect.poll(() => above.textContent()).toMatch(/ Yes$/)
    }))

  it('lets a text be edited again after a redraw during typing', () =>
    inFrame('/about', async (page) => {
      const heading = frameOf(page).getByRole('heading', { level: 1 })
      await heading.click({ position: { x: 2, y: 10 } })
      await page.keyboard.press('Home')
      await page.keyboard.type('Now: ')
      await draw(page, '/about', 'pages/about.json', (document) => {
        Object.assign(document.blocks[0] ?? {}, { heading: 'Now: Small enough to know each boat' })
      })
      await frameOf(page).getByRole('heading', { name: 'What we leave to others' }).click()
      await heading.click({ position: { x: 2, y: 10 } })
      await page.keyboard.press('Home')
      await page.keyboard.type('And ')
      await seesTyped(page, {
        pointer: '/blocks/0/heading',
        text: 'And Now: Small enough to know each boat',
      })
    }))

  it('keeps facts and formatting next to typed text and formats by keyboard', () =>
    inFrame('/', async (page) => {
      const text = frameOf(page).getByText('One slip, one crane, two')
      await text.click({ position: { x: 3, y: 10 } })
      await page.keyboard.press('Control+Home')
      await page.keyboard.type('A ')
      await page.keyboard.press('Control+b')
      await page.keyboard.type('bold*')
      await page.keyboard.press('Control+b')
      await page.keyboard.type(' word. ')
      await seesTyped(page, {
        text: 'A **bold\\*** word. One slip, one crane, two people who have done nothing else for twenty years. We lift boats of up to {{lift.limit}} and put them back better.',
      })
      await page.keyboard.press('Control+z')
      await expect
        .poll(async () => (await told(page, 'key')).at(-1))
        .toEqual({ kind: 'key', key: 'undo' })
      await draw(page, '/', 'pages/index.json', (document) => {
        Object.assign(document.blocks[0] ?? {}, { text: 'A word. {{lift.limit}}' })
      })
      await expect
        .poll(() => frameOf(page).getByRole('textbox').textContent())
        .toMatch(/^A word\. \d/)
    }))

  it('keeps typing and selection in the same text when a block is inserted above it', () =>
    inFrame('/about', async (page) => {
      const above = (document: Document) =>
        document.blocks.splice(1, 0, {
          type: 'prose',
          heading: 'New above',
          paragraphs: ['All of it.'],
        })
      const heading = frameOf(page).getByRole('heading', { name: 'What we leave to others' })
      await heading.click()
      await page.keyboard.press('End')
      await page.keyboard.type(' to')
      await seesTyped(page, { pointer: '/blocks/4/heading', text: 'What we leave to others to' })
      await draw(page, '/about', 'pages/about.json', above)
      await page.keyboard.type(' do')
      await seesTyped(page, { pointer: '/blocks/5/heading', text: 'What we leave to others to do' })
      await page.keyboard.press('Escape')
      await seesChosen(page, '/blocks/5/heading')
      await draw(page, '/about', 'pages/about.json', (document) => {
        for (let times = 0; times < 2; times += 1) above(document)
        Object.assign(document.blocks[6] ?? {}, { heading: 'What we leave to others to do' })
      })
      expect(
        await frameOf(page).getByRole('heading', { name: 'What we leave to others' }).textContent(),
      ).toBe('What we leave to others to do')
    }))

  it('does not report a text as typed if it was only focused', () =>
    inFrame('/', async (page) => {
      await frameOf(page).getByText('One slip, one crane, two').click()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Escape')
      expect(await told(page, 'typed')).toEqual([])
    }))

  it('reports which card, picture or button was clicked without following links', () =>
    inFrame('/about', async (page) => {
      const frame = frameOf(page).getByRole('main')
      await frame.getByRole('img', { name: /sailing boat/ }).click()
      await seesChosen(page, '/blocks/0/picture')
      await frame
        .getByRole('link', { name: 'Book a Look' })
        .first()
        .click({ position: { x: 3, y: 3 } })
      await seesChosen(page, '/blocks/0/actions/1')
      await frame.getByRole('link', { name: 'Book a Look' }).first().click()
      await seesChosen(page, '/blocks/0/actions/1/label')
      await frame.getByText('Electronics').click()
      await seesChosen(page, '/blocks/4/items/1')
      expect(await frame.getByRole('dialog').count()).toBe(0)
      expect(await frame.evaluate(() => location.pathname)).toBe('/about')
    }))

  it('asks the studio to follow a link in look mode', () =>
    inFrame('/about', async (page) => {
      await tell(page, { kind: 'mode', mode: 'look' })
      await frameOf(page).getByRole('link', { name: 'ask before the winter' }).click()
      await expect
        .poll(async () => (await told(page, 'follow')).at(-1))
        .toEqual({ kind: 'follow', href: '/storage/ashore' })
    }))

  it('can be navigated and edited with the keyboard only', () =>
    inFrame('/about', async (page) => {
      await frameOf(page).locator('main').focus()
      await page.keyboard.press('ArrowDown')
      await seesChosen(page, '/blocks/0')
      await page.keyboard.press('ArrowDown')
      await seesChosen(page, '/blocks/1')
      await page.keyboard.press('Tab')
      await seesChosen(page, '/blocks/1/heading')
      await page.keyboard.press('Enter')
      await page.keyboard.type(' at all')
      await seesTyped(page, { pointer: '/blocks/1/heading', text: 'Why one slip at all' })
      await page.keyboard.press('Tab') // who types goes on typing, as from cell to cell
      await page.keyboard.type(' Or his.')
      await seesTyped(page, {
        pointer: '/blocks/1/paragraphs/0',
        text: expect.stringMatching(/her turn\. Or his\.$/),
      })
      await page.keyboard.press('Escape')
      await page.keyboard.press('Delete')
      await expect
        .poll(async () => (await told(page, 'key')).at(-1))
        .toEqual({ kind: 'key', key: 'remove' })
    }))

  it('requests a new entry on Enter and puts the caret there once it is drawn', () =>
    inFrame('/about', async (page) => {
      await frameOf(page).getByText('Measures twice').waitFor()
      await frameOf(page).getByText('Electronics').click()
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await expect
        .poll(async () => (await told(page, 'entry')).at(-1))
        .toEqual({
          kind: 'entry',
          does: 'add',
          file: 'pages/about.json',
          pointer: '/blocks/4/items/1',
          text: '',
        })
      await tell(page, {
        kind: 'choose',
        file: 'pages/about.json',
        pointer: '/blocks/4/items/2',
        scroll: false,
        types: 'start',
        text: 'TODO: Item',
      })
      await page.keyboard.type('Old ')
      await draw(page, '/about', 'pages/about.json', ({ blocks }) => {
        Object.assign(blocks[4] ?? {}, {
          items: ['Sails', 'Electronics', 'TODO: Item', 'Outboards', 'Carbon masts'],
        })
      })
      await page.keyboard.type('Anchors')
      await seesTyped(page, { pointer: '/blocks/4/items/2', text: 'Old Anchors' })
      expect((await told(page, 'typed')).filter(({ before }) => before === 'Outboards')).toEqual([])
    }))

  it('reports pasted content as formatted text or as parts, without its style', () =>
    inFrame('/about', async (page) => {
      const paste = async (html: string) => {
        await page.evaluate(
          (said) =>
            navigator.clipboard.write([
              new ClipboardItem({ 'text/html': new Blob([said], { type: 'text/html' }) }),
            ]),
          html,
        )
        await page.keyboard.press('Control+v')
      }
      await frameOf(page).getByText('A yard with four slips').click()
      await paste(
        '<span style="font-weight:700;color:red">Bold</span> and <img src="x" onerror="document.title = 1">',
      )
      await expect.poll(async () => (await lastTyped(page))?.text).toMatch(/\*\*Bold\*\* and/)
      await paste('<ul><li>One</li><li>Two</li></ul>')
      await expect
        .poll(async () => (await told(page, 'pasted')).at(-1))
        .toMatchObject({
          pointer: '/blocks/1/paragraphs/0',
          parts: [{ kind: 'list', items: ['One', 'Two'], isNumbered: false }],
        })
    }))
})

describe('a redraw', () => {
  const path = 'pages/about.json'
  it('changes only what differs and keeps the scroll position', () =>
    inFrame('/about', async (page) => {
      const frame = frameOf(page)
      await frame.locator('html').evaluate(() => {
        scrollTo(0, 400)
        for (const element of document.querySelectorAll('h2')) element.dataset['seen'] = ''
      })
      const before = await frame.locator('h2').count()
      await draw(page, '/about', path, ({ blocks }) => {
        blocks.splice(1, 0, {
          type: 'prose',
          heading: 'A new one',
          paragraphs: ['Put in between.'],
        })
        Object.assign(blocks[2] ?? {}, { heading: 'Why just one' })
      })
      expect(await frame.locator('h2').allTextContents()).toEqual(
        expect.arrayContaining(['A new one', 'Why just one']),
      )
      expect(await frame.locator('h2[data-seen]').count()).toBe(before)
      expect(await frame.locator('html').evaluate(() => scrollY)).toBeGreaterThan(300)
      expect(await frame.locator('[data-block="2"]').textContent()).toContain('Why just one')
      await frame.getByText('We know whom to ring.').click()
      await seesChosen(page, '/blocks/5/note')
    }))

  it('keeps the selection and open answers when entries change their order', () =>
    inFrame('/questions', async (page) => {
      const frame = frameOf(page)
      const opened = () => frame.locator('details[open] summary').allTextContents()
      await frame.getByText('What does a lift cost?').click()
      await page.keyboard.press('Escape')
      await expect.poll(opened).toEqual(['What does a lift cost?'])
      await draw(page, '/questions', 'pages/questions.json', ({ blocks }) => {
        for (const block of blocks)
          if (Array.isArray(block['items'])) block['items'].unshift(...block['items'].splice(2, 1))
      })
      await expect.poll(opened).toEqual(['What does a lift cost?'])
      await page.keyboard.press('Enter')
      await seen(frame.getByRole('textbox')).toHaveText('What does a lift cost?')
    }))

  it('removes the text being edited when its cell no longer exists', () =>
    inFrame('/storage', async (page) => {
      const cells = frameOf(page).getByRole('row').last().getByRole('cell')
      const words = await cells.allTextContents()
      type Row = { values: string[] }
      const rowsOf = ({ blocks }: Document) => blocks[1]?.['rows'] as Row[]
      await draw(
        page,
        '/storage',
        'pages/storage.json',
        (document) => void rowsOf(document).at(-1)?.values.push('…'),
      )
      await cells.last().click()
      await seen(frameOf(page).getByRole('textbox')).toHaveText('…')
      await draw(page, '/storage', 'pages/storage.json', () => undefined)
      await expect.poll(() => cells.allTextContents()).toEqual(words)
      expect(await frameOf(page).getByRole('textbox').count()).toBe(0)
    }))

  it('never overwrites newer typing with an older version of the text', () =>
    inFrame('/about', async (page) => {
      const heading = frameOf(page).getByRole('heading', { name: 'Why one slip' })
      await heading.click()
      await page.keyboard.press('End')
      await page.keyboard.type(' only')
      const older = (document: Document) =>
        void Object.assign(document.blocks[1] ?? {}, { heading: 'Why one slip o' })
      await draw(page, '/about', path, older)
      expect(await frameOf(page).getByRole('textbox').textContent()).toBe('Why one slip only')
      await page.keyboard.press('Escape')
      await draw(page, '/about', path, older)
      expect(await frameOf(page).locator('[data-block="1"] h2').textContent()).toBe(
        'Why one slip only',
      )
      await draw(
        page,
        '/about',
        path,
        (document) =>
          void Object.assign(document.blocks[1] ?? {}, { heading: 'Why one slip only' }),
      )
      await draw(
        page,
        '/about',
        path,
        (document) => void Object.assign(document.blocks[1] ?? {}, { heading: 'By hand' }),
      )
      expect(await frameOf(page).locator('[data-block="1"] h2').textContent()).toBe('By hand')
    }))

  it('keeps text that the panel typed when an older version is drawn', () =>
    inFrame('/about', async (page) => {
      const at = { file: path, pointer: '/blocks/1/heading' }
      const heading = frameOf(page).locator('[data-block="1"] h2')
      await tell(page, { kind: 'write', ...at, text: 'Why one slip at' })
      await tell(page, { kind: 'write', ...at, text: 'Why one slip at all' })
      await expect.poll(() => heading.textContent()).toBe('Why one slip at all')
      await tell(page, {
        kind: 'write',
        file: path,
        pointer: '/blocks/1/paragraphs/0',
        text: 'A **bold** word about {{firm.name}}.',
      })
      await expect
        .poll(() => frameOf(page).locator('[data-block="1"] strong').allTextContents())
        .toEqual(['bold'])
      expect(await frameOf(page).locator('[data-fact]').count()).toBe(0)
      const text = (heading: string) =>
        changed(path, ({ blocks }) => void Object.assign(blocks[1] ?? {}, { heading }))
      const older = {
        kind: 'draw',
        html: framed.draw(text('Why one slip at'), '/about'),
        stamp: 'older',
      } as const
      await tell(page, { ...older, texts: [{ ...at, text: 'Why one slip at all' }] })
      await expect.poll(async () => (await told(page, 'shown')).at(-1)?.stamp).toBe('older')
      expect(await heading.textContent()).toBe('Why one slip at all')
      await draw(
        page,
        '/about',
        path,
        ({ blocks }) => void Object.assign(blocks[1] ?? {}, { heading: 'Why one slip at all' }),
      )
      await draw(
        page,
        '/about',
        path,
        ({ blocks }) => void Object.assign(blocks[1] ?? {}, { heading: 'By hand' }),
      )
      expect(await heading.textContent()).toBe('By hand')
      expect(await told(page, 'typed')).toEqual([])
    }))

  type Blocks = Document['blocks']
  const arrangements: readonly [Arrangement, (blocks: Blocks) => Blocks][] = [
    [
      { block: 3, does: 'before', other: 1 },
      (blocks) => blocks.toSpliced(3, 1).toSpliced(1, 0, ...blocks.slice(3, 4)),
    ],
    [
      { block: 1, does: 'after', other: 2 },
      (blocks) => blocks.toSpliced(1, 2, ...blocks.slice(1, 3).reverse()),
    ],
    [{ block: 2, does: 'goes' }, (blocks) => blocks.toSpliced(2, 1)],
    [{ block: 1, does: 'doubles' }, (blocks) => blocks.toSpliced(1, 0, ...blocks.slice(1, 2))],
  ]
  it('leaves nothing behind of an optimistic change to the blocks', { timeout: 240_000 }, () =>
    inFrame('/about', async (page) => {
      const main = frameOf(page).locator('main')
      const headings = () => main.locator('h2').allTextContents()
      /** Keeps what the page is now; gives whether it is just so again. */
      const keep = async () => {
        const kept = await main.evaluateHandle((element) => element.cloneNode(true))
        return () => main.evaluate((element, other) => element.isEqualNode(other), kept)
      }
      const isAsBefore = await keep()
      for (const [arrangement, blocks] of arrangements) {
        const arrange = (document: Document) =>
          void Object.assign(document, { blocks: blocks(document.blocks) })
        await draw(page, '/about', path, arrange)
        const [wanted, isAsWanted] = [await headings(), await keep()]
        for (const [drawn, isRight] of [
          [arrange, isAsWanted],
          [() => undefined, isAsBefore],
        ] as const) {
          await draw(page, '/about', path, () => undefined)
          await tell(page, { kind: 'arrange', ...arrangement })
          await expect.poll(headings).toEqual(wanted)
          await draw(page, '/about', path, drawn)
          expect([arrangement, await isRight()]).toEqual([arrangement, true])
        }
      }
      await frameOf(page).getByRole('heading', { name: 'What we leave to others' }).click()
      await seesChosen(page, '/blocks/4/heading')
    }),
  )

  it('loads the style of a block type that is new on the page', () =>
    inFrame('/thanks', async (page) => {
      const steps = {
        type: 'steps',
        heading: 'Then',
        items: [
          { title: 'One', text: 'Ring.' },
          { title: 'Two', text: 'Come.' },
        ],
      }
      const fresh = changed('pages/thanks.json', ({ blocks }) => void blocks.push(steps))
      await tell(page, { kind: 'draw', html: framed.draw(fresh, '/thanks'), stamp: 'next' })
      const step = frameOf(page).getByText('Ring.')
      await step.waitFor()
      const listed = await frameOf(page)
        .locator('ol')
        .last()
        .evaluate((element) => getComputedStyle(element).listStyleType)
      expect(listed).toBe('none')
    }))
})

/** Where a text shares its line with others (a date beside a name), browsers draw the edges of some letters after it a hair's breadth otherwise: so much of a picture. */
const hair = 0.0003

describe('the appearance of the page in the frame', () => {
  const routes = [
    '/',
    '/repairs',
    '/repairs/rigging',
    '/log/a-shroud-that-sang',
    '/log',
    '/contact',
    '/privacy',
    '/about',
    '/enquire/estimate',
  ]
  const height = 2400
  it.each([390, 1280])(
    'matches the boxes and the screenshot of the built page at %i pixels',
    { timeout: 240_000 },
    (width) =>
      inPage(
        browser(),
        async (page) => {
          await page.clock.setFixedTime('2026-01-15T12:00:00Z')
          // On a busy machine a face may come too late for its page, which then keeps the device's: both wait for it.
          await page.route('**', async (route) => {
            if (route.request().resourceType() !== 'document') return route.fallback()
            const response = await route.fetch({ maxRetries: 3 })
            await route.fulfill({
              response,
              body: (await response.text()).replaceAll(
                'font-display:optional',
                'font-display:block',
              ),
            })
          })
          /** A picture of the page, and where each of its elements stands. */
          const lookAt = async (
            address: string,
            inner: () => ReturnType<typeof frameOf> | Page,
          ) => {
            await page.goto(address)
            await seen(
              inner().locator('main :is([data-waiting], [data-behaviour][hidden])'),
            ).toHaveCount(0) // shown by its script
            const boxes = await inner()
              .locator('html')
              .evaluate(async () => {
                for (const image of document.images) image.loading = 'eager'
                await Promise.all([
                  document.fonts.ready,
                  ...[...document.images].map((image) => image.decode()),
                ])
                return [...document.body.querySelectorAll('*')].map((element) => {
                  const { x, y, width, height } = element.getBoundingClientRect()
                  return {
                    name: `${element.localName}.${element.className}`,
                    sizes: [x, y, width, height],
                  }
                })
              })
            return { boxes, picture: await page.screenshot({ animations: 'disabled' }) }
          }
          for (const route of routes) {
            const written = await lookAt(framed.studio(route), () => frameOf(page))
            const built = await lookAt(`${framed.site}${route}?built`, () => page)
            const moved = written.boxes.filter(({ name, sizes }, index) => {
              const other = built.boxes[index]
              return (
                name !== other?.name ||
                sizes.some((size, side) => Math.abs(size - (other.sizes[side] ?? 0)) > 0.05)
              )
            })
            expect([route, moved, written.boxes.length]).toEqual([route, [], built.boxes.length])
            const share =
              (await pixelsApart(page, written.picture, built.picture)) / (width * height)
            expect([route, share <= hair ? 0 : share]).toEqual([route, 0])
          }
        },
        {
          viewport: { width, height },
          colorScheme: 'light',
          reducedMotion: 'reduce',
          bypassCSP: true,
        },
      ),
  )
})
