import { useEffect } from 'react'
import type { DrawnPage } from '../store/StudioState.ts'
import { useStudio, useStudioState } from '../store/useStudio.ts'

/** The page at a route as it is drawn now; undefined until it has come. */
export const useDrawn = (route: string): DrawnPage | undefined => {
  const studio = useStudio()
  useEffect(() => {
    studio.showPage(route)
    return () => studio.showPage(undefined)
  }, [studio, route])
  return useStudioState(({ drawn }) => (drawn?.route === route ? drawn : undefined))
}
