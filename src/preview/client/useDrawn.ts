import { useEffect, useState } from 'react'
import type { BlockPlace } from '../overview.ts'

/** What the server would draw at a route: where its blocks stand, and a stamp that changes with the page's HTML. */
export type Drawn = { readonly route: string; readonly file?: string; readonly blocks: readonly BlockPlace[]; readonly stamp: string; readonly status: number }

/** Asks again after every change of the site; answers that come late for a page left behind are dropped. */
export const useDrawn = (route: string, version: number): Drawn | undefined => {
  const [drawn, setDrawn] = useState<Drawn>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to ask again
  useEffect(() => {
    const left = new AbortController()
    fetch(`/~api/page?route=${encodeURIComponent(route)}`, { signal: left.signal })
      .then((response) => response.json() as Promise<Omit<Drawn, 'route'>>) // the shape is the one that the server's code gives
      .then(
        (answer) => setDrawn({ ...answer, route }),
        () => undefined, // the sidebar tells that the server is gone; an answer for a page that was left is nobody's loss
      )
    return () => left.abort()
  }, [route, version])
  return drawn
}
