import type { Page } from 'playwright'
import { fragmentFolder } from '../../src/core/document/addresses.ts'

/** Says of the visitor that data is to be saved: nothing is fetched ahead of a tap. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )

/** Until what opens the page's first dialog has been fetched ahead of a tap. */
export const fetchedAhead = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (folder) =>
      ['/dialogs.', folder].every((part) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(({ name }) =>
          name.includes(part),
        ),
      ),
    fragmentFolder,
  )
}
