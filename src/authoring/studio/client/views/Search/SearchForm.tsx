import { Checkbox, TextField } from '@radix-ui/themes'
import { useEffect, useId, useRef } from 'react'

type Props = {
  readonly words: string
  readonly setWords: (words: string) => void
  readonly isReplacing: boolean
  readonly setReplacing: (isReplacing: boolean) => void
  /** What is to stand in the place of the words. */
  readonly to: string
  readonly setTo: (to: string) => void
}

/** What is looked for, and what shall stand in its place. Who comes here, or wants to replace, begins to type. */
export const SearchForm = ({ words, setWords, isReplacing, setReplacing, to, setTo }: Props) => {
  const id = useId()
  const [find, replace] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  useEffect(() => {
    find.current?.focus()
  }, [find])
  useEffect(() => {
    if (isReplacing) replace.current?.focus()
  }, [isReplacing, replace])
  return (
    <form className="view-form" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}-words`}>Find</label>
      <TextField.Root
        ref={find}
        id={`${id}-words`}
        type="search"
        size="3"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="view-check">
        <Checkbox
          id={`${id}-replace`}
          checked={isReplacing}
          onCheckedChange={(checked) => setReplacing(checked === true)}
        />
        <label htmlFor={`${id}-replace`}>Put other words in their place</label>
      </div>
      {isReplacing ? (
        <>
          <label htmlFor={`${id}-to`}>Replace by</label>
          <TextField.Root
            ref={replace}
            id={`${id}-to`}
            size="3"
            autoComplete="off"
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </>
      ) : null}
    </form>
  )
}
