import type { FormWords } from '../../document/words.ts'
import { fill } from '../../form/fill.ts'
import { textRule } from '../textRule.ts'
import type { SelectField } from './schema.ts'

export const rule = (field: SelectField, words: FormWords) =>
  textRule(field, words).oneOf(['', undefined, ...field.options.map(({ value }) => value)], fill(words.errorOption, { label: field.label }))
