import type { FormWords } from '../../document/words.ts'
import { fill } from '../../form/fill.ts'
import { textRule } from '../textRule.ts'
import type { RadioField } from './schema.ts'

export const rule = (field: RadioField, words: FormWords) =>
  textRule(field, words).oneOf(['', undefined, ...field.options.map(({ value }) => value)], fill(words.errorOption, { label: field.label }))

/** See `Frame` in src/form/frames.ts. */
export const frame = 'group' as const
