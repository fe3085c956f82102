import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceGoal } from '../../bench/weigh.ts'
import { documentSchemas } from '../../src/core/document/documentSchemas.ts'
import type { Block } from '../../src/core/document/page.ts'
import { compositions } from '../../src/core/document/theme.ts'
import { gather } from '../../src/core/model/schema/gather.ts'
import { keysOf, pointerOf } from '../../src/core/model/schema/path.ts'
import { fileOf } from '../../src/core/model/site/fileOf.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { examples } from '../../src/render/blocks/examples.ts'
import type { SheetName } from '../../src/render/theme/compositionSheets.ts'
import { drawDocument } from '../../tests/support/drawDocument.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { focusFaults } from '../support/focusFaults.ts'
import { lacks } from '../support/lacks.ts'
import { cutOn, faultsOn, wcag } from '../support/pageFaults.ts'
import { seen } from '../support/seen.ts'

/** The starters are a site in each composition; what holds of the ledger's pages by other tests too is asked of all here. */
const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-compositions-'))
const origin = 'http://starter.example'
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}
const isLong = process.env['LONG'] !== undefined

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type State = {
  readonly name: string
  readonly width: number
  readonly options?: BrowserContextOptions
  readonly long?: true
  readonly fromRight?: true
}
const still = { reducedMotion: 'reduce' } as const
const states: readonly State[] = [
  { name: 'wide and light', width: 1280, options: { colorScheme: 'light', ...still } },
  { name: 'narrow and dark', width: 320, options: { colorScheme: 'dark', ...still } },
  { name: 'narrow and light', width: 320, options: { colorScheme: 'light', ...still }, long: true },
  {
    name: 'as on a tablet, dark',
    width: 768,
    options: { colorScheme: 'dark', ...still },
    long: true,
  },
  {
    name: 'at the first width of large screens',
    width: 1024,
    options: { colorScheme: 'light', ...still },
    long: true,
  },
  {
    name: 'very wide and dark',
    width: 1920,
    options: { colorScheme: 'dark', ...still },
    long: true,
  },
  { name: 'with motion', width: 640, options: { reducedMotion: 'no-preference' }, long: true },
  {
    name: 'in forced colours',
    width: 1280,
    options: { forcedColors: 'active', ...still },
    long: true,
  },
  { name: 'written from the right', width: 1280, options: still, long: true, fromRight: true },
  {
    name: 'written from the right, narrow',
    width: 320,
    options: still,
    long: true,
    fromRight: true,
  },
]

/** Answers from the built files, without a server. */
const serve = (page: Page, dist: string) =>
  page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const file = [path, `${path}.html`, `${path}index.html`]
      .map((one) => join(dist, one))
      .find((one) => extname(one) !== '' && existsSync(one))
    if (!file) return route.fulfill({ status: 404 })
    return route.fulfill({
      body: readFileSync(file),
      contentType: types[extname(file)] ?? 'application/octet-stream',
    })
  })

describe.each(['architect', 'bakery', 'law', 'music'])('the starter %s', (name) => {
  const dist = join(folder, name)
  const routes: string[] = []

  beforeAll(() => {
    const site = join(folder, `${name}-site`)
    cpSync(`src/site/scaffold/starters/${name}`, site, { recursive: true })
    const settings = join(site, 'pages/_site.json')
    const announcement = {
      text: 'Closed for **three** days: [what that means](/contact) and `when`.',
    }
    writeFileSync(
      settings,
      JSON.stringify(
        { ...(JSON.parse(readFileSync(settings, 'utf8')) as object), announcement },
        null,
        2,
      ),
    ) // settings are an object
    const built = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'build', '--root', site, '--out', dist],
      { encoding: 'utf8' },
    )
    expect(built.stdout + built.stderr).toMatch(/Built \d+ pages/)
    const { pages } = JSON.parse(readFileSync(join(dist, '.broadsheet/manifest.json'), 'utf8')) as {
      pages: Record<string, unknown>
    } // written by the build
    routes.push(...(isLong ? Object.keys(pages).filter((route) => route !== '/404.html') : ['/']))
  })

  it.each(states.filter(({ long }) => isLong || !long))(
    'has no axe violations, clipped content or hidden focus $name',
    ({ width, options, fromRight }) =>
      inPage(
        browser(),
        async (page) => {
          await serve(page, dist)
          const faults: string[] = []
          for (const route of routes) {
            await page.goto(route)
            if (fromRight)
              await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
            const found = [
              ...(fromRight ? [] : await faultsOn(page, [...wcag, 'best-practice'])),
              ...(await cutOn(page)),
            ]
            // Browsers paint outlines in the visitor's own colours where those are forced, and tell of the author's.
            const { wrong } = options?.forcedColors
              ? { wrong: [] }
              : await focusFaults(page, isLong ? 60 : 15)
            faults.push(...[...found, ...wrong].map((fault) => `${route} ${fault}`))
          }
          expect(faults).toEqual([])
        },
        { baseURL: origin, viewport: { width, height: 800 }, ...options },
      ),
  )

  it('keeps each page under the weight goal of a first load', () => {
    const heavy = routes
      .map((route) => ({ route, bytes: statSync(join(dist, `${fileOf(route)}.br`)).size }))
      .filter(({ bytes }) => bytes > serviceGoal * 1000)
    expect(heavy).toEqual([])
  })
})

