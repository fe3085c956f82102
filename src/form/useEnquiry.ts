import { useFormik } from 'formik'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { blankValues } from './blankValues.ts'
import { fieldError } from './fieldError.ts'
import { focusWrong } from './focusWrong.ts'
import { formRules } from './formRules.ts'
import type { Outcome, Refusal } from './judgeAnswer.ts'
import type { FormErrors, FormSetup, Value, Values } from './types.ts'

export type EnquiryProps = {
  readonly setup: FormSetup
  readonly initial: Values
  /** Errors of a form that came back from the server without JavaScript. */
  readonly errors?: FormErrors
  /** What became of a try on an earlier page. */
  readonly earlier?: Refusal | undefined
  readonly send?: (values: Values, gotcha: string) => Promise<Outcome>
  readonly onSent?: () => void
  readonly onFailed?: () => void
}

const isEmpty = (value: Value | undefined) => value === '' || value === false || value === undefined || (Array.isArray(value) && value.length === 0)

/**
 * An enquiry on its way from the first letter to its answer. A field is checked when it is left, unless nothing was ever
 * in it; a wrong one is checked at every change, so that the message goes as soon as it is right; all are checked at the submit.
 */
export const useEnquiry = ({ setup, initial, errors: given = {}, earlier, send, onSent, onFailed }: EnquiryProps) => {
  const { fields, name: formName } = setup.block
  const { '': whole, ...wrong } = given
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const isSent = useRef(false)
  const edited = useRef(new Set<string>())
  const [failure, setFailure] = useState<Refusal | undefined>(whole ? { kind: 'refused', fields: {}, form: whole, retry: true } : earlier)
  const [sending, setSending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [notice, setNotice] = useState('')
  const rules = useMemo(() => formRules(fields, setup.words), [fields, setup.words])

  const deliver = async (values: Values) => {
    if (!send) return
    setFailure(undefined)
    setSending(true)
    const outcome = await send(values, form.current?.querySelector<HTMLInputElement>('[name="_gotcha"]')?.value ?? '')
    setSending(false)
    if (outcome.kind === 'sent') {
      edited.current.clear()
      isSent.current = true
      formik.resetForm({ values: blankValues(fields) })
      onSent?.()
      return
    }
    onFailed?.()
    formik.setErrors(outcome.fields)
    setFailure(outcome)
  }
  const formik = useFormik<Values>({
    initialValues: initial,
    initialErrors: wrong,
    validationSchema: rules,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: deliver,
  })
  const errors = formik.errors as FormErrors // no field is nested, so each error is one text

  useEffect(() => {
    // Only once a script stands behind it: until then the browser's own checks are what visitors have.
    if (send && form.current) form.current.noValidate = true
  }, [send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a try, and then only; while the errors change, the focus stays where the visitor is
  useEffect(() => {
    if (attempts > 0)
      focusWrong(
        form.current,
        formName,
        fields.map(({ name }) => name).filter((name) => errors[name]),
      )
  }, [attempts])

  const wasSending = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus; once it is enabled again, it gets it back.
    const isLost = document.activeElement === document.body || document.activeElement instanceof HTMLDialogElement
    if (wasSending.current && !sending && isLost) [...(form.current?.querySelectorAll<HTMLElement>('[type=submit]') ?? [])].at(-1)?.focus()
    wasSending.current = sending
  }, [sending])

  /** The values as they will be; React may not have drawn the last change yet when a field is left. */
  const latest = useRef(formik.values)
  latest.current = formik.values
  const set = (name: string, value: Value) => {
    edited.current.add(name)
    latest.current = { ...latest.current, [name]: value }
    void formik.setFieldValue(name, value, false)
    if (errors[name] && !fieldError(rules, name, latest.current)) formik.setFieldError(name, undefined)
  }
  const leave = (name: string) => {
    if (attempts === 0 && isEmpty(latest.current[name]) && !edited.current.has(name)) return
    const message = fieldError(rules, name, latest.current)
    if (errors[name] === undefined || message) formik.setFieldError(name, message)
    setNotice(message ?? '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    isSent.current = false
    void formik.submitForm().finally(() => {
      busy.current = false
      setAttempts((count) => (isSent.current ? 0 : count + 1))
    })
  }
  return { form, values: formik.values, errors, failure, attempts, sending, notice, set, leave, submit }
}
