import { type RefObject, useMemo } from 'react'
import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import type { Values } from '../../core/kit/FieldProps.ts'
import { today } from '../fields/date/today.ts'
import { fieldError } from './fieldError.ts'
import { formRules } from './formRules.ts'
import type { FormErrors, FormSetup } from './types.ts'
import { unreadIn } from './unreadIn.ts'

/** What stands for something that no one can read: no value of any field that may hold such a thing. */
const unreadable = '?'

/** What is wrong with a form's fields by their rules: `errorOf` one, `errorsOf` all of them. */
export const useFieldErrors = (
  known: FieldRulesByType,
  form: RefObject<HTMLFormElement | null>,
  { block: { fields }, words, timeZone }: FormSetup,
) =>
  useMemo(() => {
    const rules = formRules(known, fields, words, () => today(timeZone, Date.now()))
    const errorOf = (name: string, values: Values): string | undefined =>
      fieldError(rules, name, unreadIn(form.current, name) ? { [name]: unreadable } : values)
    const errorsOf = (values: Values): FormErrors => {
      const errors: FormErrors = {}
      for (const { name } of fields) {
        const error = errorOf(name, values)
        if (error) errors[name] = error
      }
      return errors
    }
    return { errorOf, errorsOf }
  }, [known, form, fields, words, timeZone])
