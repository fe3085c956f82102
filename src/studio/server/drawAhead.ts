export type DrawAhead = {
  /** The studio was opened on a page. */
  readonly opened: (route: string) => void
  /** A file was given out. */
  readonly gave: (address: string) => void
}

/**
 * Draws the page that the studio is opened on while its scripts begin to run, which will ask for it: once all of `files`, the addresses of what it loads,
 * were given out. Before, the browser would wait for them as long as the page is drawn.
 */
export const openDrawAhead = (files: readonly string[], draw: (route: string) => void): DrawAhead => {
  const missing = new Set<string>()
  let wanted: string | undefined
  return {
    opened: (route) => {
      wanted = route
      for (const file of files) missing.add(file)
    },
    gave: (address) => {
      if (!missing.delete(address) || missing.size > 0 || wanted === undefined) return
      draw(wanted)
      wanted = undefined
    },
  }
}
