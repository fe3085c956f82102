import { TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import type { Target } from '../../../../../content/commands/Command.ts'
import { PlanDialog } from './PlanDialog.tsx'

type Props = {
  readonly title: string
  readonly about: string
  /** What it is called now. */
  readonly name: string
  /** What has a name. */
  readonly target: (name: string) => Target
  readonly close: () => void
  readonly onDone?: (name: string) => void
}

/** Gives something another name, wherever it is named. */
export const RenameDialog = ({ title, about, name, target, close, onDone }: Props) => {
  const id = useId()
  const [written, setWritten] = useState(name)
  const to = written.trim()
  return (
    <PlanDialog
      title={title}
      about={about}
      command={to === name ? undefined : { kind: 'rename', from: target(name), to: target(to) }}
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
