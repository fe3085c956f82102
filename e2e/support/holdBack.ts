import type { Page, Route } from 'playwright'

/**
 * Holds back what the page asks for at such addresses, until the function given back is called. That one takes the
 * route away again, after everything held has gone on: taken away before, Playwright itself sends on what is held and
 * that fails. What another route answers, that one does.
 */
export const holdBack = async (
  page: Page,
  address: string | RegExp,
): Promise<() => Promise<void>> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held: Promise<void>[] = []
  const hold = (route: Route): void => {
    held.push(released.then(() => route.fallback()))
  }
  await page.route(address, hold)
  return async () => {
    release()
    while (held.length > 0) await Promise.all(held.splice(0)) // a request may still come while those go on
    await page.unroute(address, hold)
  }
}
