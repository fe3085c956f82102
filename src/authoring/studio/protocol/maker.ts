/** Who asks for something: a window of a browser. Each is known by a name that the browser has made up. */
export type Maker = { readonly browser: string; readonly window: string }

const ending = /@([a-z0-9]+)\.[a-z0-9]+$/

/** The window that a request comes from, by its id, which ends with `@BROWSER.WINDOW`; none where the id says nothing of it. Pure. */
export const makerOf = (id: string): Maker | undefined => {
  const [end, browser] = ending.exec(id) ?? []
  return end === undefined || browser === undefined ? undefined : { browser, window: end.slice(1) }
}
