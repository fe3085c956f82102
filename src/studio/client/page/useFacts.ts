import { useMemo } from 'react'
import { useNames } from '../store/useStudio.ts'

/** What each fact says, by its name: for chips on the page and in the panel. */
export const useFacts = (): Readonly<Record<string, string>> => {
  const facts = useNames()?.facts
  return useMemo(() => Object.fromEntries((facts ?? []).map(({ name, says }) => [name, says])), [facts])
}
