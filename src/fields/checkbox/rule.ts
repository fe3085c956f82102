import { boolean } from 'yup'
import type { FormWords } from '../../document/words.ts'
import { fill } from '../../form/fill.ts'
import type { CheckboxField } from './schema.ts'

export const rule = (field: CheckboxField, words: FormWords) =>
  field.required ? boolean().oneOf([true], fill(words.errorRequired, { label: field.label })) : boolean()

export const blank = false

/** See `Frame` in src/form/frames.ts. */
export const frame = 'self' as const
