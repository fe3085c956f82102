import type { Locator, Page } from 'playwright'
import { inPage, useBrowser } from './browser.ts'
import { seen } from './seen.ts'
import { useStudioSite } from './studioSite.ts'

/** For tests at the studio's panel: a browser, a site of their own, and what shows that a document was written. */
export const usePanel = () => {
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

  /** Waits until a document contains some words. Returns the lines that have changed since the last time. */
  const written = async (page: Page, file: string, words: string | RegExp): Promise<string[]> => {
    await seen.poll(() => site().read(file)).toMatch(words)
    await seen(page.getByText('Saved', { exact: true })).toBeVisible()
    return site().diff(file)
  }
  return { browser, site, inStudio, written }
}

export const blockOf = (panel: Locator, words: string) => panel.getByRole('button', { name: words })
export const choose = async (page: Page, option: string | RegExp) =>
  page.getByRole('option', { name: option }).click()
export const act = async (page: Page, menu: Locator, item: string) => {
  await menu.click()
  await page.getByRole('menuitem', { name: item }).click()
}
