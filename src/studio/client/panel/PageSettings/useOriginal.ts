import { useState } from 'react'
import { useStudioState } from '../../store/useStudio.ts'

/**
 * The file of the document that a draft is a copy of, once that was found: lint says no more of it when half of the texts are others, and what is left of the
 * original is still to be looked at. Kept in this browser, as what was found right in it.
 */
export const useOriginal = (file: string, isDraft: boolean, found: string | undefined): string | undefined => {
  const root = useStudioState(({ overview }) => overview?.root ?? '')
  const place = `studio:original:${root}:${file}`
  const [known, setKnown] = useState(() => {
    try {
      return localStorage.getItem(place) ?? undefined
    } catch {
      return undefined // a browser that keeps nothing
    }
  })
  if (isDraft && found !== undefined && found !== known) {
    setKnown(found)
    try {
      localStorage.setItem(place, found)
    } catch {
      // it is known as long as the panel stands
    }
  }
  return found ?? (isDraft ? known : undefined)
}
