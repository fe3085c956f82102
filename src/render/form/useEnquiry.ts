import { useFormik } from 'formik'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Values } from '../../core/kit/FieldProps.ts'
import type { FieldSet } from '../fields/FieldSet.ts'
import { blankValues } from './blankValues.ts'
import type { FormFailure, FormResponse } from './parseResponse.ts'
import type { FormErrors, FormSetup } from './types.ts'
import { useFieldChecks } from './useFieldChecks.ts'
import { useFieldErrors } from './useFieldErrors.ts'
import { useFocus } from './useFocus.ts'

export type EnquiryProps = {
  /** The fields that the form may hold. */
  readonly known: FieldSet
  readonly setup: FormSetup
  readonly initial: Values
  /** Errors of a form that came back from the server without JavaScript. */
  readonly errors?: FormErrors
  /** What became of a try on an earlier page. */
  readonly earlier?: FormFailure | undefined
  readonly send?: (values: Values, honeypot: string) => Promise<FormResponse>
  readonly onSent?: () => void
  readonly onFailed?: () => void
}

/** An enquiry on its way from the first letter to its answer; all of it is checked at the submit, and one is on its way at a time. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: visitors load it, and parts of its own weigh more
export const useEnquiry = ({
  known,
  setup,
  initial,
  errors: given = {},
  earlier,
  send,
  onSent,
  onFailed,
}: EnquiryProps) => {
  const { fields, name } = setup.block
  const { '': whole, ...wrong } = given
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const isSent = useRef(false)
  const [failure, setFailure] = useState<FormFailure | undefined>(
    whole ? { kind: 'refused', fields: {}, form: whole, retry: true } : earlier,
  )
  const [sending, setSending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const { errorOf, errorsOf } = useFieldErrors(known.rules, form, setup)

  const deliver = async (values: Values) => {
    if (!send) return
    setFailure(undefined)
    setSending(true)
    const response = await send(
      values,
      form.current?.querySelector<HTMLInputElement>('[name="_gotcha"]')?.value ?? '',
    )
    setSending(false)
    if (response.kind === 'sent') {
      checks.forget()
      isSent.current = true
      formik.resetForm({ values: blankValues(known.rules, fields) })
      onSent?.()
      return
    }
    onFailed?.()
    formik.setErrors(response.fields)
    setFailure(response)
  }
  const formik = useFormik<Values>({
    initialValues: initial,
    initialErrors: wrong,
    validate: errorsOf,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: deliver,
  })
  const checks = useFieldChecks({
    rules: known.rules,
    form,
    setup,
    state: formik,
    errorOf,
    isTried: attempts > 0,
  })
  const { errors, notice, set, leave } = checks
  useFocus({
    form,
    name,
    wrong: fields.map((field) => field.name).filter((field) => errors[field]),
    attempts,
    sending,
  })
  useEffect(() => {
    // Only once a script stands behind it: until then the browser's own checks are what visitors have.
    if (send && form.current) form.current.noValidate = true
  }, [send])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    isSent.current = false
    flushSync(() => checks.takeIn())
    void formik.submitForm().finally(() => {
      busy.current = false
      setAttempts((count) => (isSent.current ? 0 : count + 1))
    })
  }
  return {
    form,
    values: formik.values,
    errors,
    failure,
    attempts,
    sending,
    notice,
    set,
    leave,
    submit,
  }
}
