import { languageName } from '../../core/document/reservedFieldNames.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Failure } from './Failure.tsx'
import { FieldRow } from './FieldRow.tsx'
import { formKey } from './formKey.ts'
import { InlineText } from './InlineText.tsx'
import { type EnquiryProps, useEnquiry } from './useEnquiry.ts'

/** An enquiry form: drawn at build, hydrated in the browser at the first input. */
export const EnquiryForm = (props: EnquiryProps) => {
  const { known, setup, errors: given } = props
  const { block, words } = setup
  const { form, values, errors, failure, attempts, sending, notice, set, leave, submit } =
    useEnquiry(props)
  const wrong = block.fields.filter(({ name }) => errors[name] !== undefined)
  const isReturned = given !== undefined && Object.keys(given).length > 0
  return (
    <form
      className="form-root"
      ref={form}
      method="post"
      action={setup.action}
      onSubmit={submit}
      data-form={formKey(setup)}
      // What hydration needs to know of a form that came back from the server.
      data-errors={isReturned ? JSON.stringify(given) : undefined}
      aria-busy={sending || undefined}
    >
      {wrong.length > 1 && (attempts > 0 || isReturned) ? (
        <ErrorSummary form={block.name} fields={wrong} errors={errors} words={words} />
      ) : null}
      <div className="form-row">
        {block.fields.map((field) => (
          <FieldRow
            key={field.name}
            known={known}
            field={field}
            setup={setup}
            value={values[field.name] ?? ''}
            error={errors[field.name]}
            set={(value) => set(field.name, value)}
            blur={() => leave(field.name)}
          />
        ))}
      </div>
      <input type="hidden" name="formType" value={block.formType} />
      {setup.language === undefined ? null : (
        <input type="hidden" name={languageName} value={setup.language} />
      )}
      {/* A trap: who fills in what nobody sees is no visitor. */}
      <div className="ui-hidden" aria-hidden="true">
        <input name="_gotcha" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      {failure ? <Failure key={attempts} refusal={failure} setup={setup} values={values} /> : null}
      <div className="section-actions">
        <button className="ui-button" type="submit" disabled={sending}>
          {sending ? block.submitting : block.submit}
        </button>
      </div>
      {block.note ? (
        <p className="form-hint">
          <InlineText text={block.note} />
        </p>
      ) : null}
      <p className="ui-hidden" role="status">
        {notice}
      </p>
    </form>
  )
}
