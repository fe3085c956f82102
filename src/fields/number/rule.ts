import { number } from 'yup'
import type { FormWords } from '../../document/words.ts'
import { fill } from '../../form/fill.ts'
import type { NumberField } from './schema.ts'

export const rule = (field: NumberField, words: FormWords) => {
  const { label } = field
  let rule = number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(fill(words.errorNumber, { label }))
  if (field.min !== undefined) rule = rule.min(field.min, fill(words.errorMin, { label, min: field.min }))
  if (field.max !== undefined) rule = rule.max(field.max, fill(words.errorMax, { label, max: field.max }))
  return field.required ? rule.required(fill(words.errorRequired, { label })) : rule
}
