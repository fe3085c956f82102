import type { Page } from 'playwright'

/** Holds back what the page asks for at such addresses, until the function given back is called. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
