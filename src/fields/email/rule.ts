import type { FormWords } from '../../document/words.ts'
import { fill } from '../../form/fill.ts'
import { textRule } from '../textRule.ts'
import type { EmailField } from './schema.ts'

/** Looks like an address: something, an @, a domain with a dot. Whether it exists, only a letter can tell. */
export const rule = (field: EmailField, words: FormWords) =>
  textRule(field, words).matches(/^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/, { message: fill(words.errorEmail, { label: field.label }), excludeEmptyString: true })
