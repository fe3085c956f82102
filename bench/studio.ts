import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Frame, type Page } from 'playwright'
import { generateFrom } from './generateFrom.ts'
import { longFile, longRoute, writeLongPage } from './longPage.ts'
import { processorTime } from './processorTime.ts'
import { median, type Row } from './row.ts'
import { startAuthoring } from './startAuthoring.ts'
import { builtDifference } from './studioBuild.ts'
import {
  awaitDrawn,
  countedKeys,
  countKeys,
  drawnAt,
  lastDeed,
  noteDeeds,
  noteStanding,
  saidAt,
  stoodAt,
} from './studioTimes.ts'

const rounds = 5
const keys = 120
/** The height of the page that is typed on, in CSS pixels. */
const height = 12_000

type Open = {
  readonly page: Page
  readonly frame: Frame
  readonly root: string
  readonly pid: number
}

const now = () => performance.timeOrigin + performance.now()
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const listed = (values: readonly number[]) =>
  `of ${values.map((value) => Math.round(value)).join(', ')}`

/** Until the studio has nothing to do: an author reads and thinks between two changes. */
const rest = async (page: Page): Promise<void> => {
  await page.locator('.studio-saved[data-state="saved"]').waitFor()
  await wait(1500)
}

/** How long something is waited for before the run is given up, in milliseconds. */
const timeout = 30_000

/** Waits until the long page says something on disk. Errors: throws where it never does. */
const savedWith = async (root: string, words: string): Promise<void> => {
  for (
    const began = now();
    !readFileSync(join(root, longFile), 'utf8').includes(words);
    await wait(2)
  )
    if (now() - began > timeout)
      throw new Error(`"${words}" was typed in the studio, and is not on disk.`)
}

/** An empty tab. An author's browser is open already: what Chromium loads for a window of its own (half a second of a core) is over before anything is measured. */
const openTab = async (browser: Browser): Promise<Page> => {
  const page = await (
    await browser.newContext({ viewport: { width: 1800, height: 1000 } })
  ).newPage()
  await wait(3000)
  return page
}

/** Opens a page of the site in the studio; gives how long it took until page and panel stood, each in the browser's picture. */
const openPage = async (
  page: Page,
  address: string,
  route: string,
): Promise<{ page: Page; frame: Frame; ms: number }> => {
  await noteStanding(page)
  const started = now()
  await page.goto(`${address}/~${route}`, { waitUntil: 'commit' })
  const panel = await stoodAt(page)
  await page.frameLocator('.studio-frame').locator('studio-overlay').waitFor({ state: 'attached' })
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('The studio shows no page.')
  const ms = Math.max(panel, await stoodAt(frame)) - started
  return { page, frame, ms }
}

const lengthOf = (frame: Frame): Promise<number> =>
  frame.evaluate(() => document.documentElement.scrollHeight)

/** Cuts the long page to the height that the goals are for. */
const cutToHeight = async ({ page, frame, root }: Open): Promise<void> => {
  const bottoms = await frame.evaluate(() =>
    [...document.querySelectorAll('[data-block]')].map(
      (block) => block.getBoundingClientRect().bottom + scrollY,
    ),
  )
  const count = bottoms.findIndex((bottom) => bottom >= height) + 1
  writeLongPage(root, count)
  await frame.waitForFunction(
    (count) => document.querySelectorAll('[data-block]').length === count,
    count,
  )
  await rest(page)
}

const textIn = (frame: Frame) => frame.locator('main p').filter({ hasText: /\w{3}.*\w{3}.*\w{3}/ })

/** Keys typed in the middle of the page, and how long after the last of each word the file has it. */
const measureTyping = async ({ page, frame, root }: Open, of: string): Promise<Row[]> => {
  const texts = textIn(frame)
  await texts.nth(Math.floor((await texts.count()) / 2)).click()
  await page.keyboard.press('End')
  await noteDeeds(frame)
  await countKeys(frame)
  const saved: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const word = `mark${round}x`
    await page.keyboard.type(
      `${' the quick brown fox'.repeat(2).slice(0, keys / rounds - word.length)}${word}`,
      { delay: 70 },
    )
    const key = await lastDeed(frame)
    await savedWith(root, word)
    saved.push(now() - key)
    await rest(page)
  }
  const counted = await countedKeys(frame)
  const note = `of ${counted.length} keys on ${await lengthOf(frame)} px, the median ${median(counted).toFixed(1)}`
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  return [
    {
      name: `key → drawn on the page, 95 of 100, ${of}`,
      value: percentile(counted, 0.95),
      unit: 'ms',
      goal: 16,
      note,
    },
    {
      name: `last key → on disk, ${of}`,
      value: median(saved),
      unit: 'ms',
      goal: 300,
      note: listed(saved),
    },
  ]
}

