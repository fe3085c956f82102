import type { Fault } from '../../core/kit/FieldCheck.ts'
import type { Value } from '../../core/kit/FieldProps.ts'
import type { Field } from './Field.ts'
import { blankOf, type FieldRulesByType, rulesOf } from './FieldSet.ts'
import { lengthFault } from './lengthFault.ts'
import { maxLengthOf } from './maxLengthOf.ts'

/** Blanks alone are nothing. */
export const isEmpty = (value: Value): boolean =>
  typeof value === 'string'
    ? value.trim() === ''
    : Array.isArray(value)
      ? value.length === 0
      : value === false

/** What is wrong with the length of what was sent for a field, whatever its shape. */
export const textsFault = (
  rules: FieldRulesByType,
  field: Field,
  texts: readonly string[],
): Fault | undefined => {
  const maxLength = maxLengthOf(rules, field)
  for (const text of texts) {
    const fault = lengthFault({ maxLength }, text)
    if (fault) return fault
  }
  return undefined
}

/**
 * What is wrong with a field's value, if anything; undefined stands for a field that was not sent at all. Pure: the browser's Yup
 * rules and the form service judge by nothing else. `today` is the office's day.
 */
export const faultOf = (
  rules: FieldRulesByType,
  field: Field,
  value: Value | undefined,
  today: string,
): Fault | undefined => {
  if (value === undefined || isEmpty(value)) {
    const code = value === undefined ? 'REQUIRED_FIELD_MISSING' : 'REQUIRED_FIELD_EMPTY'
    return 'required' in field && field.required ? { code, word: 'errorRequired' } : undefined
  }
  if (typeof value !== typeof blankOf(rules, field))
    return { code: 'TYPE_TEXT', word: 'errorOther' }
  const given = typeof value === 'string' ? value.trim() : value
  const tooLong = textsFault(
    rules,
    field,
    typeof given === 'string' ? [given] : Array.isArray(given) ? given : [],
  )
  if (tooLong) return tooLong // before anything looks at the text: patterns may take long for a long one
  return rulesOf(rules, field).check(
    field as never,
    given as never /* of its own type, and of its blank's shape */,
    today,
  )
}
