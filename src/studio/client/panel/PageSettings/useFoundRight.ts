import { useState } from 'react'
import { useStudioState } from '../../store/useStudio.ts'

/** What was looked at in a document and is right as it is: known by what it says, so that it is asked for again once it says something else. */
export type FoundRight = {
  readonly has: (said: string) => boolean
  readonly add: (said: string) => void
  readonly forget: (said: readonly string[]) => void
}

const readTexts = (place: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
  } catch {
    return [] // a browser that keeps nothing, or somebody has written into it
  }
}

/** What an author has found right in a document, kept in this browser: nobody else is asked, and nothing of it stands in the site. */
export const useFoundRight = (file: string): FoundRight => {
  const root = useStudioState(({ overview }) => overview?.root ?? '')
  const place = `studio:right:${root}:${file}`
  const [known, setKnown] = useState(() => readTexts(place))
  const keep = (texts: readonly string[]) => {
    setKnown(texts)
    try {
      localStorage.setItem(place, JSON.stringify(texts))
    } catch {
      // it holds as long as the panel stands
    }
  }
  return {
    has: (said) => known.includes(said),
    add: (said) => keep([...known, said]),
    forget: (said) => keep(known.filter((text) => !said.includes(text))),
  }
}
