import { TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { PlanDialog } from './PlanDialog.tsx'

type Props = {
  readonly title: string
  readonly about: string
  /** What it is called now. */
  readonly name: string
  /** How commands name it by a name: `fact:repair.fee`. */
  readonly placeOf: (name: string) => string
  readonly close: () => void
  readonly onDone?: (name: string) => void
}

/** Gives something another name, wherever it is named. */
export const RenameDialog = ({ title, about, name, placeOf, close, onDone }: Props) => {
  const id = useId()
  const [written, setWritten] = useState(name)
  const to = written.trim()
  return (
    <PlanDialog
      title={title}
      about={about}
      plan={
        to === name
          ? undefined
          : { command: 'move', words: [placeOf(name), placeOf(to)], options: {} }
      }
      does="Rename it"
      close={close}
      onDone={() => onDone?.(to)}
    >
      <div className="view-form">
        <label htmlFor={id}>Name</label>
        <TextField.Root
          id={id}
          size="3"
          autoComplete="off"
          spellCheck={false}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
      </div>
    </PlanDialog>
  )
}