type Holder = Record<string | number, unknown>

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

/** Shows documents as pages of the example site, each in the place of the last. */
const drawingOn = async (page: Page) => {
  let html = ''
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ contentType: 'image/svg+xml', body: blank }),
  )
  return async (...drawn: [document: Parameters<typeof drawDocument>[1], look: SheetName]) => {
    html = drawDocument('page', ...drawn).html
    await page.goto('/made')
  }
}

/** What no starter shows: every example of every block, below a heading of its page, in all but the ledger, in which the tests of the site in pages/ see them. */
describe.each(
  isLong ? [...compositions.filter((name) => name !== 'ledger'), 'register' as const] : [],
)('every block example in %s', (composition) => {
  const pageOf = (block: Block) => ({
    $schema: '../schema/page.schema.json',
    title: 'A page of one block',
    description: 'What a block shows as its examples, on a page of its own.',
    blocks:
      standardKit.blocks[block.type]?.region === 'top'
        ? [block]
        : [{ type: 'hero', heading: 'A page of one block' }, block],
  })
  /** What is found wrong with each example, shown as `shownAs` makes it. */
  const faultsOfAll = async (
    page: Page,
    shownAs: (block: Block) => Block,
    judge: () => Promise<readonly string[]>,
  ): Promise<string[]> => {
    const faults: string[] = []
    const show = await drawingOn(page)
    for (const [type, list] of examples)
      for (const [index, block] of list.entries()) {
        await show(pageOf(shownAs(block)), composition)
        faults.push(...(await judge()).map((fault) => `${type} ${index + 1}: ${fault}`))
      }
    return faults
  }
  /** Links and code are read on whatever ground a text stands, also where no example has them. */
  const withMarks = (block: Block): Block => {
    const page: Holder = { blocks: [structuredClone(block)] }
    for (const { text, role, path } of gather(standardKit.choices, page, documentSchemas.page)
      .strings) {
      if (role !== 'text' || !path) continue
      const keys = keysOf(pointerOf(path))
      const holder = keys.slice(0, -1).reduce((at, key) => at[key] as Holder, page) // the path leads there
      holder[path.key] = `${text} [A link](/), *this*, **that** and \`code\`.`
    }
    return (page['blocks'] as Block[])[0] ?? block // it has the one block that was put there
  }

  it.each((['light', 'dark'] as const).map((colorScheme) => ({ colorScheme })))(
    'has no axe violations and shows its focus with all inline formatting, $colorScheme',
    ({ colorScheme }) =>
      inPage(
        browser(),
        async (page) => {
          const judge = async () => [
            ...(await faultsOn(page, wcag)),
            ...(await focusFaults(page, 40)).wrong,
          ]
          expect(await faultsOfAll(page, withMarks, judge)).toEqual([])
        },
        { baseURL: origin, viewport: { width: 1280, height: 800 }, colorScheme, ...still },
      ),
  )

  it.each(
    states.filter(({ name }) => /light$|tablet|forced/.test(name) || name === 'narrow and dark'),
  )('has no axe violations, clipped content or hidden focus $name', ({ width, options }) =>
    inPage(
      browser(),
      async (page) => {
        const judge = async () => {
          // Before the keyboard scrolls: a header that stays would lie on what is judged.
          const found = [...(await faultsOn(page, wcag)), ...(await cutOn(page))]
          return options?.forcedColors ? found : [...found, ...(await focusFaults(page, 30)).wrong]
        }
        expect(await faultsOfAll(page, (block) => block, judge)).toEqual([])
      },
      { baseURL: origin, viewport: { width, height: 800 }, ...options },
    ),
  )
})

