import { useEffect } from 'react'
import { useStudioState } from '../store/useStudio.ts'

/** Calls the browser's tab, and its entry in the history, by what is open and whose site it is. */
export const useTitle = (title: string): void => {
  const firm = useStudioState(({ overview }) => overview?.firm)
  useEffect(() => {
    document.title = firm ? `${title} · ${firm}` : title
  }, [title, firm])
}
