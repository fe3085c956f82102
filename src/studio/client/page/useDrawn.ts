import { useEffect, useState } from 'react'
import { asOfKey } from '../../../preview/onDay.ts'
import type { DrawnAnswer } from '../../protocol/studioPage.ts'
import { useStudio, useStudioState } from '../store/useStudio.ts'

/** The page at a route as it is drawn now; asked for anew after every change. Answers that come late for a page left behind are dropped. */
export const useDrawn = (route: string): DrawnAnswer | undefined => {
  const studio = useStudio()
  const version = useStudioState((state) => state.version)
  const asOf = useStudioState((state) => state.asOf)
  const [drawn, setDrawn] = useState<DrawnAnswer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to ask again
  useEffect(() => {
    let isLeft = false
    studio.ask<DrawnAnswer>('drawn', { route, ...(asOf === undefined ? {} : { [asOfKey]: asOf }) }).then(
      (answer) => {
        if (!isLeft) setDrawn(answer)
      },
      () => undefined, // the bar tells that the server is gone
    )
    return () => {
      isLeft = true
    }
  }, [studio, route, version, asOf])
  return drawn?.route === route ? drawn : undefined
}
