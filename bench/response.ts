import type { Browser, Page } from 'playwright'
import { median, type Row } from './row.ts'
import { type Kind, opensDialog } from './sitePages.ts'
import { openDialog, settle, slowDown, type Visit } from './visit.ts'

const rounds = 5

/** Counts of this measurement alone, in the page. */
type Counted = { slowest: number; interactions: number }

/**
 * Notes the slowest interaction from here on, by the Event Timing API: from the visitor's key, tap or click to the next paint, in
 * steps of 8 ms. The API tells none under 16 ms, so that is the least that can be said.
 */
const countInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = Object.assign(window as unknown as Counted, { slowest: 16, interactions: 0 })
    for (const type of ['pointerup', 'keydown'])
      addEventListener(type, () => (counted.interactions += 1), { capture: true })
    const options = { type: 'event', durationThreshold: 16 } // what TypeScript's types don't know yet
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) counted.slowest = Math.max(counted.slowest, entry.duration)
    }).observe(options)
  })

/** The slowest interaction so far, two frames after the last: entries come once the paint has been made. */
const slowest = async (page: Page): Promise<number> => {
  await page.waitForTimeout(400)
  const { slowest, interactions } = await page.evaluate(() => {
    const { slowest, interactions } = window as unknown as Counted
    return { slowest, interactions }
  })
  if (interactions === 0)
    throw new Error('Nothing was clicked or typed where an interaction was to be measured.')
  return slowest
}

type Act = (page: Page) => Promise<void>
/** Measured on the heaviest page of the kind, or of any, that has what is used. */
type Interaction = {
  readonly name: string
  readonly on: Kind
  readonly has: (main: string) => boolean
  readonly phone?: true
  readonly before?: Act
  readonly act: Act
}

const hasThree = (sign: string) => (main: string) => main.split(sign).length > 3

/** What a visitor does most, on the page where it is heaviest. */
const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    on: 'service',
    has: () => true,
    phone: true,
    act: async (page) => {
      await page.locator('[popovertarget=_menu]').click()
      for (const group of (await page.locator('#_menu summary').all()).slice(0, 2))
        await group.click()
    },
  },
  {
    name: 'accordion',
    on: 'plain',
    has: hasThree('<summary'),
    act: async (page) => {
      for (const index of [0, 1, 2]) await page.locator('main summary').nth(index).click()
    },
  },
  { name: 'dialog', on: 'service', has: opensDialog, act: openDialog },
  {
    name: 'filter',
    on: 'list',
    has: hasThree('aria-pressed'),
    act: async (page) => {
      for (const index of [1, 2, 0])
        await page.locator('main button[aria-pressed]').nth(index).click()
    },
  },
  {
    name: 'typing at hydration',
    on: 'service',
    has: opensDialog,
    before: openDialog,
    act: async (page) => {
      const taken = page.waitForFunction(() =>
        document.querySelector('dialog[open] [data-hydrated]'),
      )
      await page.keyboard.type('Asha', { delay: 60 })
      await taken
      await page.keyboard.type('Wani', { delay: 60 })
    },
  },
]

const once = async (
  browser: Browser,
  site: string,
  route: string,
  { phone, before, act }: Interaction,
): Promise<number> => {
  const context = await browser.newContext({
    baseURL: site,
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
  })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await settle(page, route, 300)
    await before?.(page)
    await countInteractions(page)
    await act(page)
    return await slowest(page)
  } finally {
    await context.close()
  }
}

/** Interaction to next paint on the slow phone: the slowest of what is done in a turn, the median of the turns. */
export const measureResponse = async ({ browser, site, pages }: Visit): Promise<Row[]> => {
  const rows: Row[] = []
  for (const interaction of interactions) {
    const [route] = pages.having(interaction.on, interaction.has)
    if (route === undefined) continue
    const values: number[] = []
    for (let round = 0; round < rounds; round += 1)
      values.push(await once(browser, site, route, interaction))
    rows.push({
      name: `interaction to next paint, CPU ÷ 4, ${interaction.name}`,
      value: median(values),
      unit: 'ms',
      goal: 100,
      note: `of ${values.join(', ')}`,
    })
  }
  return rows
}
