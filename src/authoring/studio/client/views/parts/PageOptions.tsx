import { TextField } from '@radix-ui/themes'
import { type KeyboardEvent, useState } from 'react'
import { matchesQuery } from '../../../../../core/document/matchesQuery.ts'
import { usePageNames } from './usePageNames.ts'

type Listed = { readonly route: string; readonly title: string }
type Props = {
  readonly id: string
  readonly none: string
  readonly pages: readonly Listed[]
  readonly value: string
  readonly choose: (route: string) => void
  readonly describedBy?: string
}

/** So many pages are found at a glance. */
const few = 7

/** A list of pages to choose one from; a long one has a field that finds them by title and address. Enter takes the first. */
export const PageOptions = ({ id, none, pages, value, choose, describedBy }: Props) => {
  const called = usePageNames()
  const [words, setWords] = useState('')
  const found = pages.filter(
    ({ route, title }) => route === value || matchesQuery(words, called(route, title), route),
  )
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const first = found.find(
      ({ route, title }) => words.trim() !== '' && matchesQuery(words, called(route, title), route),
    )
    if (first) choose(first.route)
  }
  return (
    <>
      {pages.length > few ? (
        <TextField.Root
          type="search"
          autoComplete="off"
          placeholder="Find a page"
          aria-label="Search these pages"
          aria-controls={id}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={take}
        />
      ) : null}
      <select
        id={id}
        className="view-select"
        value={value}
        aria-describedby={describedBy}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{none}</option>
        {found.map(({ route, title }) => (
          <option key={route} value={route}>
            {called(route, title)} ({route})
          </option>
        ))}
      </select>
      {words.trim() !== '' && found.length === 0 ? (
        <p className="studio-quiet" role="status">
          No page found for “{words.trim()}”.
        </p>
      ) : null}
    </>
  )
}
