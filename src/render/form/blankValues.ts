import { blankOf, type FieldRulesByType } from '../../core/fields/fieldRules.ts'
import type { Values } from '../../core/kit/FieldProps.ts'
import type { Field } from '../fields/Field.ts'

/** The values of a form that nobody has touched. A value in the document itself, as of a hidden field, comes first. */
export const blankValues = (rules: FieldRulesByType, fields: readonly Field[]): Values =>
  Object.fromEntries(
    fields.map((field) => {
      const blank = blankOf(rules, field)
      return [
        field.name,
        typeof blank === 'string' && 'value' in field ? (field.value ?? '') : blank,
      ]
    }),
  )
