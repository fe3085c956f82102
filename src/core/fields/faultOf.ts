import type { Fault } from '../kit/FieldCheck.ts'
import type { Value } from '../kit/FieldProps.ts'
import { blankOf, type FieldRulesByType, rulesOf } from './fieldRules.ts'
import { lengthFault } from './lengthFault.ts'
import { maxLengthOf } from './maxLengthOf.ts'

/** A field of any type, as its document says it. */
type Field = {
  readonly type: string
  readonly required?: unknown
  readonly maxLength?: unknown
}

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
 * rules, the form service and lint's rule for presets judge by nothing else. `today` is the office's day.
 */
export const faultOf = (
  rules: FieldRulesByType,
  field: Field,
  value: Value | undefined,
  today: string,
): Fault | undefined => {
  if (value === undefined || isEmpty(value)) {
    const code = value === undefined ? 'REQUIRED_FIELD_MISSING' : 'REQUIRED_FIELD_EMPTY'
    return field.required === true ? { code, word: 'errorRequired' } : undefined
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
