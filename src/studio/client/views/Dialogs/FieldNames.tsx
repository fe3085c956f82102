import { Button, TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { PlanDialog } from '../parts/PlanDialog.tsx'
import type { ShownForm } from './formsOf.ts'

type Renaming = { readonly from: string; readonly label: string; readonly name: string }

/** By which names answers are sent: a name may change, and answers to the old one go on arriving. */
export const FieldNames = ({ form }: { form: ShownForm }) => {
  const id = useId()
  const [renaming, setRenaming] = useState<Renaming>()
  const [to, setTo] = useState('')
  const rename = (next: Renaming) => {
    setTo(next.name)
    setRenaming(next)
  }
  const target = renaming ? renaming.from.replace(/[^/]*$/, to.trim()) : ''
  const button = (from: string, label: string, name: string) => (
    <Button size="1" variant="surface" color="gray" highContrast aria-label={`Rename ${label}`} onClick={() => rename({ from, label, name })}>
      Rename …
    </Button>
  )
  return (
    <section aria-label={`Names in the form ${form.name}`}>
      <h2 className="site-heading">What is sent</h2>
      <p className="studio-quiet">Labels are changed on the dialog itself. These are the names by which answers are sent and listed.</p>
      <ul className="view-list">
        {form.fields.map((field) => (
          <li key={field.name} className="dialog-field">
            <div className="view-row">
              <span>
                {field.label} <code>{field.name}</code>
              </span>
              {button(`form:${form.name}/${field.name}`, field.label, field.name)}
            </div>
            {field.options.length > 0 ? (
              <ul>
                {field.options.map(({ value, label }) => (
                  <li key={value} className="view-row">
                    <span>
                      {label} <code>{value}</code>
                    </span>
                    {button(`form:${form.name}/${field.name}/${value}`, label, value)}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      {renaming ? (
        <PlanDialog
          title={`Another name for “${renaming.label}”`}
          about="Answers that come by the old name, from pages that somebody has open, arrive under the new one."
          plan={target === renaming.from ? undefined : { command: 'move', words: [renaming.from, target], options: {} }}
          does="Rename it"
          close={() => setRenaming(undefined)}
        >
          <div className="view-form">
            <label htmlFor={id}>Name</label>
            <TextField.Root id={id} size="3" autoComplete="off" spellCheck={false} value={to} onChange={(event) => setTo(event.target.value)} />
          </div>
        </PlanDialog>
      ) : null}
    </section>
  )
}