describe('the composition', () => {
  const at = (name: string, width: number, route: string, look: (page: Page) => Promise<void>) =>
    inPage(
      browser(),
      async (page) => {
        await serve(page, join(folder, name))
        await page.goto(route)
        await look(page)
      },
      { baseURL: origin, viewport: { width, height: 800 }, ...still },
    )
  const boxOf = async (found: Locator) => {
    const box = await found.boundingBox()
    if (!box) throw new Error('Nothing of it is shown.')
    return box
  }

  it.each([390, 768, 1280])(
    'register puts form labels next to their fields at %i pixels',
    (width) =>
      at('law', width, '/enquire/call', async (page) => {
        const [label, field] = [
          await boxOf(page.getByText('Last name')),
          await boxOf(page.getByLabel('Last name')),
        ]
        expect(label.x + label.width).toBeLessThan(field.x)
        expect(label.y).toBeGreaterThanOrEqual(field.y)
        expect(label.y + label.height).toBeLessThanOrEqual(field.y + field.height)
      }),
  )

  it('register keeps the rule of its margin on phones', () =>
    at('law', 390, '/', async (page) => {
      const rules = await page
        .locator('main .section-wrap')
        .evaluateAll((wraps) => wraps.map((wrap) => getComputedStyle(wrap).borderInlineStartWidth))
      expect(new Set(rules)).toEqual(new Set(['1px']))
    }))

  it('poster never begins or ends a visible line with a separator dot', () =>
    at('music', 390, '/practice', async (page) => {
      const lines = await page.locator('.ui-dots').evaluateAll((rows) =>
        rows.map((row) => ({
          isCut: getComputedStyle(row).overflowX === 'hidden',
          starts: [...row.children].map((child) => ({
            start: child.getBoundingClientRect().left - row.getBoundingClientRect().left,
            top: child.getBoundingClientRect().top,
          })),
        })),
      )
      const firsts = lines.flatMap(({ starts }) =>
        starts.filter(({ top }, index) => index === 0 || top > (starts[index - 1]?.top ?? 0)),
      )
      expect(firsts.length).toBeGreaterThan(lines.length)
      expect(firsts.map(({ start }) => Math.round(start))).toEqual(firsts.map(() => 0))
      expect(lines.every(({ isCut }) => isCut)).toBe(true)
    }))

  it('poster keeps a full-width menu button on phones and shows the name on keyboard focus', () =>
    at('music', 390, '/', async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' })
      expect((await boxOf(menu)).width).toBe(390)
      await page.evaluate(() => scrollTo(0, 1500))
      await expect.poll(async () => (await boxOf(menu)).y).toBeLessThan(10)
      await menu.focus()
      await page.keyboard.press('Shift+Tab')
      await seen(page.locator('.brand')).toBeFocused()
      await expect
        .poll(async () => (await boxOf(page.locator('.brand'))).y)
        .toBeGreaterThanOrEqual(0)
    }))

  it('folio shows its chapters below the name on phones, without a menu', () =>
    at('architect', 390, '/', async (page) => {
      await seen(page.getByRole('button', { name: 'Menu' })).toBeHidden()
      const [name, chapter] = [
        await boxOf(page.locator('.brand')),
        await boxOf(page.locator('.nav').getByRole('link', { name: 'Writing' })),
      ]
      expect(chapter.y).toBeGreaterThanOrEqual(name.y + name.height)
    }))

  it('folio aligns an essay on one axis with byline and caption in the margin', () =>
    at('architect', 1280, '/writing/light-from-two-sides', async (page) => {
      const shown = page.getByRole('main')
      const [title, lead, text, plate] = [
        await boxOf(shown.getByRole('heading', { level: 1 })),
        await boxOf(shown.getByText('A room with one window')),
        await boxOf(shown.getByText('A second window, even')),
        await boxOf(shown.getByRole('img')),
      ]
      const [byline, caption] = [
        await boxOf(shown.getByText('By Signe Brink')),
        await boxOf(shown.getByText('A rooflight is the second side')),
      ]
      expect([lead.x, text.x].map((edge) => Math.round(edge - title.x))).toEqual([0, 0])
      expect(byline.x).toBeGreaterThan(text.x + text.width)
      expect(byline.y).toBeLessThan(lead.y + lead.height)
      expect(caption.x).toBeGreaterThanOrEqual(plate.x + plate.width)
      expect(Math.round(caption.y + caption.height)).toBe(Math.round(plate.y + plate.height))
    }))

  it.each([390, 1280])(
    'hearth shows an article as one sheet headed by its picture at %i pixels',
    (width) =>
      at('bakery', width, '/notes/why-broa-cracks', async (page) => {
        const shown = page.getByRole('main')
        const [sheet, picture, title] = [
          await boxOf(shown.locator('.article-head')),
          await boxOf(shown.getByRole('img').first()),
          await boxOf(shown.getByRole('heading', { level: 1 })),
        ]
        expect([picture.x, picture.y].map(Math.round)).toEqual([sheet.x, sheet.y].map(Math.round))
        if (width < 768) expect(title.y).toBeGreaterThan(picture.y + picture.height)
        else expect(title.x).toBeGreaterThan(picture.x + picture.width)
        const pieces = await shown.locator('.article-head, .article-head ~ *').evaluateAll((all) =>
          all.map((one) => ({
            ground: getComputedStyle(one).backgroundColor,
            left: one.getBoundingClientRect().left,
            top: one.getBoundingClientRect().top,
            bottom: one.getBoundingClientRect().bottom,
          })),
        )
        expect(new Set(pieces.map(({ ground, left }) => `${ground} ${left}`)).size).toBe(1)
        expect(
          pieces.slice(1).map(({ top }, index) => Math.round(top - (pieces[index]?.bottom ?? 0))),
        ).toEqual(pieces.slice(1).map(() => 0))
      }),
  )

  it('hearth draws an ornament above the footer', () =>
    at('bakery', 390, '/', async (page) => {
      const drawn = await page
        .locator('.footer')
        .evaluate((footer) => getComputedStyle(footer, '::before').backgroundImage)
      expect(drawn).toBe(`url("${origin}/assets/tiles.svg")`)
    }))
})

