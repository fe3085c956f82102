import { useId, useState } from 'react'
import { formStates } from '../../../../workspace/gallery/formStates.ts'
import { siteOrigin } from '../../store/siteOrigin.ts'
import { useStudioState } from '../../store/useStudio.ts'

/** The form in each state that a visitor may meet, with its own words. */
export const FormLooks = ({ name }: { name: string }) => {
  const id = useId()
  const version = useStudioState(({ overview }) => overview?.version)
  const [state, setState] = useState(formStates[0]?.name ?? 'idle')
  return (
    <section className="dialog-look" aria-label="How the form looks">
      <h2 className="site-heading">How it looks</h2>
      <label htmlFor={id} className="studio-unseen">
        State
      </label>
      <select
        id={id}
        className="view-select"
        value={state}
        onChange={(event) => setState(event.target.value)}
      >
        {formStates.map(({ name: one, what }) => (
          <option key={one} value={one}>
            {what}
          </option>
        ))}
      </select>
      <iframe
        key={version}
        src={`${siteOrigin()}/~gallery/forms/${name}/${state}`}
        title={`The form ${name}`}
      />
    </section>
  )
}
