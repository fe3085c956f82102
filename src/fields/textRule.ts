import { type StringSchema, string } from 'yup'
import type { FormWords } from '../document/words.ts'
import { fill } from '../form/fill.ts'

type Rules = { readonly label: string; readonly required?: boolean | undefined; readonly maxLength?: number | undefined }

/** The rule of a text: filled in where required, and not too long. Blanks alone are nothing. */
export const textRule = (field: Rules, words: FormWords): StringSchema<string | undefined> => {
  const { label } = field
  let rule: StringSchema<string | undefined> = string().trim()
  if (field.required) rule = rule.required(fill(words.errorRequired, { label }))
  if (field.maxLength !== undefined) rule = rule.max(field.maxLength, fill(words.errorTooLong, { label, max: field.maxLength }))
  return rule
}
