import { array, string } from 'yup'
import type { FormWords } from '../../document/words.ts'
import { fill } from '../../form/fill.ts'
import type { CheckboxGroupField } from './schema.ts'

export const rule = (field: CheckboxGroupField, words: FormWords) => {
  const rule = array(
    string().oneOf(
      field.options.map(({ value }) => value),
      fill(words.errorOption, { label: field.label }),
    ),
  )
  return field.required ? rule.min(1, fill(words.errorRequired, { label: field.label })) : rule
}

export const blank: readonly string[] = []

/** See `Frame` in src/form/frames.ts. */
export const frame = 'group' as const