describe('a list that visitors filter', () => {
  const titles = (page: Page) =>
    page.locator('#courses h3').filter({ visible: true }).allTextContents()
  const options = { baseURL: origin, viewport: { width: 390, height: 800 } } as const

  it('shows one group, keeps it in the URL and returns to all with Back', () =>
    inPage(
      browser(),
      async (page) => {
        await serve(page, join(folder, 'music'))
        await page.goto('/lessons')
        const together = page.getByRole('button', { name: 'Together' })
        await together.click()
        await seen(together).toHaveAttribute('aria-pressed', 'true')
        expect(await titles(page)).toEqual(['First notes', 'Choir', 'Band room'])
        await seen(page.locator('#courses [role=status]').first()).toHaveText('3 of 9 shown')
        expect(await faultsOn(page, [...wcag, 'best-practice'])).toEqual([])
        await page.reload()
        await seen(together).toHaveAttribute('aria-pressed', 'true')
        expect([new URL(page.url()).search, (await titles(page)).length]).toEqual([
          '?courses=Together',
          3,
        ])
        await page.goBack()
        await seen(page.getByRole('button', { name: 'Everything' })).toHaveAttribute(
          'aria-pressed',
          'true',
        )
        expect(await titles(page)).toHaveLength(9)
      },
      options,
    ))

  it.skipIf(lacks('pages without scripts'))(
    'is complete without JavaScript and hides its filter chips',
    () =>
      inPage(
        browser(),
        async (page) => {
          await serve(page, join(folder, 'music'))
          await page.goto('/lessons')
          expect(await titles(page)).toHaveLength(9)
          await seen(page.getByRole('button', { name: 'Together' })).toBeHidden()
          await serve(page, join(folder, 'architect'))
          await page.goto('/work')
          await seen(page.locator('tbody tr').filter({ visible: true })).toHaveCount(6)
        },
        { ...options, javaScriptEnabled: false },
      ),
  )
})

it('poster enlarges a short heading of the home page but not one with a long word', () =>
  inPage(
    browser(),
    async (page) => {
      const show = await drawingOn(page)
      const sizeOf = async (heading: string, kind: 'home' | 'service') => {
        const document = {
          $schema: '../schema/page.schema.json',
          title: 'Home',
          description: 'A page.',
          kind,
          blocks: [{ type: 'hero', heading }],
        }
        await show(document, 'poster')
        return page
          .getByRole('heading', { level: 1 })
          .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
      }
      const usual = await sizeOf('Ride on. Ride now.', 'service')
      expect(await sizeOf('Ride on. Ride now.', 'home')).toBeGreaterThan(1.5 * usual)
      expect(await sizeOf('Bicycle restoration', 'home')).toBe(usual)
    },
    { baseURL: origin, viewport: { width: 1280, height: 900 } },
  ))

it('the date limits of a form, counted from today, stay the same after hydration', () =>
  inPage(
    browser(),
    async (page) => {
      await serve(page, join(folder, 'bakery'))
      await page.clock.install({ time: new Date('2031-03-05T12:00:00Z') })
      await page.goto('/enquire/order')
      const day = page.getByLabel('Day', { exact: true })
      await seen(day).toHaveAttribute('min', '2031-03-06')
      await seen(day).toHaveAttribute('max', '2031-05-04')
      await day.fill('2031-03-10') // a Monday
      await page.getByRole('button', { name: /^Order|^Send/ }).click()
      await seen(page.locator('[id$=preferredDate-error]')).toHaveText(
        'Day: please choose another day of the week: Tuesday to Sunday.',
      )
      await seen(day).toHaveAttribute('min', '2031-03-06')
    },
    { baseURL: origin },
  ))
