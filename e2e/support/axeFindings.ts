import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

/** The axe that Playwright's wrapper brings along. */
const source = readFileSync(createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { readonly run: (where: string[][]) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> }

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const every = [desktop, phone].flatMap((size) => (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })))

/**
 * What axe finds within the elements of these selectors: on desktop and phone, in light and dark. The usual run sees each of
 * them once (where there are many pages of one sort, `turn` gives each page one of the two looks), the long one each with each. Axe is put into the page once, not anew for each look as its own wrapper does.
 */
export const axeFindings = async (page: Page, where: readonly string[], turn?: number): Promise<string[]> => {
  const usual = every.filter(({ size, colorScheme }) => (size === desktop) === (colorScheme === 'light'))
  const looks = process.env['LONG'] ? every : usual.filter((_look, index) => turn === undefined || index === turn % usual.length)
  await page.evaluate(source)
  const found: string[] = []
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))) // what follows by script follows now
    const { violations } = await page.evaluate(
      (include) => (window as unknown as { axe: Axe }).axe.run(include) /* put there just now */,
      where.map((selector) => [selector]),
    )
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html, failureSummary }) => `${size.width} ${colorScheme} ${id}: ${html} ${failureSummary}`))
  }
  return found
}
