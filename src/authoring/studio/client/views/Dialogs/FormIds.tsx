import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import { formsByName } from '../../../../../core/document/site.ts'
import { Fields } from '../../panel/fields/Fields.tsx'
import { useNames } from '../../store/useStudio.ts'
import { RenameDialog } from '../parts/RenameDialog.tsx'

/** A form is told by where it stands; its own name, which people meet nowhere, stands small beside that. */
const FormId = ({ name, value }: { name: string; value: unknown }) => {
  const [isRenaming, setRenaming] = useState(false)
  const title = useNames()?.forms.find((form) => form.name === name)?.title
  return (
    <section className="site-part" aria-label={title ?? `Form ${name}`}>
      <div className="view-row">
        <h3>
          {title ?? 'A form that stands nowhere yet'} <small className="fact-name">{name}</small>
        </h3>
        <Button
          size="1"
          variant="surface"
          color="gray"
          highContrast
          onClick={() => setRenaming(true)}
        >
          Rename …
        </Button>
      </div>
      <Fields
        schema={formsByName.additionalProperties as Schema}
        pointer={`/forms/${name}`}
        value={value}
      />
      {isRenaming ? (
        <RenameDialog
          title={`Another name for the form of “${title ?? name}”`}
          about="Its id stays, so answers go on arriving."
          name={name}
          target={(to) => ({ kind: 'form', name: to })}
          close={() => setRenaming(false)}
        />
      ) : null}
    </section>
  )
}

/** Each form with the id that its answers are sent to. */
export const FormIds = ({ value }: { value: unknown }) => (
  <section aria-label="Where answers go">
    <h2 className="site-heading">Where answers go</h2>
    <p className="studio-quiet">
      Each form sends its answers to the form service under this id. Where you change one, keep the
      old one as an earlier id: pages that somebody has open go on sending there.
    </p>
    {isObject(value)
      ? Object.entries(value).map(([name, one]) => <FormId key={name} name={name} value={one} />)
      : null}
  </section>
)
