import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright'
import { inPage, useBrowser } from './browser.ts'
import { seen } from './seen.ts'
import { useStudioSite } from './studioSite.ts'

export type Studio = { readonly page: Page; readonly panel: Locator; readonly frame: FrameLocator }

/** For tests with mouse, keys and fingers on the page in the studio's frame. */
export const useStudioInFrame = () => {
  /** Some versions of Chromium take the taps of a test to another place of a frame that has a process of its own. */
  const browser = useBrowser(['--disable-site-isolation-trials'])
  const site = useStudioSite()

  /** So wide that the page in its frame is not made smaller: Playwright's clicks in scaled frames miss. */
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
  return { browser, site, inStudio }
}

/** Puts the caret before the first word of the text that is typed in. The first key after a click may come before the editor has set it. */
export const toFirstWord = async ({ page, frame }: Pick<Studio, 'page' | 'frame'>) => {
  const box = frame.getByRole('textbox')
  let presses = 0
  await seen
    .poll(async () => {
      await page.keyboard.press('Control+Home')
      presses += 1
      const before = await box.evaluate((text) => {
        const chosen = getSelection()
        const range = document.createRange()
        range.selectNodeContents(text)
        if (chosen?.anchorNode) range.setEnd(chosen.anchorNode, chosen.anchorOffset)
        return range.toString()
      })
      return before === '' && presses > 1
    })
    .toBe(true)
}

export const handWritten = (name: string) =>
  readFileSync(join('e2e/authoring/handWritten', name), 'utf8')
export const saved = (page: Page) => seen(page.getByText('Saved', { exact: true })).toBeVisible()
