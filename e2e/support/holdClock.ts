import type { Page } from 'playwright'

/**
 * Lets the page's clock, which must be installed, stand still from now on: however slow the machine is, no time passes but what a
 * test lets pass. Timers of the next ten seconds have run then: a clock can't be stopped in what is past by the time it is asked to.
 */
export const holdClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
