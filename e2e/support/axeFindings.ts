import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

/** The axe that Playwright's wrapper brings along. */
const source = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

type Found = {
  id: string
  nodes: {
    html: string
    failureSummary?: string
    any: { data?: { messageKey?: string } | null }[]
  }[]
}
type Axe = {
  readonly run: (
    where: unknown,
    options: object,
  ) => Promise<{ violations: Found[]; incomplete: Found[] }>
}

/** Puts axe into a page: once, not anew for each look as its own wrapper does. */
export const bringAxe = (page: Page): Promise<unknown> => page.evaluate(source)

/**
 * What axe, which must be in the page, finds fault with, in words; within some elements, or on the whole page. A text in the very
 * colour of its ground is a fault here: axe leaves it open, since it may be hidden on purpose, and what we hide we hide otherwise.
 */
export const runAxe = async (
  page: Page,
  where?: readonly string[],
  options: object = {},
): Promise<string[]> => {
  const violations = await page.evaluate(
    async ([include, wanted]) => {
      const { axe } = window as unknown as { axe: Axe } // put there by bringAxe
      const { violations, incomplete } = await axe.run(include ?? document, wanted)
      const unseen = incomplete.map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
      }))
      return [...violations, ...unseen].map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
      }))
    },
    [
      where?.map((selector) => [selector]),
      { resultTypes: ['violations', 'incomplete'], ...options },
    ] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const every = [desktop, phone].flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
)

/**
 * What axe finds within the elements of these selectors: on desktop and phone, in light and dark. The usual run sees each of
 * them once (where there are many pages of one sort, `turn` gives each page one of the two looks), the long one each with each.
 */
export const axeFindings = async (
  page: Page,
  where: readonly string[],
  turn?: number,
): Promise<string[]> => {
  const defaultAxe = every.filter(
    ({ size, colorScheme }) => (size === desktop) === (colorScheme === 'light'),
  )
  const looks = process.env['LONG']
    ? every
    : defaultAxe.filter((_look, index) => turn === undefined || index === turn % defaultAxe.length)
  await bringAxe(page)
  const found: string[] = []
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    ) // what follows by script follows now
    found.push(
      ...(await runAxe(page, where)).map((fault) => `${size.width} ${colorScheme} ${fault}`),
    )
  }
  return found
}
