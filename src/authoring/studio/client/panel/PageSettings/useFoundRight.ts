import { z } from 'zod'
import { useKept } from '../../store/useKept.ts'

/** What was looked at in a document and is right as it is: known by what it says, so that it is asked for again once it says something else. */
export type FoundRight = {
  readonly has: (said: string) => boolean
  readonly add: (said: string) => void
  readonly forget: (said: readonly string[]) => void
}

const texts = z.array(z.string())

/** What an author has found right in a document, kept in this browser: nobody else is asked, and nothing of it stands in the site. */
export const useFoundRight = (file: string): FoundRight => {
  const [known, change] = useKept<readonly string[]>(`right:${file}`, texts, [])
  return {
    has: (said) => known.includes(said),
    add: (said) => change([...known, said]),
    forget: (said) => change(known.filter((text) => !said.includes(text))),
  }
}
