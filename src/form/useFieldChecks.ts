import type { FormikProps } from 'formik'
import { useRef, useState } from 'react'
import { afterPress } from './afterPress.ts'
import { fieldError } from './fieldError.ts'
import type { formRules } from './formRules.ts'
import type { FormErrors, Value, Values } from './types.ts'

type State = Pick<FormikProps<Values>, 'values' | 'errors' | 'setFieldValue' | 'setFieldError'>
type Rules = ReturnType<typeof formRules>

const isEmpty = (value: Value | undefined) => value === '' || value === false || value === undefined || (Array.isArray(value) && value.length === 0)

/**
 * Checks fields while an enquiry is written: a field when it is left, unless nothing was ever in it; a wrong one at every change,
 * so that the message goes as soon as it is right. After a try that failed (`isTried`), empty ones are checked as well.
 */
export const useFieldChecks = (state: State, rules: Rules, isTried: boolean) => {
  const errors = state.errors as FormErrors // no field is nested, so each error is one text
  const edited = useRef(new Set<string>())
  const [notice, setNotice] = useState('')
  /** The values as they will be; React may not have drawn the last change yet when a field is left. */
  const latest = useRef(state.values)
  latest.current = state.values

  const set = (name: string, value: Value) => {
    edited.current.add(name)
    latest.current = { ...latest.current, [name]: value }
    void state.setFieldValue(name, value, false)
    if (errors[name] && !fieldError(rules, name, latest.current)) state.setFieldError(name, undefined)
  }
  const check = (name: string) => {
    if (!isTried && isEmpty(latest.current[name]) && !edited.current.has(name)) return
    const message = fieldError(rules, name, latest.current)
    if (errors[name] === undefined || message) state.setFieldError(name, message)
    setNotice(message ?? '')
  }
  const leave = (name: string) => afterPress(() => check(name))
  /** Begins anew with blank fields. */
  const forget = () => edited.current.clear()
  return { errors, notice, set, leave, forget }
}
