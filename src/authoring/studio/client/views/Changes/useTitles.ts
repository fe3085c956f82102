import { useMemo } from 'react'
import { usePages } from '../../store/useStudio.ts'

/** What pages are called, by their addresses. */
export const useTitles = (): ReadonlyMap<string, string> => {
  const pages = usePages()
  return useMemo(() => new Map(pages.map(({ route, title }) => [route, title])), [pages])
}
