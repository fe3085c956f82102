import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { emptyCell } from '../../../../operations/entries/cellsAlong.ts'
import { shownText } from '../shownText.ts'
import { usePuts } from './usePuts.tsx'

type Props = {
  readonly text: string
  readonly title: string
  readonly label: string
  readonly onWrite: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

/** One cell of a grid. What says nothing yet is there to be written over. */
export const GridCell = ({ text, title, label, onWrite, onKeyDown, onPaste }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = shownText(text, title)
  const puts = usePuts(area, shown.value)
  return (
    <>
      <textarea
        ref={area}
        rows={1}
        aria-label={label}
        {...shown}
        onFocus={({ currentTarget }) => currentTarget.value === emptyCell && currentTarget.select()}
        onChange={({ target }) => {
          onWrite(target.value)
          puts.note(target.value)
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {puts.chooser}
    </>
  )
}
