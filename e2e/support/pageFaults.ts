import type { Page } from 'playwright'
import { bringAxe, runAxe } from './axeFindings.ts'
import type { Evaluating } from './engines/EnginePage.ts'

/** WCAG 2.2, levels A and AA, and that of its rules which axe leaves out unless it is asked: targets of 24 pixels. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What keeps its own colours where a visitor has forced theirs; drawings do so by themselves. */
const unforcedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter(
        (element) =>
          element instanceof HTMLElement && getComputedStyle(element).forcedColorAdjust !== 'auto',
      )
      .map((element) => `keeps its colours: ${element.outerHTML.slice(0, 200)}`),
  )

/** What axe finds on a page, and what does not follow forced colours. */
export const faultsOn = async (page: Page, tags = wcag): Promise<string[]> => {
  await bringAxe(page)
  // Forced colours are the visitor's own, and axe reads the author's there: Chromium tells of those by `-webkit-text-fill-color`, though it paints the others.
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  const found = await runAxe(page, undefined, {
    runOnly: tags,
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: !forced } },
  })
  return forced ? [...found, ...(await unforcedOn(page))] : found
}

/** What lies beyond the window's edge or is cut off by a box that does not scroll, as a reader would miss it. */
export const cutOn = (page: Evaluating): Promise<string[]> =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - innerWidth
    const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter(
      (element) => {
        if (
          !element.checkVisibility() ||
          element.clientWidth <= 1 ||
          element.closest('.ui-hidden, .skip, [popover], svg')
        )
          return false
        const { overflowX, overflowY } = getComputedStyle(element)
        const isClipped = (overflow: string, whole: number, shown: number) =>
          /hidden|clip/.test(overflow) && whole > shown + 1
        return (
          isClipped(overflowX, element.scrollWidth, element.clientWidth) ||
          isClipped(overflowY, element.scrollHeight, element.clientHeight)
        )
      },
    )
    return [
      ...(beyond > 0 ? [`the page is ${beyond} pixels wider than its window`] : []),
      ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 200)}`),
    ]
  })