/** Does something with a key or click and waits for the page to show it. */
const toPage = async (
  { page, frame }: Open,
  act: (round: number) => Promise<void>,
): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await awaitDrawn(frame)
    await act(round)
    times.push((await drawnAt(frame)) - (await lastDeed(page)))
    await rest(page)
  }
  return times
}

/** What is changed in the panel, and when the page shows it. */
const measurePanel = async (open: Open, of: string): Promise<Row[]> => {
  const { page, root } = open
  const panel = page.getByRole('complementary', { name: 'Panel' })
  await noteDeeds(page)
  await page.getByRole('button', { name: 'All blocks of this page' }).click()
  const handle = page.locator('.panel-outline .panel-handle')
  const moved = await toPage(open, async (round) => {
    await handle.nth(round % 2 === 0 ? 2 : 3).focus()
    await page.keyboard.press(round % 2 === 0 ? 'ArrowDown' : 'ArrowUp')
  })
  await page.locator('.panel-outline .panel-entry-name').nth(2).click()
  const added = await toPage(open, async () => {
    await panel.getByRole('button', { name: 'What to do with this block' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  })
  const heading = panel.getByLabel('Heading', { exact: true }).first()
  await heading.click()
  await page.keyboard.press('End')
  const changed = await toPage(open, (round) => page.keyboard.type(String(round)))
  const found: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const name = `no.such${round}`
    await page.keyboard.insertText(` {{${name}}}`)
    const told = saidAt(page, '.panel-found', name)
    await savedWith(root, name)
    const saved = now()
    found.push((await told) - saved)
    await rest(page)
  }
  const row = (name: string, values: readonly number[], goal: number): Row => ({
    name: `${name}, ${of}`,
    value: median(values),
    unit: 'ms',
    goal,
    note: listed(values),
  })
  return [
    row('block moved → page', moved, 100),
    row('block added → page', added, 100),
    row('field changed → page', changed, 100),
    row('on disk → findings of the page', found, 200),
  ]
}

/** The processor time that the server takes for one change with all that follows on it, beside what it takes while nobody does anything. */
const measureServer = async ({ page, pid }: Open, of: string): Promise<Row[]> => {
  const spent = async (act: () => Promise<void>, ms: number): Promise<number> => {
    const before = processorTime(pid)
    await act()
    await wait(ms)
    return (processorTime(pid) ?? Number.NaN) - (before ?? Number.NaN)
  }
  await rest(page)
  const idle = (await spent(async () => undefined, 6000)) / 6
  const busy = await spent(() => page.keyboard.type('x'), 3000)
  return [
    {
      name: `processor time of the server for one change, ${of}`,
      value: Math.max(0, busy - 3 * idle),
      unit: 'ms',
    },
    { name: `processor time of the server in a second of nothing, ${of}`, value: idle, unit: 'ms' },
  ]
}

const measureOne = async (
  browser: Browser,
  engine: string,
  root: string,
  pages: number,
  goal: number,
): Promise<Row[]> => {
  const of = `${pages} pages`
  writeLongPage(root)
  await (await startAuthoring(engine, root)).stop() // what lint has noted is kept
  const tab = await openTab(browser)
  const { address, ms, pid, stop } = await startAuthoring(engine, root)
  try {
    const first = await openPage(tab, address, '/offices/0/2')
    await first.page.context().close()
    const open = { ...(await openPage(await openTab(browser), address, longRoute)), root, pid }
    await cutToHeight(open)
    return [
      {
        name: `studio: command → page and panel, ${of}`,
        value: (ms + first.ms) / 1000,
        unit: 's',
        goal,
        note: `${(ms / 1000).toFixed(2)} s until it is ready`,
      },
      ...(await measureTyping(open, of)),
      ...(await measurePanel(open, of)),
      ...(await measureServer(open, of)),
    ]
  } finally {
    await stop()
  }
}

/**
 * What an author waits for in the studio, in Chromium on generated sites of 60 pages and of `pages`; and what a build has of it, which is nothing.
 * `engine` is the project's folder, `from` the site that pages are generated from. Errors: throws where the studio does not start.
 */
export const measureStudio = async (
  engine: string,
  from: string,
  pages: number,
  browserPath: string,
): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-studio-'))
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const rows: Row[] = []
    for (const [count, goal] of [
      [60, 1],
      [pages, Math.max(1, (3 * pages) / 10_000)],
    ] as const) {
      const root = join(folder, String(count))
      generateFrom(from, count, root, 'essays')
      rows.push(...(await measureOne(browser, engine, root, count, goal)))
    }
    return [...rows, await builtDifference(engine, join(folder, '60'), folder)]
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
