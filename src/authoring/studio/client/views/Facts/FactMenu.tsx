import { Button } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { useNames } from '../../store/useStudio.ts'
import { PlanDialog } from '../parts/PlanDialog.tsx'
import { RenameDialog } from '../parts/RenameDialog.tsx'

type Props = {
  readonly name: string
  readonly onMoved: (to: string) => void
  readonly onRemoved: () => void
}

/** A figure's name, and its end. */
export const FactMenu = ({ name, onMoved, onRemoved }: Props) => {
  const id = useId()
  const names = useNames()
  const [open, setOpen] = useState<'rename' | 'writeOut' | 'remove'>()
  const [other, setOther] = useState('')
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="soft" color="gray" highContrast onClick={() => setOpen('rename')}>
        Rename …
      </Button>
      <Button variant="soft" color="gray" highContrast onClick={() => setOpen('writeOut')}>
        Turn into words …
      </Button>
      <Button variant="soft" color="red" onClick={() => setOpen('remove')}>
        Remove …
      </Button>
      {open === 'rename' ? (
        <RenameDialog
          title="Another name for this figure"
          about="Texts that show it follow. No visitor sees the name."
          name={name}
          target={(to) => ({ kind: 'fact', name: to })}
          close={close}
          onDone={onMoved}
        />
      ) : null}
      {open === 'writeOut' ? (
        <PlanDialog
          title="Turn it into plain words"
          about="Texts that show it say its value as it is today, and no longer follow it. The figure itself stays here."
          command={{ kind: 'writeOutFact', name }}
          does="Turn it into words"
          close={close}
        />
      ) : null}
      {open === 'remove' ? (
        <PlanDialog
          title="Remove this figure"
          command={{
            kind: 'remove',
            target: { kind: 'fact', name },
            ...(other === '' ? {} : { to: { kind: 'fact', name: other } }),
          }}
          does="Remove it"
          isRemoval
          close={close}
          onDone={onRemoved}
        >
          <div className="view-form">
            <label htmlFor={id}>Texts that show it</label>
            <select
              id={id}
              className="view-select"
              value={other}
              onChange={(event) => setOther(event.target.value)}
            >
              <option value="">say its value in plain words</option>
              {names?.facts
                .filter((fact) => fact.name !== name)
                .map((fact) => (
                  <option key={fact.name} value={fact.name}>
                    show instead: {fact.label}, {fact.text}
                  </option>
                ))}
            </select>
          </div>
        </PlanDialog>
      ) : null}
    </>
  )
}
