import { warmUp } from './warmUp.ts'

export type DrawAhead = {
  /** The studio was opened on a page. */
  readonly opened: (route: string) => void
  /** A file was given out. */
  readonly gave: (address: string) => void
}

/**
 * Makes what the studio will ask for while its scripts begin to run: `steps` of the address that it is opened on, the page first, one at a time, once all of `files`,
 * the addresses of what it loads, were given out. Before, the browser would wait for them as long as the page is drawn.
 */
export const openDrawAhead = (
  files: readonly string[],
  steps: (address: string) => readonly (() => unknown)[],
): DrawAhead => {
  const missing = new Set<string>()
  let wanted: string | undefined
  return {
    opened: (route) => {
      wanted = route
      for (const file of files) missing.add(file)
    },
    gave: (address) => {
      if (!missing.delete(address) || missing.size > 0 || wanted === undefined) return
      warmUp(steps(wanted), 0)
      wanted = undefined
    },
  }
}
