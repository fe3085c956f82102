import { useMemo } from 'react'
import { useNames } from '../store/useStudio.ts'

/** What each fact says, and each of the firm’s own words, by its name: for chips on the page and in the panel. */
export const useFacts = (): Readonly<Record<string, string>> => {
  const names = useNames()
  return useMemo(() => ({ ...names?.firm, ...Object.fromEntries((names?.facts ?? []).map(({ name, text }) => [name, text])) }), [names])
}
