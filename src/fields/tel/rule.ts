import type { FormWords } from '../../document/words.ts'
import { fill } from '../../form/fill.ts'
import { textRule } from '../textRule.ts'
import type { TelField } from './schema.ts'

/** Seven digits or more, with whatever people put between them. */
export const rule = (field: TelField, words: FormWords) =>
  textRule(field, words).matches(/^[+]?(?:[\s().\-/]*\d){7,15}[\s().\-/]*(?:(?:ext|x)\.?\s*\d{1,6})?$/i, {
    message: fill(words.errorTel, { label: field.label }),
    excludeEmptyString: true,
  })
