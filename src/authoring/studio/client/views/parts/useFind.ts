import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What is looked for in a view, as it is typed; it stands in the address, too, so that whoever comes back finds what was found. */
export const useFind = (): readonly [string, (words: string) => void] => {
  const [search, setSearch] = useSearchParams()
  const [words, setWords] = useState(search.get('find') ?? '')
  const write = (next: string) => {
    setWords(next)
    setSearch(next === '' ? {} : { find: next }, { replace: true })
  }
  return [words, write]
}
