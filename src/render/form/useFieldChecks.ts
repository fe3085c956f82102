import type { FormikProps } from 'formik'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isEmpty } from '../../core/fields/faultOf.ts'
import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import { maxLengthOf } from '../../core/fields/maxLengthOf.ts'
import type { Value, Values } from '../../core/kit/FieldProps.ts'
import { afterPress } from './afterPress.ts'
import { countWords } from './countWords.ts'
import type { FormErrors, FormSetup } from './types.ts'
import { unreadIn } from './unreadIn.ts'
import { unsaidValues } from './unsaidValues.ts'
import type { useFieldErrors } from './useFieldErrors.ts'

type Checked = {
  readonly rules: FieldRulesByType
  readonly form: RefObject<HTMLFormElement | null>
  readonly setup: FormSetup
  readonly state: Pick<FormikProps<Values>, 'values' | 'errors' | 'setValues' | 'setFieldError'>
  readonly errorOf: ReturnType<typeof useFieldErrors>['errorOf']
  /** After a try that failed, empty fields are checked as well. */
  readonly isTried: boolean
}

/** How long the typing rests before the count is said, in milliseconds: at every letter it would drown what is typed. */
const rest = 1000

/**
 * Checks fields while an enquiry is written: a field when it is left, unless nothing was ever in it; a wrong one at every change,
 * so that the message goes as soon as it is right. `notice` is what is said to those who listen.
 */
export const useFieldChecks = ({ rules, form, setup, state, errorOf, isTried }: Checked) => {
  const errors = state.errors as FormErrors // no field is nested, so each error is one text
  const edited = useRef(new Set<string>())
  /** Fields that held half a value when they were left; emptying them is a change that no event tells. */
  const unread = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [notice, setNotice] = useState('')
  /** The values as they will be; React may not have drawn the last change yet when a field is left. */
  const latest = useRef(state.values)
  latest.current = state.values
  const drawn = useRef(state.values)
  drawn.current = state.values
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Takes in what no event told of: a form that is drawn anew would wipe it out. `said` is what an event tells at this moment. */
  const takeIn = (said: Values = {}) => {
    const unsaid = form.current
      ? unsaidValues(rules, form.current, setup.block.fields, drawn.current, latest.current)
      : {}
    if (Object.keys({ ...unsaid, ...said }).length === 0) return
    latest.current = { ...latest.current, ...unsaid, ...said }
    void state.setValues(latest.current, false)
  }
  const say = (words: string) => {
    takeIn()
    setNotice(words)
  }
  const set = (name: string, value: Value) => {
    edited.current.add(name)
    takeIn({ [name]: value })
    if (errors[name]) state.setFieldError(name, errorOf(name, latest.current))
    const field = setup.block.fields.find((one) => one.name === name)
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => say((field && countWords(maxLengthOf(rules, field), value, setup.words)) ?? ''),
      rest,
    )
  }
  const check = (name: string) => {
    takeIn()
    const wasUnread = unread.current.delete(name)
    if (unreadIn(form.current, name)) unread.current.add(name)
    const isUntouched = !edited.current.has(name) && !wasUnread && !unread.current.has(name)
    if (!isTried && isUntouched && isEmpty(latest.current[name] ?? '')) return
    const message = errorOf(name, latest.current)
    if (message || wasUnread) state.setFieldError(name, message)
    clearTimeout(timer.current)
    setNotice(message ?? '')
  }
  const leave = (name: string) => afterPress(() => check(name))
  /** Begins anew with blank fields. */
  const forget = () => edited.current.clear()
  return { errors, notice, set, leave, takeIn, forget }
}
