import type { Values } from '../../core/kit/FieldProps.ts'
import { leadIn } from '../../core/locale/leadIn.ts'
import type { FormFailure } from './parseResponse.ts'
import type { FormSetup } from './types.ts'

type Props = { readonly refusal: FormFailure; readonly setup: FormSetup; readonly values: Values }

/** A failure that belongs to no field: what happened, and what to do next. */
export const Failure = ({ refusal, setup, values }: Props) => {
  const { words } = setup
  if (!refusal.form) return null
  return (
    <div className="form-alert" role="alert">
      <p>{refusal.form}</p>
      <p className="section-actions">
        {refusal.retry ? (
          <button className="ui-button ui-secondary" type="submit">
            {words.sendAgain}
          </button>
        ) : null}
        <a className="ui-button ui-quiet" href={mailto(setup, values)}>
          {words.writeEmail}
        </a>
      </p>
    </div>
  )
}

/** An e-mail with the enquiry already in its body. */
const mailto = (
  { email, block, words: { colon, comma = ', ' } }: FormSetup,
  values: Values,
): string => {
  const lines = block.fields.flatMap((field) => {
    const value = values[field.name]
    const text = Array.isArray(value) ? value.join(comma) : value === true ? '✓' : value || ''
    return 'label' in field && text ? [`${leadIn(field.label, colon)} ${text}`] : []
  })
  return `mailto:${email}?subject=${encodeURIComponent(block.heading ?? block.submit)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
