import type { FormWords } from '../../document/words.ts'
import { fill } from '../../form/fill.ts'
import { textRule } from '../textRule.ts'
import type { DateField } from './schema.ts'
import { today } from './today.ts'

export const rule = (field: DateField, words: FormWords) =>
  textRule(field, words).test('past', fill(words.errorPast, { label: field.label }), (value) => field.min !== 'today' || !value || value >= today())
