import { Formik, type FormikHelpers, useFormikContext } from 'formik'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { blankValues } from './blankValues.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FieldRow, fieldId } from './FieldRow.tsx'
import { formRules } from './formRules.ts'
import { Failure } from './Failure.tsx'
import { InlineText } from './InlineText.tsx'
import type { Outcome } from './judgeAnswer.ts'
import type { FormErrors, FormSetup, Values } from './types.ts'

type Props = {
  readonly setup: FormSetup
  readonly initial: Values
  /** Errors of a form that came back from the server without JavaScript. */
  readonly errors?: FormErrors
  readonly send?: (values: Values, gotcha: string) => Promise<Outcome>
  readonly onSent?: () => void
  readonly onChange?: (values: Values) => void
}

/** An enquiry form: drawn at build, taken over in the browser at the first input. */
export const EnquiryForm = ({ setup, initial, errors = {}, send, onSent, onChange }: Props) => {
  const [failure, setFailure] = useState<Outcome | undefined>(errors[''] ? { kind: 'refused', fields: {}, form: errors[''], retry: true } : undefined)
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const rules = useMemo(() => formRules(setup.block.fields, setup.words), [setup])
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    if (!send || sending.current) return
    sending.current = true
    setFailure(undefined)
    const gotcha = form.current?.querySelector<HTMLInputElement>('[name="_gotcha"]')?.value ?? ''
    const outcome = await send(values, gotcha)
    sending.current = false
    if (outcome.kind === 'sent') {
      helpers.resetForm({ values: blankValues(setup.block.fields) })
      onSent?.()
      return
    }
    helpers.setErrors(outcome.fields)
    helpers.setTouched(Object.fromEntries(Object.keys(outcome.fields).map((name) => [name, true])), false)
    setFailure(outcome)
  }
  const { '': _whole, ...fieldErrors } = errors
  return (
    <Formik
      initialValues={initial}
      initialErrors={fieldErrors}
      initialTouched={Object.fromEntries(Object.keys(fieldErrors).map((name) => [name, true]))}
      validationSchema={rules}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <FormBody setup={setup} form={form} failure={failure} onChange={onChange} taken={send !== undefined} />
    </Formik>
  )
}

type BodyProps = {
  readonly setup: FormSetup
  readonly form: RefObject<HTMLFormElement | null>
  readonly failure: Outcome | undefined
  readonly onChange: ((values: Values) => void) | undefined
  readonly taken: boolean
}

const FormBody = ({ setup, form, failure, onChange, taken }: BodyProps) => {
  const { block, words } = setup
  const formik = useFormikContext<Values>()
  const { values, errors, touched, isSubmitting, submitCount } = formik
  useEffect(() => onChange?.(values), [values, onChange])
  useEffect(() => {
    // Only once a script stands behind it: until then the browser's own checks are what visitors have.
    if (taken && form.current) form.current.noValidate = true
  }, [taken, form])
  const wrong = block.fields.filter(({ name }) => touched[name] && errors[name])
  const shown = useRef(0)
  useEffect(() => {
    if (submitCount === shown.current || isSubmitting) return
    shown.current = submitCount
    const first = block.fields.find(({ name }) => errors[name])
    if (first) document.getElementById(fieldId(block.name, first.name))?.focus()
  }, [submitCount, isSubmitting, errors, block])
  /** Leaving a field checks this field alone; what was wrong elsewhere stays as it is. */
  const check = async (name: string) => {
    await formik.setFieldTouched(name, true, false)
    const message = await fieldError(formRules(block.fields, words), name, values)
    formik.setFieldError(name, message)
  }
  return (
    <form className="form-root" ref={form} method="post" action={setup.action} onSubmit={formik.handleSubmit} data-form={block.name} aria-busy={isSubmitting || undefined}>
      {wrong.length > 1 ? <ErrorSummary form={block.name} fields={wrong} errors={errors} words={words} /> : null}
      <div className="form-row">
        {block.fields.map((field) => {
          const error = touched[field.name] ? errors[field.name] : undefined
          return (
            <FieldRow
              key={field.name}
              field={field}
              form={block.name}
              value={values[field.name] ?? ''}
              error={typeof error === 'string' ? error : undefined}
              set={(value) => {
                void formik.setFieldValue(field.name, value, false)
                if (errors[field.name]) formik.setFieldError(field.name, undefined)
              }}
              blur={() => void check(field.name)}
            />
          )
        })}
      </div>
      <input type="hidden" name="formType" value={block.formType} />
      <div className="ui-hidden" aria-hidden="true">
        <input name="_gotcha" tabIndex={-1} autoComplete="off" aria-label="Leave empty" defaultValue="" />
      </div>
      <Failure outcome={failure} setup={setup} values={values} />
      <div className="section-actions">
        <button className="ui-button" type="submit" disabled={isSubmitting}>
          {isSubmitting ? block.submitting : block.submit}
        </button>
      </div>
      {block.note ? (
        <p className="form-hint">
          <InlineText text={block.note} />
        </p>
      ) : null}
    </form>
  )
}

type Rules = ReturnType<typeof formRules>

const fieldError = async (rules: Rules, name: string, values: Values): Promise<string | undefined> => {
  try {
    await rules.validateAt(name, values)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : undefined // Yup throws its own error, whose message is ours
  }
}
