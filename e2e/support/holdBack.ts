import type { Page } from 'playwright'

/**
 * Holds back what the page asks for at such addresses, until the function given back is called. What another route answers, that one does.
 * The route stays: of a request that the page makes just while its last route is taken away, Playwright reports neither request nor response.
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
  await page.route(address, (route) => {
    held.push(
      released.then(() => route.fallback()).catch(() => undefined), // the page may be closed before
    )
  })
  return async () => {
    release()
    while (held.length > 0) await Promise.all(held.splice(0)) // a request may still come while those go on
  }
}
