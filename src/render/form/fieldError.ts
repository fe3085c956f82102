import { ValidationError } from 'yup'
import type { Values } from '../../core/kit/FieldProps.ts'
import type { formRules } from './formRules.ts'

/** What is wrong with one field by its rule, or undefined. */
export const fieldError = (
  rules: ReturnType<typeof formRules>,
  name: string,
  values: Values,
): string | undefined => {
  try {
    rules.validateSyncAt(name, values)
    return undefined
  } catch (error) {
    if (error instanceof ValidationError) return error.message
    throw error
  }
}
