import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { RenameDialog } from '../parts/RenameDialog.tsx'
import type { ShownForm } from './formsOf.ts'

/** The field that has the name, or has a choice of that name. */
type Renaming = { readonly field?: string; readonly label: string; readonly name: string }

/** By which names answers are sent: a name may change, and answers to the old one go on arriving. */
export const FieldNames = ({ form }: { form: ShownForm }) => {
  const [renaming, setRenaming] = useState<Renaming>()
  const button = (label: string, name: string, field?: string) => (
    <Button
      size="1"
      variant="surface"
      color="gray"
      highContrast
      aria-label={`Rename ${label}`}
      onClick={() => setRenaming({ label, name, ...(field === undefined ? {} : { field }) })}
    >
      Rename …
    </Button>
  )
  return (
    <section aria-label={`Names in the form ${form.name}`}>
      <h2 className="site-heading">What is sent</h2>
      <p className="studio-quiet">
        These are the names by which answers are sent and listed. Fields are added, moved and
        labelled on the form itself: press “Write on it” above.
      </p>
      <ul className="view-list">
        {form.fields.map((field) => (
          <li key={field.name} className="dialog-field">
            <div className="view-row">
              <span>
                {field.label} <code>{field.name}</code>
              </span>
              {button(field.label, field.name)}
            </div>
            {field.options.length > 0 ? (
              <ul>
                {field.options.map(({ value, label }) => (
                  <li key={value} className="view-row">
                    <span>
                      {label} <code>{value}</code>
                    </span>
                    {button(label, value, field.name)}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      {renaming ? (
        <RenameDialog
          title={`Another name for “${renaming.label}”`}
          about="Answers that come by the old name, from pages that somebody has open, arrive under the new one."
          name={renaming.name}
          target={(name) =>
            renaming.field === undefined
              ? { kind: 'field', form: form.name, name }
              : { kind: 'option', form: form.name, field: renaming.field, name }
          }
          close={() => setRenaming(undefined)}
        />
      ) : null}
    </section>
  )
}
