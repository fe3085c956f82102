import type { Outcome } from './judgeAnswer.ts'
import type { FormSetup, Values } from './types.ts'

type Props = { readonly outcome: Outcome | undefined; readonly setup: FormSetup; readonly values: Values }

/** A failure that belongs to no field: what happened, and what to do next. Always present, so that it is announced. */
export const Failure = ({ outcome, setup, values }: Props) => {
  const { words } = setup
  const failed = outcome?.kind === 'refused' && outcome.form ? outcome : undefined
  return (
    <div role="alert">
      {failed ? (
        <div className="form-alert">
          <p>{failed.form}</p>
          <p className="section-actions">
            {failed.retry ? (
              <button className="ui-button ui-secondary" type="submit">
                {words.sendAgain}
              </button>
            ) : null}
            <a className="ui-button ui-quiet" href={mailto(setup, values)}>
              {words.writeEmail}
            </a>
          </p>
        </div>
      ) : null}
    </div>
  )
}

/** An e-mail with the enquiry already in its body. */
const mailto = ({ email, block }: FormSetup, values: Values): string => {
  const lines = block.fields.flatMap((field) => {
    const value = values[field.name]
    const text = Array.isArray(value) ? value.join(', ') : value === true ? '✓' : value || ''
    return 'label' in field && text ? [`${field.label}: ${text}`] : []
  })
  return `mailto:${email}?subject=${encodeURIComponent(block.heading ?? block.submit)}&body=${encodeURIComponent(lines.join('\n'))}`
}
